import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import { ask } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { askPage, type Matched, type Span } from './ask-page.ts';
import { countNamed, FEW_NAMED, gatherProducts } from './gather-products.ts';
import { ofEachTag, type Selection } from './of-each-tag.ts';
import {
  all,
  figureConditions,
  hasFigures,
  includesUnsold,
  isNamed,
  isOfStoresAlone,
  isOwnWindow,
  metWords,
  type ProductFilter,
  probe,
  productConditions,
  windowOf,
  wordConditions,
} from './product-filter.ts';
import {
  isFigure,
  isObserved,
  knownFigure,
  lookUpFigure,
  type ProductKey,
  type ProductQuestion,
  VALUE,
} from './product-question.ts';
import { type Sampled, sampleProducts } from './sample-products.ts';

/**
 * A page of products by a sort, and how many there are (counted no further than one past TOTAL_CAP). How many there are
 * decides how the page is found: few are gathered and sorted; of many, which a sample tells without counting, the first
 * in the order of an index are soon met. Products without sales have no window: they come between those that sold and
 * those whose sales fell.
 */
export async function findProductKeys(database: Database, question: ProductQuestion): Promise<Matched> {
  const { filter, range } = question;
  const reader = sharedReader(database, filter.isShared);
  const isGathered = isNamed(filter) || !includesUnsold(filter);
  const sampled = isNamed(filter) || !isGathered ? await sampleProducts(reader, filter, range) : null;
  let isKnownMany = sampled?.isMany ?? false;
  if (isGathered && !isKnownMany && !isSoonMet(question, sampled)) {
    const gathered = await gatherProducts(reader, question, sampled);
    if (gathered) return gathered;
    isKnownMany = true;
  }
  const total = isKnownMany ? TOTAL_CAP + 1 : await countMatches(reader, question, sampled);
  const keys = total === 0 ? [] : await findPage(reader, question, total <= TOTAL_CAP, sampled);
  return { keys, total };
}

/** The first of such a list, whatever their number. */
export function findFirstProducts(
  database: Database,
  question: Omit<ProductQuestion, 'offset'>,
): Promise<ProductKey[]> {
  const { filter } = question;
  const reader = sharedReader(database, filter.isShared);
  return findPage(reader, { ...question, offset: 0 }, filter.storeIds !== undefined, null);
}

/** `isFew`: all are gathered and sorted; else they are met in the order of an index. */
async function findPage(
  database: Database,
  question: ProductQuestion,
  isFew: boolean,
  sampled: Sampled | null,
): Promise<ProductKey[]> {
  const { filter } = question;
  const keys: ProductKey[] = [];
  let { offset } = question;
  for (const part of partsOf(question, sampled)) {
    const limit = question.limit - keys.length;
    if (limit === 0) break;
    const span = { limit, offset };
    const onTheWay = sampled?.named ? await findOnTheWay(database, part, span, sampled) : null;
    const matched = onTheWay ?? (await fetch(database, filter, part, span, isFew));
    keys.push(...matched.keys);
    // where the page begins in a later part
    offset = Math.max(0, offset - matched.total);
  }
  return keys;
}

/** So many products are met in the order of their keys in the time that it takes to sort a tenth as many. */
const SOON_MET = 100_000;

/** Selects `store_id, product_id, value`. */
type Part = Selection & {
  order: RawBuilder<unknown>;
  /** The same, whatever their words; and a condition on `w` that they have those asked for. */
  onTheWay?: { windows: RawBuilder<unknown>; isNamed: RawBuilder<unknown> };
};

function partsOf(question: ProductQuestion, sampled: Sampled | null): Part[] {
  const { filter, range, sortBy, sortOrder } = question;
  const isDown = sortOrder === 'desc';
  const areFewNamed = (sampled?.named ?? 0) <= FEW_NAMED;
  const end = question.offset + question.limit;
  const areUnsoldSorted = isNamed(filter) ? areFewNamed : !sampled?.isMany || end / sampled.share > SOON_MET;
  const areWordsMet = !areFewNamed || (sampled !== null && isMetBefore(sampled, end));
  if (sortBy === 'price' && !includesUnsold(filter)) {
    const priced = (isKnown: boolean): Part => ({
      ...{ from: 'w', order: orderOf(isDown, !isDown, isKnown) },
      select: (mask) => {
        const condition = isKnown ? sql`w.price_usd is not null` : sql`w.price_usd is null`;
        return windows(question, mask, 'price_usd', condition, { areFewNamed });
      },
    });
    return [priced(true), priced(false)];
  }
  if (!isFigure(sortBy)) {
    const value = sql.ref(`p.${VALUE[sortBy]}`);
    const isSold = includesUnsold(filter) ? [] : [hasWindow(filter, range)];
    const known = {
      order: orderOf(isDown, isDown === (sortBy === 'newest')),
      select: (mask?: number) =>
        products(filter, range, mask, value, [...isSold, sql`${value} is not null`], areWordsMet),
    };
    const unknown = {
      order: orderOf(isDown, isDown === (sortBy === 'newest'), false),
      select: (mask?: number) => products(filter, range, mask, sql`0`, [...isSold, sql`${value} is null`], areWordsMet),
    };
    return [known, unknown].map((part) => ({ from: 'p', ...part }));
  }
  const figure = VALUE[sortBy];
  const value = sql.ref(`w.${figure}`);
  const order = orderOf(isDown, isDown, true, sortBy === 'revenue');
  const ofSign = (sign: RawBuilder<unknown>): Part => {
    // of those that fell some sold nothing any more, or nobody looked
    const bounds = sortBy === 'change' ? figureConditions(filter, (name) => knownFigure(range, name, 'w')) : [];
    const hasSign = all([sql`${value} ${sign} 0`, ...bounds]);
    const unnamed = { ...question, filter: { ...filter, words: [], handle: undefined } };
    return {
      ...{ from: 'w', order },
      select: (mask) => windows(question, mask, figure, hasSign, { areFewNamed }),
      onTheWay: {
        windows: windows(unnamed, undefined, figure, hasSign, { isMaskRead: true }),
        isNamed: all(metWords(filter, 'w')),
      },
    };
  };
  // what is not known of a store that was not observed is not zero: its products come last either way
  const level = (isKnown: boolean): Part => ({
    ...{ from: includesUnsold(filter) ? 'p' : 'w', order: orderOf(isDown, isDown, false) },
    select: (mask) => {
      const isAsked = sql`${isObserved(includesUnsold(filter) ? 'p' : 'w', range, figure)} = ${sql.lit(isKnown)}`;
      return includesUnsold(filter)
        ? unsold(filter, range, mask, { isForward: isDown, isSorted: areUnsoldSorted }, [
            sql`not exists (select from ${windowOf(range)} w where ${isOwnWindow(range)} and ${value} <> 0 offset 0)`,
            isAsked,
          ])
        : windows(question, mask, figure, sql`coalesce(${value}, 0) = 0 and ${isAsked}`, { areFewNamed });
    },
  });
  const rising = ofSign(sql`>`);
  const falling = ofSign(sql`<`);
  const known = sortBy === 'change' ? [rising, level(true), falling] : [rising, level(true)];
  return [...(isDown ? known : known.reverse()), level(false)];
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

/** `isMaskRead`: the masks of their words too, which the index of their keys does not hold. */
function windows(
  { filter, range }: Pick<ProductQuestion, 'filter' | 'range'>,
  tagMask: number | undefined,
  figure: string,
  condition: RawBuilder<unknown>,
  { areFewNamed = true, isMaskRead = false },
): RawBuilder<unknown> {
  const words = wordConditions(filter);
  const asked = [...figureConditions(filter, (name) => sql.ref(`w.${name}`)), condition];
  const value = sql`${sql.ref(`w.${figure}`)} as value`;
  // offset 0: a query of its own, which the planner does not turn into a join of all windows with all products
  if (words.length > 0 && areFewNamed)
    return sql`select p.store_id, p.id as product_id, ${value} from product p
      cross join lateral (select * from ${windowOf(range)} v where ${isOwnWindow(range, 'v')} offset 0) w
      where ${all([...productConditions(filter, 'p', tagMask), ...words, ...asked])}`;
  const mask = sql.raw(isMaskRead ? ', w.word_mask, w.word_mask_2' : '');
  return sql`select w.store_id, w.product_id, ${value}${mask} from ${windowOf(range)} w
    where ${all([...productConditions(filter, 'w', tagMask), ...asked, ...metWords(filter, 'w')])}`;
}

function products(
  filter: ProductFilter,
  range: DateRange,
  tagMask: number | undefined,
  value: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>[],
  areWordsMet = false,
): RawBuilder<unknown> {
  const words = areWordsMet ? metWords(filter, 'p') : wordConditions(filter);
  const own = [...productConditions(filter, 'p', tagMask), ...words];
  return sql`select p.store_id, p.id as product_id, ${value} as value from product p
    where ${all([...own, ...windowConditions(filter, range), ...conditions])}`;
}

/** In the order of their keys; `isSorted`: of few, so that windows are looked up only before the end of the page. */
function unsold(
  filter: ProductFilter,
  range: DateRange,
  tagMask: number | undefined,
  { isForward, isSorted }: { isForward: boolean; isSorted: boolean },
  conditions: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  if (!isSorted) return products(filter, range, tagMask, sql`0`, conditions, true);
  const order = sql.raw(isForward ? 'store_id, id' : 'store_id desc, id desc');
  const own = wordConditions(filter);
  return sql`select p.store_id, p.id as product_id, 0 as value from (
      select p.store_id, p.id, p.tag_mask, p.word_mask, p.word_mask_2, p.gone_at from product p
      where ${all([...productConditions(filter, 'p', tagMask), ...own])} order by ${order} offset 0
    ) p where ${all([...windowConditions(filter, range), ...conditions])}`;
}

/** What is asked of the windows of products `p`; those that must have sold are asked for by a condition of their own. */
function windowConditions(filter: ProductFilter, range: DateRange): RawBuilder<unknown>[] {
  const isThere = sql`(p.gone_at is null or coalesce(${probe(range, 'orders')}, 0) > 0)`;
  const figures = includesUnsold(filter) ? figureConditions(filter, (name) => lookUpFigure(range, name)) : [];
  return filter.isGoneIncluded ? [...figures, isThere] : figures;
}

function hasWindow(filter: ProductFilter, range: DateRange): RawBuilder<unknown> {
  const figures = figureConditions(filter, (name) => sql.ref(`w.${name}`));
  return sql`exists (select from ${windowOf(range)} w
    where ${isOwnWindow(range)} and ${all(figures)} offset 0)`;
}

async function countMatches(
  database: Database,
  { filter, range }: ProductQuestion,
  sampled: Sampled | null,
): Promise<number> {
  if (isNamed(filter) && sampled) return countNamed(database, filter, sampled);
  const matches = ofEachTag(filter, { from: 'p', select: (mask) => products(filter, range, mask, sql`0`, []) });
  const [row] = await ask(
    database,
    sql<{ total: number }>`
    select count(*) as total from (${matches} limit ${sql.lit(TOTAL_CAP + 1)}) as counted`,
    isOfStoresAlone(filter),
  );
  return row!.total;
}

/** A page of one part; `total` is how many it has, counted no further than to the end of the page. */
function fetch(
  database: Database,
  filter: ProductFilter,
  part: Part,
  { limit, offset }: Span,
  isFew: boolean,
): Promise<Matched> {
  const sorted = sql`matches m order by ${part.order}`;
  const matches = isFew
    ? ofEachTag(filter, part)
    : sql`select * from (${part.select()}) as met order by ${part.order} limit ${offset + limit}`;
  return askPage(database, matches, sorted, { limit, offset }, isFew && isOfStoresAlone(filter));
}

/** So many times as far as the page should be met, if those with the words sell like all others. */
const PATIENCE = 4;
/** So many entries of an index are passed over in the time that it takes to look up one product with its figures. */
const PASSED_FOR_ONE = 8;

/** How many of those that sold are passed until so many with the words are met, if words do not tell who sells. */
function rowsUntil(named: number, among: number, wanted: number): number {
  return Math.ceil((wanted * among) / named);
}

function isMetBefore({ named, all: everyProduct }: Sampled, wanted: number): boolean {
  return named > 0 && rowsUntil(named, everyProduct, wanted) <= PASSED_FOR_ONE * named;
}

/** Of few with common words the first are met sooner than all are looked up; how many they are is counted then. */
function isSoonMet({ filter, sortBy, limit, offset }: ProductQuestion, sampled: Sampled | null): boolean {
  if (!sampled || !isFigure(sortBy) || !includesUnsold(filter) || hasFigures(filter)) return false;
  return isMetBefore(sampled, offset + limit);
}

/**
 * The page, met among those that sold in their order; null where it is not met soon, or where it takes less to look up
 * all that have the words.
 */
async function findOnTheWay(
  database: Database,
  { order, onTheWay }: Part,
  { limit, offset }: Span,
  sampled: Sampled,
): Promise<Matched | null> {
  const end = offset + limit;
  if (!onTheWay || !isMetBefore(sampled, end)) return null;
  const patience = PATIENCE * rowsUntil(sampled.named, sampled.own, end);
  const isWholeWalked = patience >= sampled.own;
  const walked = sql`select * from (${onTheWay.windows}) as sold order by ${order}
    ${isWholeWalked ? sql`` : sql`limit ${sql.lit(patience)}`}`;
  const matches = sql`select * from (${walked}) as w where ${onTheWay.isNamed} order by ${order} limit ${end}`;
  const matched = await askPage(database, matches, sql`matches m order by ${order}`, { limit, offset });
  return isWholeWalked || matched.total === end ? matched : null;
}
