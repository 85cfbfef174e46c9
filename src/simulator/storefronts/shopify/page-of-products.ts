import { isProductAvailable, type WorldProduct } from '../../world/product.ts';
import type { Shelf } from '../../world/shelf.ts';

/** The arguments of a connection that matter here. */
export type PageArguments = {
  first: number;
  after: string | null;
  sortKey: string;
  reverse: boolean;
  query: string | null;
};

export type PageOfProducts = { products: WorldProduct[]; hasNextPage: boolean };

/**
 * The products of a connection in the requested order. The order by time of writing, newest first, needs no sorting.
 */
export function pageOfProducts(shelf: Shelf, page: PageArguments, isDegenerate: boolean): PageOfProducts {
  const accepts = filterOf(page.query, isDegenerate);
  const after = page.after === null ? null : readCursor(page.after);
  const products: WorldProduct[] = [];
  // an order by sales has no value to continue from, except the product itself
  const isBySales = page.sortKey === 'BEST_SELLING';
  let isPastCursor = after === null;
  for (const product of inOrder(shelf, page, isDegenerate)) {
    if (after && !(isBySales ? isPastCursor : comesAfter(product, after, page, isDegenerate))) {
      isPastCursor = product.id === after.last_id;
      continue;
    }
    if (!product.isPublished || !accepts(product)) continue;
    if (products.length === page.first) return { products, hasNextPage: true };
    products.push(product);
  }
  return { products, hasNextPage: false };
}

export function cursorOf(product: WorldProduct, page: PageArguments, isDegenerate: boolean): string {
  const cursor = { last_id: product.id, last_value: sortValue(product, page.sortKey, isDegenerate) };
  return Buffer.from(JSON.stringify(cursor)).toString('base64');
}

type Cursor = { last_id: number; last_value: string | number };

function readCursor(text: string): Cursor {
  const cursor = JSON.parse(Buffer.from(text, 'base64').toString()) as Cursor;
  if (typeof cursor.last_id !== 'number') throw new SyntaxError('Invalid cursor for current pagination sort.');
  return cursor;
}

function inOrder(shelf: Shelf, page: PageArguments, isDegenerate: boolean): Iterable<WorldProduct> {
  if (page.sortKey === 'UPDATED_AT' && page.reverse && !isDegenerate) return newestFirst(shelf);
  if (page.sortKey === 'BEST_SELLING') return page.reverse ? shelf.bestSelling().reverse() : shelf.bestSelling();
  const direction = page.reverse ? -1 : 1;
  return [...shelf.published()].sort((one, two) => direction * compare(one, two, page.sortKey, isDegenerate));
}

function* newestFirst(shelf: Shelf): Iterable<WorldProduct> {
  for (let product = shelf.newest(); product; product = product.older) yield product;
}

function comesAfter(product: WorldProduct, cursor: Cursor, page: PageArguments, isDegenerate: boolean): boolean {
  const value = sortValue(product, page.sortKey, isDegenerate);
  const direction = page.reverse ? -1 : 1;
  if (value !== cursor.last_value) return value > cursor.last_value === direction > 0;
  return (product.id - cursor.last_id) * direction > 0;
}

function compare(one: WorldProduct, two: WorldProduct, sortKey: string, isDegenerate: boolean): number {
  const first = sortValue(one, sortKey, isDegenerate);
  const second = sortValue(two, sortKey, isDegenerate);
  if (first === second) return one.id - two.id;
  return first < second ? -1 : 1;
}

function sortValue(product: WorldProduct, sortKey: string, isDegenerate: boolean): string | number {
  switch (sortKey) {
    case 'UPDATED_AT':
      return isDegenerate ? 0 : product.modifiedAt;
    case 'CREATED_AT':
      return product.createdAt;
    case 'TITLE':
      return product.title;
    case 'VENDOR':
      return product.vendor;
    case 'PRODUCT_TYPE':
      return product.productType;
    case 'PRICE':
      return product.variants[0]!.priceMinor;
    default:
      return product.id;
  }
}

/** The few search terms that a reader of changes needs; others are ignored. */
function filterOf(query: string | null, isDegenerate: boolean): (product: WorldProduct) => boolean {
  const tests = [...(query ?? '').matchAll(/(\w+):(>=|<=|>|<)?'?"?([^\s'"]+)'?"?/gu)].map(
    ([, field, operator, value]) =>
      (product: WorldProduct): boolean => {
        if (field === 'available_for_sale') return String(isProductAvailable(product)) === value;
        if (field === 'updated_at') return isDegenerate || holds(product.modifiedAt, operator, Date.parse(value!));
        if (field === 'created_at') return holds(product.createdAt, operator, Date.parse(value!));
        if (field === 'product_type') return product.productType === value;
        return true;
      },
  );
  return (product) => tests.every((test) => test(product));
}

function holds(value: number, operator: string | undefined, limit: number): boolean {
  if (operator === '>') return value > limit;
  if (operator === '>=') return value >= limit;
  if (operator === '<') return value < limit;
  if (operator === '<=') return value <= limit;
  return value === limit;
}
