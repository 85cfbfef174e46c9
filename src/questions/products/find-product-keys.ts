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
  if (isGathered && !isWalked(question, sampled)) {
    const gathered = await gatherProducts(reader, question, sampled);
    if (gathered) return gathered;
    isKnownMany = true;
  }
  const total = isKnownMany ? TOTAL_CAP + 1 : await countMatches(reader, question, sampled);
  const keys = total === 0 ? [] : await findPage(reader, question, total <= TOTAL_CAP, sampled);
  return keys ? { keys, total } : (await gatherProducts(reader, question, sampled))!;
}

/** The first of such a list, whatever their number. */
export async function findFirstProducts(
  database: Database,
  question: Omit<ProductQuestion, 'offset'>,
): Promise<ProductKey[]> {
  const { filter } = question;
  const reader = sharedReader(database, filter.isShared);
  return (await findPage(reader, { ...question, offset: 0 }, filter.storeIds !== undefined, null))!;
}

/**
 * `isFew`: all are gathered and sorted; else they are met in the order of an index. Null where few have the words and do
 * not sell like all others, so that they are not soon met.
 */
async function findPage(
  database: Database,
  question: ProductQuestion,
  isFew: boolean,
  sampled: Sampled | null,
): Promise<ProductKey[] | null> {
  const { filter } = question;
  const keys: ProductKey[] = [];
  let { offset } = question;
  for (const part of partsOf(question, sampled)) {
    const limit = question.limit - keys.length;
    if (limit === 0) break;
    const mayBeGathered = part.onTheWay && sampled?.named && !areSoldSoonPassed(question, sampled);
    const matched = mayBeGathered
      ? await findOnTheWay(database, part, { ...question, limit, offset }, sampled)
      : await fetch(database, filter, part, { limit, offset }, isFew);
    if (!matched) return null;
    keys.push(...matched.keys);
    // where the page begins in a later part
    offset = Math.max(0, offset - matched.total);
  }
  return keys;
}

/** Where such a share of all products match, they are soon met in the order of their keys; of fewer those are sooner sorted. */
const LEAST_WALKED = 0.12;

/** Selects `store_id, product_id, value`. */
type Part = Selection & {
  order: RawBuilder<unknown>;
  /** The same, whatever their words; and a condition on `w` that they have those asked for. */
  onTheWay?: { windows: RawBuilder<unknown>; isNamed: RawBuilder<unknown> };
};

function partsOf(question: ProductQuestion, sampled: Sampled | null): Part[] {
  const { filter, range, sortBy, sortOrder } = question;
  const isDown = sortOrder === 'desc';
  const areUnsoldSorted = isNamed(filter)
    ? (sampled?.named ?? 0) <= FEW_NAMED
    : !sampled?.isMany || sampled.share < LEAST_WALKED;
  if (sortBy === 'price' && !includesUnsold(filter)) {
    const priced = (isKnown: boolean): Part => ({
      ...{ from: 'w', order: orderOf(isDown, !isDown, isKnown) },
      select: (mask) => {
        const condition = isKnown ? sql`w.price_usd is not null` : sql`w.price_usd is null`;
        return windows(question, mask, 'price_usd', condition);
      },
    });
    return [priced(true), priced(false)];
  }
  if (!isFigure(sortBy)) {
    const value = sql.ref(`p.${VALUE[sortBy]}`);
    const isSold = includesUnsold(filter) ? [] : [hasWindow(filter, range)];
    const known = {
      order: orderOf(isDown, isDown === (sortBy === 'newest')),
      select: (mask?: number) => products(filter, range, mask, value, [...isSold, sql`${value} is not null`]),
    };
    const unknown = {
      order: orderOf(isDown, isDown === (sortBy === 'newest'), false),
      select: (mask?: number) => products(filter, range, mask, sql`0`, [...isSold, sql`${value} is null`]),
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
      select: (mask) => windows(question, mask, figure, hasSign),
      onTheWay: {
        windows: windows(unnamed, undefined, figure, hasSign, true),
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
        : windows(question, mask, figure, sql`coalesce(${value}, 0) = 0 and ${isAsked}`);
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
  isMaskRead = false,
): RawBuilder<unknown> {
  const asked = [...figureConditions(filter, (name) => sql.ref(`w.${name}`)), condition];
  const value = sql`${sql.ref(`w.${figure}`)} as value`;
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
): RawBuilder<unknown> {
  const own = [...productConditions(filter, 'p', tagMask), ...metWords(filter, 'p')];
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
  if (!isSorted) return products(filter, range, tagMask, sql`0`, conditions);
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

function isMetBefore({ sortBy, limit, offset }: ProductQuestion, { named, own, all: every }: Sampled): boolean {
  // the indexes of prices begin with the other filters
  return named > 0 && rowsUntil(named, sortBy === 'price' ? own : every, offset + limit) <= PASSED_FOR_ONE * named;
}

/**
 * Whether those that sold and may have the words are sooner found among all that sold than all with the words are looked
 * up, each with its window; about every other sold.
 */
function areSoldSoonPassed({ filter, sortBy }: ProductQuestion, { named, own }: Sampled): boolean {
  if (!includesUnsold(filter) || named > FEW_NAMED) return true;
  return isFigure(sortBy) && own < 3 * PASSED_FOR_ONE * named;
}

/** Whether a page of those with the words is met sooner, in the order of an index, than all are gathered. */
function isWalked(question: ProductQuestion, sampled: Sampled | null): boolean {
  const { filter, sortBy } = question;
  if (!sampled) return false;
  if (sampled.isMany) return areSoldSoonPassed(question, sampled) || isMetBefore(question, sampled);
  // how many they are is counted then
  const isCounted = isFigure(sortBy) && includesUnsold(filter) && !hasFigures(filter);
  return isCounted && isMetBefore(question, sampled);
}

/**
 * The page, met among those that sold in their order; null where it is not met soon, or where it takes less to look up
 * all that have the words.
 */
async function findOnTheWay(
  database: Database,
  { order, onTheWay }: Part,
  question: ProductQuestion,
  sampled: Sampled,
): Promise<Matched | null> {
  const { limit, offset } = question;
  const end = offset + limit;
  if (!onTheWay || !isMetBefore(question, sampled)) return null;
  const patience = PATIENCE * rowsUntil(sampled.named, sampled.own, end);
  const isWholeWalked = patience >= sampled.own;
  const walked = sql`select * from (${onTheWay.windows}) as sold order by ${order}
    ${isWholeWalked ? sql`` : sql`limit ${sql.lit(patience)}`}`;
  const matches = sql`select * from (${walked}) as w where ${onTheWay.isNamed} order by ${order} limit ${end}`;
  const matched = await askPage(database, matches, sql`matches m order by ${order}`, { limit, offset });
  return isWholeWalked || matched.total === end ? matched : null;
}
