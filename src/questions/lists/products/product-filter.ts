import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { Signal, Stock } from '#contract/filters.ts';
import type { PlatformKind } from '#contract/platform.ts';
import type { Tag } from '#contract/tag.ts';

export type ProductKey = { storeId: number; productId: number };

/** Which products a list shows. Prices and revenue are in US dollars; bounds are inclusive. */
export type ProductFilter = {
  /** Only products of these stores; undefined: of all. */
  storeIds?: number[];
  notStoreIds?: number[];
  /** Only these products; undefined: all. */
  keys?: ProductKey[];
  notKeys?: ProductKey[];
  /** Each must occur in the product's `searchText`: at the beginning of a word, or anywhere from three letters on. */
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
  /** Growth of orders in per cent. Products that were not compared or never sold have none. */
  minGrowth?: number;
  maxGrowth?: number;
  sureGrowth?: boolean;
  /** In per cent. */
  minDiscount?: number;
  maxDiscount?: number;
  stock?: Stock;
  platforms: PlatformKind[];
  signals: Signal[];
  /** Includes products that their store has removed but that sold in the range. */
  isGoneIncluded: boolean;
  /** Nothing in the filter belongs to one user, so every user gets the same answer. */
  isShared: boolean;
};

/** The table of one date range. */
export function windowOf(range: DateRange): RawBuilder<unknown> {
  return sql.raw(`product_window_${range.toLowerCase()}`);
}

/** Conditions on the product itself: on a row of `product` (p), or on its copy in a window (w). */
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

/** No discount counts as 0 %. Bounds are rounded to a `real` like the column, as PostgreSQL refuses what a `real` cannot hold. */
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

/** Written as the GIN filter index needs it, which indexes arrays. */
function isOneOf(column: RawBuilder<unknown>, values: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array[${column}] && ${values}`;
}

/** Conditions on growth and signal, on the window of a product (w) or of a store (sw). */
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

/** Conditions on orders and revenue, given the SQL of both. */
export function figureConditions(
  { minOrders, maxOrders, minRevenue, maxRevenue }: ProductFilter,
  { orders, revenue }: Record<'orders' | 'revenue', RawBuilder<unknown>>,
): RawBuilder<unknown>[] {
  return [...between(orders, minOrders, maxOrders), ...between(revenue, minRevenue, maxRevenue)];
}

/**
 * Where bounds on figures are asked for: that an unsold product of `p` or `w` is known to have sold zero. It is not where
 * the store was not observed, or where its currency has no rate.
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
 * Whether a filter on all stores asks for nothing but a price, or nothing but orders. Such a list is either very long or
 * short, and the index alone can count it.
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

/** Whether unsold products may be in the list. */
export function includesUnsold(filter: ProductFilter): boolean {
  const { minOrders = 0, maxOrders = 0, minRevenue = 0, maxRevenue = 0 } = filter;
  return (
    windowConditions(filter, 'w').length === 0 && minOrders <= 0 && minRevenue <= 0 && maxOrders >= 0 && maxRevenue >= 0
  );
}

/** Two letters occur in every other title, so they must begin a word: with its space the trigram index can find that. */
export function wordPattern(word: string): string {
  return word.length < 3 ? `% ${word}%` : `%${word}%`;
}

export function all(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Keys as a subquery of two columns. */
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
