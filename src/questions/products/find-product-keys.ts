import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import { ask } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { askPage, type Matched, type Span } from './ask-page.ts';
import { countNamed, FEW_NAMED, gatherProducts } from './gather-products.ts';
import { ofEachTag } from './of-each-tag.ts';
import { PASSED_FOR_ONE, type Part, partsOf, products, rowsUntil } from './parts-of-list.ts';
import { hasFigures, includesUnsold, isNamed, isOfStoresAlone, type ProductFilter } from './product-filter.ts';
import { isFigure, type ProductKey, type ProductQuestion } from './product-question.ts';
import { type Sampled, sampleProducts } from './sample-products.ts';

/**
 * A page of products by a sort, and how many there are (counted no further than one past TOTAL_CAP). How many there are
 * decides how the page is found: few are gathered and sorted; of many, which a sample tells without counting, the first
 * in the order of an index are soon met.
 */
export async function findProductKeys(database: Database, question: ProductQuestion): Promise<Matched> {
  const { filter, range } = question;
  const reader = sharedReader(database, filter.isShared);
  const isGathered = isNamed(filter) || !includesUnsold(filter);
  const isSampled = isNamed(filter) || !isGathered || !isFigure(question.sortBy);
  const sampled = isSampled ? await sampleProducts(reader, filter, range) : null;
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
  for (let place = 0; keys.length < question.limit; place++) {
    const left = { ...question, limit: question.limit - keys.length, offset };
    // how a part is asked depends on how far into it the page reaches
    const part = partsOf(left, sampled)[place];
    if (!part) break;
    const mayBeGathered = part.onTheWay && sampled?.named && !areSoldSoonPassed(question, sampled);
    const matched = mayBeGathered
      ? await findOnTheWay(database, part, left, sampled)
      : await fetch(database, filter, part, left, isFew);
    if (!matched) return null;
    keys.push(...matched.keys);
    // where the page begins in a later part
    offset = Math.max(0, offset - matched.total);
  }
  return keys;
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
    ? allOf(filter, part)
    : sql`select * from (${part.select()}) as met order by ${part.order} limit ${offset + limit}`;
  return askPage(database, matches, sorted, { limit, offset }, isFew && isOfStoresAlone(filter));
}

/** Products with the words are found by those: for each category that would be done anew. */
function allOf(filter: ProductFilter, part: Part): RawBuilder<unknown> {
  return part.from === 'p' && isNamed(filter) ? part.select() : ofEachTag(filter, part);
}

/** So many entries of the index of ages are passed over in the time that it takes to look up one product with its figures. */
const PASSED_BY_AGE = 40;
/** So many times as far as the page should be met, if those with the words sell like all others. */
const PATIENCE = 4;

function isMetBefore({ sortBy, limit, offset }: ProductQuestion, { named, own, all: every }: Sampled): boolean {
  // the indexes of prices begin with the other filters
  return named > 0 && rowsUntil(named, sortBy === 'price' ? own : every, offset + limit) <= PASSED_FOR_ONE * named;
}

/** Whether a page of the newest, or the oldest, is met sooner in the order of age than all with the words are gathered. */
function isMetByAge({ limit, offset }: ProductQuestion, { named, all: every }: Sampled): boolean {
  return rowsUntil(named, every, offset + limit) <= PASSED_BY_AGE * named;
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
  const { filter, sortBy, sortOrder } = question;
  if (!sampled) return false;
  if (sortBy === 'newest' && isNamed(filter) && includesUnsold(filter))
    return sampled.isMany && isMetByAge(question, sampled);
  if (sampled.isMany) return areSoldSoonPassed(question, sampled) || isMetBefore(question, sampled);
  // how many they are is counted then; those that sold nothing come first where the fewest are asked for
  const areSoldFirst = sortOrder === 'desc' || sortBy === 'change';
  const isCounted = isFigure(sortBy) && areSoldFirst && includesUnsold(filter) && !hasFigures(filter);
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
