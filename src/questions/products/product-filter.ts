import { type RawBuilder, sql } from 'kysely';
import { maskOf } from '#catalog/tags/tag-mask.ts';
import type { DateRange } from '#contract/date-range.ts';
import type { Tag } from '#contract/tag.ts';

/** Which products a list is asked for. Prices and revenue in US dollars; both ends included. */
export type ProductFilter = {
  /** Of these stores; undefined for every store. */
  storeIds?: number[];
  notStoreIds?: number[];
  /** Only those, or none of those, that `keys` selects: `store_id, product_id`. */
  among: { keys: RawBuilder<unknown>; isIn: boolean }[];
  /** Each is found at the beginning of a word, or, from three letters on, anywhere (`searchText`). */
  words: string[];
  /** The last part of a product's address. */
  handle?: string;
  tags: Tag[];
  countries: string[];
  minPrice?: number;
  maxPrice?: number;
  minOrders?: number;
  maxOrders?: number;
  minRevenue?: number;
  maxRevenue?: number;
  /** Those that a store sells no longer, but sold in the range. */
  isGoneIncluded: boolean;
  /** Nothing in it is a user's own: whoever asks gets one answer. */
  isShared: boolean;
};

/** The rows of one date range. */
export function windowOf(range: DateRange): RawBuilder<unknown> {
  return sql.table(`product_window_${range.toLowerCase()}`);
}

/**
 * A condition on a window: that it is the one of `product p`. The partition holds no other range, but the index of its
 * key is searched three times as often where none is named.
 */
export function isOwnWindow(range: DateRange, window: 'v' | 'w' = 'w'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${window}.${name}`);
  return sql`${column('date_range')} = ${sql.lit(range)} and ${column('store_id')} = p.store_id and ${column('product_id')} = p.id`;
}

/**
 * What is asked of the product itself: of a row of `product` (p), or of its copy in a window (w). `isHidden`: so that the
 * planner has no index for it but that of the order asked for.
 */
export function productConditions(
  filter: ProductFilter,
  of: 'p' | 'w',
  tagMask = maskOf(filter.tags),
  isHidden = false,
): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  const [country, price, tags] = isHidden
    ? [sql`(${column('country')} || '')`, sql`(${column('price_usd')} + 0)`, sql`(${column('tag_mask')} | 0)`]
    : [column('country'), column('price_usd'), column('tag_mask')];
  const [id, isListed] = of === 'p' ? ['id', sql`p.gone_at is null`] : ['product_id', sql`not w.is_gone`];
  const conditions: RawBuilder<unknown>[] = [];
  if (!filter.isGoneIncluded) conditions.push(isListed);
  if (filter.storeIds) conditions.push(sql`${column('store_id')} = any(${filter.storeIds}::bigint[])`);
  if (filter.notStoreIds?.length) conditions.push(sql`${column('store_id')} <> all(${filter.notStoreIds}::bigint[])`);
  for (const { keys, isIn } of filter.among) {
    const isAmong = sql`(${column('store_id')}, ${column(id)}) in (${keys})`;
    conditions.push(isIn ? isAmong : sql`not (${isAmong})`);
  }
  if (filter.countries.length > 0) conditions.push(sql`${country} = any(${filter.countries}::text[])`);
  if (filter.minPrice !== undefined) conditions.push(sql`${price} >= ${filter.minPrice}`);
  if (filter.maxPrice !== undefined) conditions.push(sql`${price} <= ${filter.maxPrice}`);
  // a literal, so that the planner sees which category's own index it is
  if (tagMask !== 0) conditions.push(sql`${tags} & ${sql.lit(tagMask)} <> 0`);
  return conditions;
}

/** What only a row of `product` itself can be asked. */
export function wordConditions(filter: ProductFilter, of = 'p'): RawBuilder<unknown>[] {
  const conditions = filter.words.map((word) => hasWord(word, of));
  if (filter.handle !== undefined) conditions.push(sql`${sql.ref(`${of}.handle`)} = ${filter.handle}`);
  return conditions;
}

/** The words of a row that is read out of an index: by its mask, and, where that lets it pass, by its product. */
export function metWords(filter: ProductFilter, of: 'p' | 'w'): RawBuilder<unknown>[] {
  return isNamed(filter) ? [...maskConditions(filter, of), hasWords(filter, of)] : [];
}

/** The words of a row, asked of its product. */
export function hasWords(filter: ProductFilter, of: 'p' | 'w'): RawBuilder<unknown> {
  const id = sql.ref(of === 'p' ? 'p.id' : 'w.product_id');
  // offset 0: looked up one by one
  return sql`exists (select from product q
    where q.store_id = ${sql.ref(`${of}.store_id`)} and q.id = ${id} and ${all(wordConditions(filter, 'q'))} offset 0)`;
}

/** All that have the words pass, and some that have not: asked of an index, before a product itself is looked at. */
export function maskConditions({ words }: ProductFilter, of: 'p' | 'w'): RawBuilder<unknown>[] {
  return words.map((word) => mayHaveWord(word, of));
}

export function mayHaveWord(word: string, of: 'p' | 'w'): RawBuilder<unknown> {
  const text = word.length < 3 ? ` ${word}` : word;
  const lacksNone = (mask: string, half: 0 | 1) =>
    sql`(~${sql.ref(`${of}.${mask}`)}) & word_mask(${text}, ${sql.lit(half)}) = 0`;
  // coalesce: the planner then expects half of the rows, not one in two hundred
  return sql`coalesce(${lacksNone('word_mask', 0)} and ${lacksNone('word_mask_2', 1)}, false)`;
}

/** Of some stores, and nothing else is asked: found by the stores' keys, whichever they are. */
export function isOfStoresAlone(filter: ProductFilter): boolean {
  const { storeIds, among, tags, countries, minPrice, maxPrice } = filter;
  const isNarrowed =
    [among, tags, countries].some(({ length }) => length > 0) || minPrice !== undefined || maxPrice !== undefined;
  return storeIds !== undefined && !isNarrowed && !isNamed(filter) && !hasFigures(filter);
}

export function isNamed(filter: ProductFilter): boolean {
  return filter.words.length > 0 || filter.handle !== undefined;
}

export function hasWord(word: string, of = 'p'): RawBuilder<unknown> {
  return sql`${sql.ref(`${of}.search_text`)} like ${wordPattern(word)}`;
}

/** Two letters are in every other title: they begin a word, which the index of three letters and a space knows. */
export function wordPattern(word: string): string {
  return word.length < 3 ? `% ${word}%` : `%${word}%`;
}

/** What is asked of the sales; `figure` gives the SQL of one. */
export function figureConditions(
  filter: ProductFilter,
  figure: (name: 'orders' | 'revenue_usd') => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.minOrders !== undefined) conditions.push(sql`${figure('orders')} >= ${filter.minOrders}`);
  if (filter.maxOrders !== undefined) conditions.push(sql`${figure('orders')} <= ${filter.maxOrders}`);
  if (filter.minRevenue !== undefined) conditions.push(sql`${figure('revenue_usd')} >= ${filter.minRevenue}`);
  if (filter.maxRevenue !== undefined) conditions.push(sql`${figure('revenue_usd')} <= ${filter.maxRevenue}`);
  return conditions;
}

export function hasFigures({ minOrders, maxOrders, minRevenue, maxRevenue }: ProductFilter): boolean {
  return [minOrders, maxOrders, minRevenue, maxRevenue].some((bound) => bound !== undefined);
}

/** Whether a product that sold nothing may be in the list. */
export function includesUnsold({
  minOrders = 0,
  maxOrders = 0,
  minRevenue = 0,
  maxRevenue = 0,
}: ProductFilter): boolean {
  return minOrders <= 0 && minRevenue <= 0 && maxOrders >= 0 && maxRevenue >= 0;
}

/** A figure of `product p`: a query of its own, so that the planner does not join all windows for the sake of a page. */
export function probe(range: DateRange, figure: string): RawBuilder<unknown> {
  return sql`(select ${sql.ref(`w.${figure}`)} from ${windowOf(range)} w where ${isOwnWindow(range)})`;
}

export function all(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
