import { isProductAvailable, isVariantAvailable, type WorldProduct } from '../../world/product.ts';
import type { Shelf } from '../../world/shelf.ts';
import { isVariable, itemId, itemModifiedAt, type StoreItem } from './product-json.ts';
import type { WooCommerceShop } from './shop.ts';

export type DateColumn = 'date' | 'date_gmt' | 'modified' | 'modified_gmt';

export type ItemFilter = {
  kind: 'products' | 'variations';
  dateColumn: DateColumn;
  after: string | null;
  before: string | null;
  include: readonly number[];
  parents: readonly number[];
  stockStatuses: readonly string[];
  orderby: string;
  order: 'asc' | 'desc';
};

export type ItemList = { total: number; items: StoreItem[] };

/** The first `most` matching items, in order, and how many match in total. */
export function listItems(shelf: Shelf, shop: WooCommerceShop, filter: ItemFilter, most: number): ItemList {
  return newestItems(shelf, filter, most) ?? matchingItems(shelf, shop, filter, most);
}

/** What pollers ask for, without going through the rest of a large shelf; null for any other order or filter. */
function newestItems(shelf: Shelf, filter: ItemFilter, most: number): ItemList | null {
  const { kind, orderby, order, after, before, include, parents, stockStatuses } = filter;
  const isNarrowed = after !== null || before !== null || include.length + parents.length + stockStatuses.length > 0;
  if (isNarrowed || kind !== 'products' || orderby !== 'modified' || order !== 'desc') return null;
  const published = shelf.published();
  const items: StoreItem[] = [];
  for (let product = shelf.newest(); product && items.length < most; product = product.older) {
    if (product.isPublished) items.push({ product, variation: null });
  }
  return { total: published.length, items };
}

function matchingItems(shelf: Shelf, shop: WooCommerceShop, filter: ItemFilter, most: number): ItemList {
  const after = bound(filter.after, filter.dateColumn, shop.utcOffsetMinutes);
  const before = bound(filter.before, filter.dateColumn, shop.utcOffsetMinutes);
  const isByWriting = filter.dateColumn.startsWith('modified');
  const items: StoreItem[] = [];
  // Nearly sorted items are sorted in one pass.
  const isNewestFirst = filter.orderby === 'modified' && filter.order === 'desc';
  const since = isByWriting ? after : null;
  const candidates = isNewestFirst || since !== null ? writtenAfter(shelf, since) : shelf.published();
  for (const product of candidates) {
    for (const item of itemsOf(product, filter)) {
      const at = isByWriting ? itemModifiedAt(item) : product.publishedAt;
      if (after !== null && at <= after) continue;
      if (before !== null && at >= before) continue;
      if (accepts(item, filter)) items.push(item);
    }
  }
  const direction = filter.order === 'asc' ? 1 : -1;
  const value = filter.orderby === 'popularity' ? popularityOf(shelf) : sortValueOf(filter.orderby);
  const sorted = items.map((item) => ({ item, value: value(item) }));
  sorted.sort((one, two) => direction * (compare(one.value, two.value) || itemId(one.item) - itemId(two.item)));
  return { total: sorted.length, items: sorted.slice(0, most).map(({ item }) => item) };
}

function writtenAfter(shelf: Shelf, after: number | null): WorldProduct[] {
  const written: WorldProduct[] = [];
  for (let product = shelf.newest(); product; product = product.older) {
    if (after !== null && product.modifiedAt <= after) break;
    if (product.isPublished) written.push(product);
  }
  return written;
}

function itemsOf(product: WorldProduct, filter: ItemFilter): StoreItem[] {
  if (filter.kind === 'variations') {
    return isVariable(product) ? product.variants.map((variation) => ({ product, variation })) : [];
  }
  return [{ product, variation: null }];
}

function accepts(item: StoreItem, filter: ItemFilter): boolean {
  if (filter.include.length > 0 && !filter.include.includes(itemId(item))) return false;
  if (filter.parents.length > 0 && !(item.variation && filter.parents.includes(item.product.id))) return false;
  if (filter.stockStatuses.length === 0) return true;
  const isInStock = item.variation ? isVariantAvailable(item.variation) : isProductAvailable(item.product);
  return filter.stockStatuses.includes(isInStock ? 'instock' : 'outofstock');
}

/**
 * A time without a zone is compared with the column as stored. One with a zone is first converted to the shop's own
 * time, even for the columns in UTC: WordPress does so, and readers have to know it.
 */
function bound(text: string | null, column: DateColumn, utcOffsetMinutes: number): number | null {
  if (text === null) return null;
  const offsetMs = utcOffsetMinutes * 60_000;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/iu.test(text);
  const asWritten = hasZone ? Date.parse(text) + offsetMs : Date.parse(`${text.replace(' ', 'T')}Z`);
  return column.endsWith('_gmt') ? asWritten : asWritten - offsetMs;
}

/** A real shop counts all units ever sold; here, only recent sales count. */
function popularityOf(shelf: Shelf): (item: StoreItem) => number {
  const places = new Map(shelf.bestSelling().map((product, place) => [product, -place]));
  return ({ product }) => places.get(product) ?? Number.NEGATIVE_INFINITY;
}

function sortValueOf(orderby: string): (item: StoreItem) => number | string {
  if (orderby === 'modified') return itemModifiedAt;
  if (orderby === 'id') return itemId;
  if (orderby === 'title') return (item) => item.product.title;
  if (orderby === 'price') return (item) => (item.variation ?? item.product.variants[0]!).priceMinor;
  return (item) => item.product.publishedAt;
}

function compare(one: number | string, two: number | string): number {
  if (one === two) return 0;
  return one < two ? -1 : 1;
}
