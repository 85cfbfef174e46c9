import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import { FEW_NAMED, mayHaveWords, wordsToLookUp } from './gather-products.ts';
import type { Selection } from './of-each-tag.ts';
import {
  all,
  figureConditions,
  hasWords,
  includesUnsold,
  isNamed,
  isOwnWindow,
  metWords,
  type ProductFilter,
  probe,
  productConditions,
  windowOf,
  wordConditions,
} from './product-filter.ts';
import { isFigure, isObserved, keepsBounds, knownFigure, type ProductQuestion, VALUE } from './product-question.ts';
import type { Sampled } from './sample-products.ts';

/** Where such a share of all products match, they are soon met in the order of their keys; of fewer those are sooner sorted. */
const LEAST_WALKED = 0.12;

/** So many entries of an index are passed over in the time that it takes to look up one product with its figures. */
export const PASSED_FOR_ONE = 8;
/** Of that time: passing over an entry by the masks of another index, sorting one of those that they let pass. */
const OF_INDEX = 0.25;
const OF_SORT = 2;
/** About so many of all products sold nothing in a range. */
const UNSOLD_SHARE = 0.5;

/** How many rows are passed until so many with the words are met, if words do not tell who sells. */
export function rowsUntil(named: number, among: number, wanted: number): number {
  return Math.ceil((wanted * among) / named);
}

/** Selects `store_id, product_id, value`. */
export type Part = Selection & {
  order: RawBuilder<unknown>;
  /** The same, whatever their words; and a condition on `w` that they have those asked for. */
  onTheWay?: { windows: RawBuilder<unknown>; isNamed: RawBuilder<unknown> };
};

/**
 * A list by a sort, part after part, each in the order of an index. Products without sales have no window: they come
 * between those that sold and those whose sales fell.
 */
export function partsOf(question: ProductQuestion, sampled: Sampled | null): Part[] {
  const { filter, range, sortBy, sortOrder } = question;
  const isDown = sortOrder === 'desc';
  const unsoldBy = howUnsoldAreMet(question, sampled);
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
    const isInOrder = sortBy === 'newest' && isNamed(filter) && includesUnsold(filter) && sampled?.isMany === true;
    const known = {
      order: orderOf(isDown, isDown === (sortBy === 'newest')),
      select: (mask?: number) =>
        products(filter, range, mask, value, [...isSold, sql`${value} is not null`], isInOrder),
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
        ? unsold(filter, range, mask, { isForward: isDown, by: unsoldBy }, [
            sql`not exists (select from ${windowOf(range)} w where ${isOwnWindow(range)} and ${value} <> 0 offset 0)`,
            isAsked,
          ])
        : windows(question, mask, figure, sql`coalesce(${value}, 0) = 0 and ${isAsked}`);
    },
  });
  const rising = ofSign(sql`>`);
  const falling = ofSign(sql`<`);
  const { minOrders = 0, maxOrders = Infinity, minRevenue = 0 } = filter;
  // what sold nothing has not risen, and what sold something is not level
  const isRisenAsked = maxOrders > 0;
  const isLevelAsked =
    sortBy === 'change' || (sortBy === 'revenue' ? minRevenue : Math.max(minOrders, minRevenue)) <= 0;
  const known = [
    ...(isRisenAsked ? [rising] : []),
    ...(isLevelAsked ? [level(true)] : []),
    ...(sortBy === 'change' ? [falling] : []),
  ];
  return [...(isDown ? known : known.reverse()), ...(isLevelAsked ? [level(false)] : [])];
}

/**
 * Products that sold nothing have no index of their own: all that match are sorted, found by their words (and whatever
 * else is asked) or by the masks of words in the indexes of the other filters; or they are met in the order of all.
 */
type UnsoldBy = 'words' | 'masks' | 'order';

/** By which of them the page is found soonest. */
function howUnsoldAreMet({ filter, limit, offset }: ProductQuestion, sampled: Sampled | null): UnsoldBy {
  if (!isNamed(filter)) return sampled?.isMany && sampled.share >= LEAST_WALKED ? 'order' : 'words';
  if (!sampled) return 'words';
  const { named, own, all: every, byWord } = sampled;
  const by = wordsToLookUp(filter, sampled).length === 0 ? 'masks' : 'words';
  if (named <= FEW_NAMED) return by;
  const ofWords = byWord.reduce((left, having) => (left * having) / every, every);
  const sorted = by === 'masks' ? OF_INDEX * own + OF_SORT * named : PASSED_FOR_ONE * Math.max(named, ofWords);
  return rowsUntil(UNSOLD_SHARE * named, every, offset + limit) <= sorted ? 'order' : by;
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

/** Products, whatever they sold. */
export function products(
  filter: ProductFilter,
  range: DateRange,
  tagMask: number | undefined,
  value: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>[],
  isInOrder = false,
): RawBuilder<unknown> {
  const own = [...productConditions(filter, 'p', tagMask, isInOrder), ...metWords(filter, 'p')];
  return sql`select p.store_id, p.id as product_id, ${value} as value from product p
    where ${all([...own, ...windowConditions(filter, range), ...conditions])}`;
}

/** In the order of their keys; of those that are sorted, windows are looked up only before the end of the page. */
function unsold(
  filter: ProductFilter,
  range: DateRange,
  tagMask: number | undefined,
  { isForward, by }: { isForward: boolean; by: UnsoldBy },
  conditions: RawBuilder<unknown>[],
): RawBuilder<unknown> {
  if (by === 'order') return products(filter, range, tagMask, sql`0`, conditions);
  const order = isForward ? 'store_id, id' : 'store_id desc, id desc';
  const asked = [...windowConditions(filter, range), ...conditions];
  if (by === 'masks') {
    return sql`select p.store_id, p.id as product_id, 0 as value from ${mayHaveWords(filter, order)} p
      where ${all([...asked, hasWords(filter, 'p')])}`;
  }
  return sql`select p.store_id, p.id as product_id, 0 as value from (
      select p.store_id, p.id, p.tag_mask, p.word_mask, p.word_mask_2, p.gone_at from product p
      where ${all([...productConditions(filter, 'p', tagMask), ...wordConditions(filter)])} order by ${sql.raw(order)} offset 0
    ) p where ${all(asked)}`;
}

/** What is asked of the windows of products `p`; those that must have sold are asked for by a condition of their own. */
function windowConditions(filter: ProductFilter, range: DateRange): RawBuilder<unknown>[] {
  const isThere = sql`(p.gone_at is null or coalesce(${probe(range, 'orders')}, 0) > 0)`;
  const figures = includesUnsold(filter) ? keepsBounds(filter, range) : [];
  return filter.isGoneIncluded ? [...figures, isThere] : figures;
}

function hasWindow(filter: ProductFilter, range: DateRange): RawBuilder<unknown> {
  const figures = figureConditions(filter, (name) => sql.ref(`w.${name}`));
  return sql`exists (select from ${windowOf(range)} w
    where ${isOwnWindow(range)} and ${all(figures)} offset 0)`;
}
