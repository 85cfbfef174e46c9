import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { Signal, Stock } from '#contract/filters.ts';
import type { PlatformKind } from '#contract/platform.ts';
import type { Tag } from '#contract/tag.ts';

export type ProductKey = { storeId: number; productId: number };

/** Which products a list is asked for. Prices and revenue in US dollars; both ends included. */
export type ProductFilter = {
  /** Of these stores; undefined for every store. */
  storeIds?: number[];
  notStoreIds?: number[];
  /** Only these products; undefined for all. */
  keys?: ProductKey[];
  notKeys?: ProductKey[];
  /** Each is found at the beginning of a word, or, from three letters on, anywhere (`searchText`). */
  words: string[];
  tags: Tag[];
  countries: string[];
  minPrice?: number;
  maxPrice?: number;
  minOrders?: number;
  maxOrders?: number;
  minRevenue?: number;
  maxRevenue?: number;
  firstSeen?: { from?: Date; until?: Date };
  /** Of orders, in per cent; what was not compared, or never sold, has none. */
  minGrowth?: number;
  maxGrowth?: number;
  sureGrowth?: boolean;
  /** In per cent. */
  minDiscount?: number;
  maxDiscount?: number;
  stock?: Stock;
  platforms: PlatformKind[];
  signals: Signal[];
  /** Those that a store sells no longer, but sold in the range. */
  isGoneIncluded: boolean;
  /** Nothing in it is a user's own: whoever asks gets one answer. */
  isShared: boolean;
};

/** The rows of one date range. */
export function windowOf(range: DateRange): RawBuilder<unknown> {
  return sql.raw(`product_window_${range.toLowerCase()}`);
}

/** What is asked of the product itself: of a row of `product` (p), or of its copy in a window (w). */
export function productConditions(filter: ProductFilter, of: 'p' | 'w'): RawBuilder<unknown>[] {
  const column = (name: string) => sql.raw(`${of}.${name}`);
  const key = sql.raw(of === 'p' ? '(p.store_id, p.id)' : '(w.store_id, w.product_id)');
  const { storeIds, notStoreIds, keys, notKeys, words, tags, countries, minPrice, maxPrice } = filter;
  const { firstSeen, minDiscount, maxDiscount, stock, platforms } = filter;
  return [
    ...(storeIds ? [sql`${column('store_id')} = any(${storeIds}::bigint[])`] : []),
    ...(notStoreIds?.length ? [sql`${column('store_id')} <> all(${notStoreIds}::bigint[])`] : []),
    ...(keys ? [sql`${key} in (${keysAsRows(keys)})`] : []),
    ...(notKeys?.length ? [sql`${key} not in (${keysAsRows(notKeys)})`] : []),
    ...words.map((word) => sql`${column('search_text')} like ${wordPattern(word)}`),
    ...(tags.length > 0 ? [sql`${column('tags')} && ${tags}::text[]`] : []),
    ...(countries.length > 0 ? [isOneOf(column('country'), sql`${countries}::text[]`)] : []),
    ...between(column('price_usd'), minPrice, maxPrice),
    ...between(column('first_seen_at'), firstSeen?.from, firstSeen?.until),
    ...discountWithin(column('discount'), minDiscount, maxDiscount),
    ...(stock ? [stock === 'in' ? column('is_available') : isOneOf(column('is_available'), sql`array[false]`)] : []),
    ...(platforms.length > 0 ? [isOfPlatforms(column('store_id'), platforms)] : []),
  ];
}

/** What is not reduced is reduced by 0 %. Bounds are rounded as the column is: a `real` refuses what it cannot hold. */
export function discountWithin(
  discount: RawBuilder<unknown>,
  least: number | undefined,
  most: number | undefined,
): RawBuilder<unknown>[] {
  return [
    ...(least ? [sql`${discount} >= ${Math.fround(least / 100)}::real`] : []),
    ...(most === undefined ? [] : [sql`coalesce(${discount}, 0) <= ${Math.fround(most / 100)}::real`]),
  ];
}

function isOfPlatforms(storeId: RawBuilder<unknown>, platforms: PlatformKind[]): RawBuilder<unknown> {
  return sql`exists (select from store s where s.id = ${storeId} and s.platform = any(${platforms}::text[]))`;
}

/** As the filter index has it, which knows arrays. */
function isOneOf(column: RawBuilder<unknown>, values: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array[${column}] && ${values}`;
}

/** What is asked of a window, of a product (w) or of a store (sw), against the one before and of what it rests on. */
export function windowConditions(
  {
    minGrowth,
    maxGrowth,
    sureGrowth,
    signals,
  }: Pick<ProductFilter, 'minGrowth' | 'maxGrowth' | 'sureGrowth' | 'signals'>,
  of: 'w' | 'sw',
): RawBuilder<unknown>[] {
  const column = (name: string) => sql.raw(`${of}.${name}`);
  const times = (growth: number) => sql`${column('previous_orders')} * ${1 + growth / 100}::float8`;
  const sure = column('sure_growth');
  const wanted = sql`${signals}::basis[]`;
  const isSold = sql.raw(`greatest(${of}.orders, ${of}.previous_orders) > 0`);
  return [
    ...(minGrowth === undefined && maxGrowth === undefined ? [] : [sql`${sure} is not null and ${isSold}`]),
    ...between(
      column('orders'),
      minGrowth === undefined ? undefined : times(minGrowth),
      maxGrowth === undefined ? undefined : times(maxGrowth),
    ),
    ...(sureGrowth === undefined ? [] : [sureGrowth ? sql`${sure} <> 0` : sql`${sure} = 0`]),
    ...(signals.length === 0
      ? []
      : [of === 'w' ? isOneOf(column('basis'), wanted) : sql`${column('basis')} = any(${wanted})`]),
  ];
}

/** What is asked of the sales, given the SQL of both figures. */
export function figureConditions(
  { minOrders, maxOrders, minRevenue, maxRevenue }: ProductFilter,
  { orders, revenue }: Record<'orders' | 'revenue', RawBuilder<unknown>>,
): RawBuilder<unknown>[] {
  return [...between(orders, minOrders, maxOrders), ...between(revenue, minRevenue, maxRevenue)];
}

/**
 * That no sale of `p` or `w` means zero, where bounds are asked for: what is not known (a store that was not observed, or
 * whose money has no rate) keeps none.
 */
export function isZeroKnown(filter: ProductFilter, range: DateRange, of: 'p' | 'w'): RawBuilder<unknown> {
  const isAsked = (...bounds: (number | undefined)[]) => bounds.some((bound) => bound !== undefined);
  const known = [
    ...(isAsked(filter.minOrders, filter.maxOrders) ? [sql`sw.orders is not null`] : []),
    ...(isAsked(filter.minRevenue, filter.maxRevenue) ? [sql`sw.revenue_usd is not null`] : []),
  ];
  if (known.length === 0) return sql`true`;
  return sql`exists (select from store_window sw where sw.store_id = ${sql.ref(`${of}.store_id`)}
    and sw.date_range = ${sql.lit(range)} and ${all(known)})`;
}

export function hasFigures({ minOrders, maxOrders, minRevenue, maxRevenue }: ProductFilter): boolean {
  return [minOrders, maxOrders, minRevenue, maxRevenue].some((bound) => bound !== undefined);
}

/**
 * Whether of the products of all stores nothing is asked but a price, or else orders: that leaves most, or few, and its
 * index alone tells how many.
 */
export function isBroad(filter: ProductFilter): boolean {
  const { minPrice, maxPrice, minOrders, maxOrders, isGoneIncluded, isShared, ...rest } = filter;
  const isAsked = (...bounds: (number | undefined)[]) => bounds.some((bound) => bound !== undefined);
  return (
    !(isAsked(minPrice, maxPrice) && isAsked(minOrders, maxOrders)) &&
    Object.values(rest).every(
      (asked) =>
        asked === undefined || (typeof asked === 'object' && Object.values(asked).every((one) => one === undefined)),
    )
  );
}

/** Whether a product that sold nothing may be in the list. */
export function includesUnsold(filter: ProductFilter): boolean {
  const { minOrders = 0, maxOrders = 0, minRevenue = 0, maxRevenue = 0 } = filter;
  return (
    windowConditions(filter, 'w').length === 0 && minOrders <= 0 && minRevenue <= 0 && maxOrders >= 0 && maxRevenue >= 0
  );
}

/** Two letters are in every other title: they begin a word, which the index of three letters and a space knows. */
export function wordPattern(word: string): string {
  return word.length < 3 ? `% ${word}%` : `%${word}%`;
}

export function all(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** As a selection of two columns. */
export function keysAsRows(keys: ProductKey[]): RawBuilder<unknown> {
  const [storeIds, productIds] = [keys.map((key) => key.storeId), keys.map((key) => key.productId)];
  return sql`select * from unnest(${storeIds}::bigint[], ${productIds}::bigint[])`;
}

export function between(
  column: RawBuilder<unknown>,
  least: number | Date | RawBuilder<unknown> | undefined,
  most: number | Date | RawBuilder<unknown> | undefined,
): RawBuilder<unknown>[] {
  return [
    ...(least === undefined ? [] : [sql`${column} >= ${least}`]),
    ...(most === undefined ? [] : [sql`${column} <= ${most}`]),
  ];
}
