import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { ProductSort, Sales } from '#contract/filters.ts';
import type { SortOrder } from '#contract/list.ts';
import {
  all,
  figureConditions,
  hasFigures,
  includesUnsold,
  isZeroKnown,
  type ProductFilter,
  productConditions,
  windowConditions,
  windowOf,
} from './product-filter.ts';

export type ProductQuestion = {
  filter: ProductFilter;
  range: DateRange;
  /** Null: the products of `filter.keys`, sold or not. */
  sales: Sales | null;
  sortBy: ProductSort;
  sortOrder: SortOrder;
  limit: number;
  offset: number;
};

/** The parts of a list's SQL. */
export type ProductList = {
  /** A table or join with one row a product. */
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** Select `store_id, product_id`. */
  keys: RawBuilder<unknown>;
  /** The value that is sorted by. */
  value: RawBuilder<unknown>;
  /** What the filter implies for that value. A read in index order skips the rows outside. */
  reach: RawBuilder<unknown>;
};

const VALUE = {
  orderCount: 'orders',
  revenue: 'revenue_usd',
  change: 'orders_change',
  price: 'price_usd',
  newest: 'first_seen_at',
} as const;

const ANY = sql`true`;

/**
 * The list that a question asks for; null where nothing can match. A product that sold in a range, or in the range before
 * it, has a row in the range's windows; a product that did not has none.
 */
export function productList(question: ProductQuestion): ProductList | null {
  if (question.sales === 'with') return sold(question);
  if (question.sales === null) return either(question);
  return includesUnsold(question.filter) ? unsold(question) : null;
}

function sold(question: ProductQuestion): ProductList {
  const { filter, range, sortBy } = question;
  const isZeroAsked = includesUnsold(filter) && hasFigures(filter);
  const conditions = [
    filter.isGoneIncluded ? sql`(not w.is_gone or w.orders > 0)` : sql`not w.is_gone`,
    ...productConditions(filter, 'w'),
    ...figureConditions(filter, { orders: sql`w.orders`, revenue: sql`w.revenue_usd` }),
    ...windowConditions(filter, 'w'),
    ...(isZeroAsked ? [sql`(w.orders > 0 or ${isZeroKnown(filter, range, 'w')})`] : []),
  ];
  return {
    from: sql`${windowOf(range)} w`,
    where: all(conditions),
    keys: sql`w.store_id, w.product_id`,
    value: sql.ref(`w.${VALUE[sortBy]}`),
    reach: reachOf(question),
  };
}

/** Orders of no period are negative, and a product with growth sold in one of both periods. */
function reachOf({ sortBy, filter: { maxOrders, minGrowth, maxGrowth } }: ProductQuestion): RawBuilder<unknown> {
  if (sortBy === 'orderCount') return minGrowth !== undefined && minGrowth > -100 ? sql`w.orders > 0` : ANY;
  if (sortBy !== 'change') return ANY;
  return all([
    ...(maxOrders === undefined ? [] : [sql`w.orders_change <= ${maxOrders}`]),
    ...(minGrowth !== undefined && minGrowth > 0 ? [sql`w.orders_change > 0`] : []),
    ...(maxGrowth !== undefined && maxGrowth < 0 ? [sql`w.orders_change < 0`] : []),
  ]);
}

function unsold({ filter, range, sortBy }: ProductQuestion): ProductList {
  const conditions = [
    sql`p.gone_at is null`,
    ...productConditions(filter, 'p'),
    sql`not exists (select from ${windowOf(range)} w
      where w.date_range = ${sql.lit(range)} and w.store_id = p.store_id and w.product_id = p.id)`,
    isZeroKnown(filter, range, 'p'),
  ];
  return {
    from: sql`product p`,
    where: all(conditions),
    keys: sql`p.store_id, p.id as product_id`,
    value: isFigure(sortBy) ? sql`0` : sql.ref(`p.${VALUE[sortBy]}`),
    reach: ANY,
  };
}

/** The given products, sold or not. Unsold ones count as zero; unknown values sort last. */
function either({ filter, range, sortBy }: ProductQuestion): ProductList {
  const figure = (name: string) => {
    const zero = `case when sw.${name === 'revenue_usd' ? name : 'orders'} is not null then 0 end`;
    return sql.raw(`case when w.orders > 0 or w.orders_change <> 0 then w.${name} else ${zero} end`);
  };
  const conditions = [
    sql`p.gone_at is null`,
    ...productConditions(filter, 'p'),
    ...figureConditions(filter, { orders: figure('orders'), revenue: figure('revenue_usd') }),
    ...windowConditions(filter, 'w'),
  ];
  return {
    from: sql`product p left join ${windowOf(range)} w on w.store_id = p.store_id and w.product_id = p.id
      left join store_window sw on sw.store_id = p.store_id and sw.date_range = ${sql.lit(range)}`,
    where: all(conditions),
    keys: sql`p.store_id, p.id as product_id`,
    value: isFigure(sortBy) ? figure(VALUE[sortBy]) : sql.raw(`p.${VALUE[sortBy]}`),
    reach: ANY,
  };
}

/** Whether unknown values come first in the order of the index. In every list they come last. */
export function areUnknownFirstInIndex(sortBy: ProductSort, sortOrder: SortOrder): boolean {
  return (sortBy === 'revenue' && sortOrder === 'asc') || (sortBy === 'price' && sortOrder === 'desc');
}

/** The order of a list's rows (`value` and the keys). Unknown values come last. */
export function orderOf(question: ProductQuestion): RawBuilder<unknown> {
  return orderBy(question, question.sortBy === 'newest' ? '' : 'nulls last');
}

/**
 * The exact order of an index, forward or backward. In any other order PostgreSQL would sort every row. The index of revenue
 * is descending with unknown values last; the others put them where PostgreSQL does by default.
 */
export function indexOrderOf(question: ProductQuestion): RawBuilder<unknown> {
  if (question.sortBy !== 'revenue') return orderBy(question, '');
  return orderBy(question, question.sortOrder === 'desc' ? 'nulls last' : 'nulls first');
}

function orderBy({ sales, sortBy, sortOrder }: ProductQuestion, nulls: string): RawBuilder<unknown> {
  const isForward = (sortOrder === 'desc') === (sortBy !== 'price');
  const keys = isForward ? 'store_id, product_id' : 'store_id desc, product_id desc';
  if (sales === 'without' && isFigure(sortBy)) return sql.raw(keys);
  return sql.raw(`value ${sortOrder} ${nulls}, ${keys}`);
}

function isFigure(sortBy: ProductSort): boolean {
  return sortBy !== 'price' && sortBy !== 'newest';
}
