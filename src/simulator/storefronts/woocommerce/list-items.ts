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

/** The items that match, in order. By time of writing, newest first, only the products written since are looked at. */
export function listItems(shelf: Shelf, shop: WooCommerceShop, filter: ItemFilter): StoreItem[] {
  const after = bound(filter.after, filter.dateColumn, shop.utcOffsetMinutes);
  const before = bound(filter.before, filter.dateColumn, shop.utcOffsetMinutes);
  const isByWriting = filter.dateColumn.startsWith('modified');
  const items: StoreItem[] = [];
  for (const product of isByWriting && after !== null ? writtenAfter(shelf, after) : shelf.published()) {
    for (const item of itemsOf(product, filter)) {
      const at = isByWriting ? itemModifiedAt(item) : product.publishedAt;
      if (after !== null && at <= after) continue;
      if (before !== null && at >= before) continue;
      if (accepts(item, filter)) items.push(item);
    }
  }
  const direction = filter.order === 'asc' ? 1 : -1;
  const value = sortValueOf(filter.orderby);
  return items.sort((one, two) => direction * (compare(value(one), value(two)) || itemId(one) - itemId(two)));
}

function* writtenAfter(shelf: Shelf, after: number): Iterable<WorldProduct> {
  for (let product = shelf.newest(); product && product.modifiedAt > after; product = product.older) {
    if (product.isPublished) yield product;
  }
}

function itemsOf(product: WorldProduct, filter: ItemFilter): StoreItem[] {
  const variations = isVariable(product) ? product.variants.map((variation) => ({ product, variation })) : [];
  if (filter.kind === 'variations') return variations;
  const parent: StoreItem = { product, variation: null };
  return filter.include.length > 0 ? [parent, ...variations] : [parent];
}

function accepts(item: StoreItem, filter: ItemFilter): boolean {
  if (filter.include.length > 0 && !filter.include.includes(itemId(item))) return false;
  if (filter.parents.length > 0 && !(item.variation && filter.parents.includes(item.product.id))) return false;
  if (filter.stockStatuses.length === 0) return true;
  const isInStock = item.variation ? isVariantAvailable(item.variation) : isProductAvailable(item.product);
  return filter.stockStatuses.includes(isInStock ? 'instock' : 'outofstock');
}

/**
 * A time without a zone is taken as the column stores it. One with a zone is turned into the shop's own time first,
 * also for the columns in UTC: WordPress does so, and readers have to know.
 */
function bound(text: string | null, column: DateColumn, utcOffsetMinutes: number): number | null {
  if (text === null) return null;
  const offsetMs = utcOffsetMinutes * 60_000;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/iu.test(text);
  const asWritten = hasZone ? Date.parse(text) + offsetMs : Date.parse(`${text.replace(' ', 'T')}Z`);
  return column.endsWith('_gmt') ? asWritten : asWritten - offsetMs;
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
