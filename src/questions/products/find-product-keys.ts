import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import { type SortOrder, TOTAL_CAP } from '#contract/list.ts';
import type { Database } from '#database/connect.ts';
import { countMarketProducts } from './count-market-products.ts';
import {
  all,
  figureConditions,
  includesUnsold,
  maskOf,
  type ProductFilter,
  productConditions,
  windowOf,
  wordConditions,
} from './product-filter.ts';

export type ProductSort = 'orderCount' | 'revenue' | 'change' | 'price' | 'newest';

export type ProductKey = { storeId: number; productId: number };

export type ProductQuestion = {
  filter: ProductFilter;
  range: DateRange;
  sortBy: ProductSort;
  sortOrder: SortOrder;
  limit: number;
  offset: number;
};

const FIGURE = { orderCount: 'orders', revenue: 'revenue_usd', change: 'orders_change' } as const;
const OWN = { price: 'price_usd', newest: 'first_seen_at' } as const;
/** Above so many categories one index for all is quicker than one for each. */
const MOST_TAG_INDEXES = 4;

/**
 * A page of products by a sort, and how many there are (counted no further than one past TOTAL_CAP). The count decides
 * how the page is found: few are gathered and sorted; of many, the first in the order of an index are soon met.
 * Products without sales have no window: they come between those that sold and those whose sales fell.
 */
export async function findProductKeys(
  database: Database,
  question: ProductQuestion,
): Promise<{ keys: ProductKey[]; total: number }> {
  const { filter, range } = question;
  const keys: ProductKey[] = [];
  const named = await countNamed(database, question);
  if (named === 0) return { keys, total: 0 };
  const isNamedByFew = named !== null && named <= TOTAL_CAP;
  const total =
    named !== null && includesUnsold(filter) && !hasFigures(filter)
      ? named
      : await count(database, filter, matches({ filter, range, isNamedByFew }));
  const isFew = total <= TOTAL_CAP;
  if (total === 0) return { keys, total };
  const share = isNamedByFew ? named / (await countMarketProducts(database)) : null;
  let offset = question.offset;
  for (const part of partsOf({ ...question, isNamedByFew })) {
    const limit = question.limit - keys.length;
    if (limit === 0) break;
    const span = { isFew, limit, offset };
    const met = share === null ? null : await findOnTheWay(database, part, span, { named: named!, share });
    const rows = met ?? (await fetch(database, filter, part, span));
    keys.push(...rows);
    if (rows.length > 0) offset = 0;
    // the page begins in a later part
    else if (offset > 0) offset = Math.max(0, offset - (await count(database, filter, part)));
  }
  return { keys, total };
}

/** How many products have the words that are asked for, whatever they sold; null where none are asked for. */
async function countNamed(database: Database, { filter, range }: ProductQuestion): Promise<number | null> {
  if (wordConditions(filter).length === 0) return null;
  const ofItself = {
    ...filter,
    minOrders: undefined,
    maxOrders: undefined,
    minRevenue: undefined,
    maxRevenue: undefined,
  };
  return count(database, ofItself, matches({ filter: ofItself, range, isNamedByFew: true }));
}

function hasFigures({ minOrders, maxOrders, minRevenue, maxRevenue }: ProductFilter): boolean {
  return [minOrders, maxOrders, minRevenue, maxRevenue].some((bound) => bound !== undefined);
}

/** Few by their words: they are looked up first, and their sales then; of many, those that sold are met in their order. */
type Named = { isNamedByFew: boolean };

/** Selects `store_id, product_id, value`, of all the categories asked for or of some; from `w` or from `p`. */
type Part = {
  from: 'w' | 'p';
  select(tagMask?: number): RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** The same, whatever their words; and a condition on `w` that they have those asked for. */
  onTheWay?: { windows: RawBuilder<unknown>; isNamed: RawBuilder<unknown> };
};

function partsOf(question: ProductQuestion & Named): Part[] {
  const { filter, range, sortBy, sortOrder } = question;
  const isDown = sortOrder === 'desc';
  if (sortBy === 'price' || sortBy === 'newest') {
    const value = sql.ref(`p.${OWN[sortBy]}`);
    const isSold = includesUnsold(filter) ? [] : [hasWindow(filter, range)];
    const known = {
      order: orderOf(isDown, isDown === (sortBy === 'newest')),
      select: (mask?: number) => products(filter, range, mask, value, [...isSold, sql`${value} is not null`]),
    };
    const unknown = {
      order: orderOf(isDown, true, false),
      select: (mask?: number) => products(filter, range, mask, sql`0`, [...isSold, sql`${value} is null`]),
    };
    return [known, unknown].map((part) => ({ from: 'p', ...part }));
  }
  const figure = FIGURE[sortBy];
  const value = sql.ref(`w.${figure}`);
  const order = orderOf(isDown, isDown, true, sortBy === 'revenue');
  const ofSign = (sign: RawBuilder<unknown>): Part => {
    const hasSign = sql`${value} ${sign} 0`;
    const unnamed = { ...question, filter: { ...filter, words: [], handle: undefined } };
    return {
      ...{ from: 'w', order },
      select: (mask) => windows(question, mask, figure, hasSign),
      onTheWay: { windows: windows(unnamed, undefined, figure, hasSign), isNamed: isNamed(filter) },
    };
  };
  // what is not known of a store that was not observed is not zero: its products come last either way
  const level = (isKnown: boolean): Part => ({
    ...{ from: includesUnsold(filter) ? 'p' : 'w', order: orderOf(isDown, isDown, false) },
    select: (mask) => {
      const isAsked = sql`${isObserved(includesUnsold(filter) ? 'p' : 'w', range, figure)} = ${sql.lit(isKnown)}`;
      return includesUnsold(filter)
        ? products(filter, range, mask, sql`0`, [sql`coalesce(${probe(range, figure)}, 0) = 0`, isAsked])
        : windows(question, mask, figure, sql`coalesce(${value}, 0) = 0 and ${isAsked}`);
    },
  });
  const rising = ofSign(sql`>`);
  const falling = ofSign(sql`<`);
  const known = sortBy === 'change' ? [rising, level(true), falling] : [rising, level(true)];
  return [...(isDown ? known : known.reverse()), level(false)];
}

function isObserved(
  of: 'p' | 'w',
  range: DateRange,
  figure: (typeof FIGURE)[keyof typeof FIGURE],
): RawBuilder<unknown> {
  const column = sql.ref(figure === 'revenue_usd' ? 'sw.revenue_usd' : 'sw.orders');
  return sql`coalesce((select ${column} is not null from store_window sw
    where sw.store_id = ${sql.ref(`${of}.store_id`)} and sw.date_range = ${sql.lit(range)}), false)`;
}

/** The very orders of the indexes, forward or backward: any other would sort every row. */
function orderOf(isDown: boolean, isForward: boolean, hasValue = true, areNullsLow = false): RawBuilder<unknown> {
  const rest = isForward ? sql`store_id, product_id` : sql`store_id desc, product_id desc`;
  if (!hasValue) return rest;
  const nulls = sql.raw(areNullsLow === isDown ? 'nulls last' : 'nulls first');
  return isDown
    ? sql`value desc ${nulls}, ${rest}`
    : sql`value asc ${sql.raw(areNullsLow ? 'nulls first' : 'nulls last')}, ${rest}`;
}

function windows(
  { filter, range, isNamedByFew }: Pick<ProductQuestion, 'filter' | 'range'> & Named,
  tagMask: number | undefined,
  figure: string,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const words = wordConditions(filter);
  const asked = [...figureConditions(filter, (name) => sql.ref(`w.${name}`)), condition];
  const value = sql`${sql.ref(`w.${figure}`)} as value`;
  // offset 0: a query of its own, which the planner does not turn into a join of all windows with all products
  if (words.length > 0 && isNamedByFew)
    return sql`select p.store_id, p.id as product_id, ${value} from product p
      cross join lateral (select * from ${windowOf(range)} v where v.store_id = p.store_id and v.product_id = p.id offset 0) w
      where ${all([...productConditions(filter, 'p', tagMask), ...words, ...asked])}`;
  const named = words.length > 0 ? [isNamed(filter)] : [];
  return sql`select w.store_id, w.product_id, ${value} from ${windowOf(range)} w
    where ${all([...productConditions(filter, 'w', tagMask), ...asked, ...named])}`;
}

/** A condition on `w`: its product has the words. */
function isNamed(filter: ProductFilter): RawBuilder<unknown> {
  return sql`exists (select from product p
    where p.store_id = w.store_id and p.id = w.product_id and ${all(wordConditions(filter))} offset 0)`;
}

function products(
  filter: ProductFilter,
  range: DateRange,
  tagMask: number | undefined,
  value: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  // those that sold are asked for by a condition of their own
  const figures = includesUnsold(filter)
    ? figureConditions(filter, (name) => sql`coalesce(${probe(range, name)}, 0)`)
    : [];
  const isThere = sql`(p.gone_at is null or coalesce(${probe(range, 'orders')}, 0) > 0)`;
  const own = [...productConditions(filter, 'p', tagMask), ...wordConditions(filter), ...figures, ...conditions];
  return sql`select p.store_id, p.id as product_id, ${value} as value from product p
    where ${all(filter.isGoneIncluded ? [...own, isThere] : own)}`;
}

/** A product's figure: a query of its own, so that the planner does not join all windows for the sake of a page. */
function probe(range: DateRange, figure: string): RawBuilder<unknown> {
  return sql`(select ${sql.ref(`w.${figure}`)} from ${windowOf(range)} w where w.store_id = p.store_id and w.product_id = p.id)`;
}

function hasWindow(filter: ProductFilter, range: DateRange): RawBuilder<unknown> {
  const figures = figureConditions(filter, (name) => sql.ref(`w.${name}`));
  return sql`exists (select from ${windowOf(range)} w
    where w.store_id = p.store_id and w.product_id = p.id and ${all(figures)})`;
}

/** Each match once: one selection, or one for each category, which has an index of its own. */
function ofEachTag(filter: ProductFilter, { from, select }: Pick<Part, 'from' | 'select'>): RawBuilder<unknown> {
  if (filter.tags.length < 2 || filter.tags.length > MOST_TAG_INDEXES) return select();
  const selections = filter.tags.map((tag, index) => {
    const selected = maskOf(filter.tags.slice(0, index));
    return sql`(${select(maskOf([tag]))} and ${sql.ref(`${from}.tag_mask`)} & ${sql.lit(selected)} = 0)`;
  });
  return sql.join(selections, sql` union all `);
}

function matches(question: Pick<ProductQuestion, 'filter' | 'range'> & Named): Pick<Part, 'from' | 'select'> {
  const { filter, range } = question;
  if (includesUnsold(filter)) return { from: 'p', select: (mask) => products(filter, range, mask, sql`0`, []) };
  return { from: 'w', select: (mask) => windows(question, mask, 'orders', sql`true`) };
}

async function count(database: Database, filter: ProductFilter, part: Pick<Part, 'from' | 'select'>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${ofEachTag(filter, part)} limit ${sql.lit(TOTAL_CAP + 1)}) as counted`.execute(
    database,
  );
  return rows[0]!.total;
}

type Span = { isFew: boolean; limit: number; offset: number };

async function fetch(database: Database, filter: ProductFilter, part: Part, span: Span): Promise<ProductKey[]> {
  const page = sql`order by ${part.order} limit ${span.limit} offset ${span.offset}`;
  const query = span.isFew
    ? sql<KeyRow>`with matches as materialized (${ofEachTag(filter, part)}) select store_id, product_id from matches ${page}`
    : sql<KeyRow>`select store_id, product_id from (${part.select()}) as matches ${page}`;
  const { rows } = await query.execute(database);
  return keysOf(rows);
}

/** So many times as far as the page should be met, if those with the words sell like all others. */
const PATIENCE = 4;

/**
 * The page, met among those that sold in their order; null where it is not met soon, or where it takes less to look up
 * all that have the words.
 */
async function findOnTheWay(
  database: Database,
  { order, onTheWay }: Part,
  { limit, offset }: Span,
  { named, share }: { named: number; share: number },
): Promise<ProductKey[] | null> {
  const expected = Math.ceil((offset + limit) / share);
  if (!onTheWay || 2 * expected > named) return null;
  const { rows } = await sql<KeyRow>`
    select store_id, product_id from (
      select * from (${onTheWay.windows}) as sold order by ${order} limit ${sql.lit(PATIENCE * expected)}
    ) as w
    where ${onTheWay.isNamed}
    order by ${order} limit ${limit} offset ${offset}`.execute(database);
  return rows.length === limit ? keysOf(rows) : null;
}

function keysOf(rows: KeyRow[]): ProductKey[] {
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}

type KeyRow = { store_id: number; product_id: number };
