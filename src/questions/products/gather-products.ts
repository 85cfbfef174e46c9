import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { askPage, type Matched } from './ask-page.ts';
import { ofEachTag } from './of-each-tag.ts';
import {
  all,
  figureConditions,
  hasWord,
  includesUnsold,
  isNamed,
  isOwnWindow,
  maskConditions,
  metWords,
  type ProductFilter,
  productConditions,
  windowOf,
  wordPattern,
} from './product-filter.ts';
import { isFigure, isObserved, knownFigure, type ProductQuestion, VALUE } from './product-question.ts';
import type { Sampled } from './sample-products.ts';

/** So many with the words asked for are soon looked up with their windows; of more, windows are asked for their words. */
export const FEW_NAMED = 35_000;
/** So many products are soon fetched to look at the words that no index was asked for. */
const FEW_FETCHED = 2_000;
/** So many entries of an index are passed over by their word masks in the time that it takes to fetch one product. */
const PASSED_FOR_ONE = 4;

/**
 * All that match, sorted: their number, and the page. They are found by their words, or by what they sold; null where
 * more than TOTAL_CAP sold.
 */
export async function gatherProducts(
  database: Database,
  question: ProductQuestion,
  sampled: Sampled | null,
): Promise<Matched | null> {
  const { filter } = question;
  const lookedUp = isNamed(filter) ? lookUp(filter, sampled) : null;
  const areFewNamed = lookedUp !== null && lookedUp.candidates === null && (sampled?.named ?? 0) <= FEW_NAMED;
  const areOfWords = lookedUp !== null && (includesUnsold(filter) || areFewNamed);
  const matches = areOfWords ? named(question, lookedUp) : sold(question, await areTagsScarcer(database, filter));
  const sorted = sql`(${placed(question)}) as m order by ${orderOf(question)}`;
  const matched = await askPage(database, matches, sorted, question);
  return matched.total > TOTAL_CAP && !areOfWords ? null : matched;
}

/** Whether to ask for each category by itself: not where all of them together are more than the countries hold. */
async function areTagsScarcer(database: Database, { tags, countries }: ProductFilter): Promise<boolean> {
  if (tags.length < 2 || countries.length === 0) return true;
  const [counted] = await askKept(
    database,
    sql<{ of_tags: number | null; in_countries: number | null }>`
    select (select sum(products) from market_tag where tag = any(${tags}::text[])) as of_tags,
      (select sum(products) from market_country where country = any(${countries}::text[])) as in_countries`,
  );
  return (counted!.of_tags ?? 0) < (counted!.in_countries ?? 0);
}

function sold({ filter, range, sortBy }: ProductQuestion, areTagsApart: boolean): RawBuilder<unknown> {
  const asked = figureConditions(filter, (name) => sql.ref(`w.${name}`));
  const value =
    sortBy === 'newest'
      ? sql`(select p.first_seen_at from product p where p.store_id = w.store_id and p.id = w.product_id)`
      : sql.ref(`w.${VALUE[sortBy]}`);
  const select = (mask?: number) => sql`select w.store_id, w.product_id, ${value} as value from ${windowOf(range)} w
    where ${all([...productConditions(filter, 'w', mask), ...asked, ...metWords(filter, 'w')])}`;
  const selected = areTagsApart ? ofEachTag(filter, { from: 'w', select }) : select();
  return sql`${selected} limit ${sql.lit(TOTAL_CAP + 1)}`;
}

function named(question: ProductQuestion, { candidates, conditions }: LookedUp): RawBuilder<unknown> {
  const { filter, range, sortBy } = question;
  const window = sql`left join lateral (
      select * from ${windowOf(range)} v where ${isOwnWindow(range, 'v')} offset 0
    ) w on true`;
  const isUnsoldIn = includesUnsold(filter);
  const figures = figureConditions(filter, (name) =>
    isUnsoldIn ? knownFigure(range, name, 'p') : sql.ref(`w.${name}`),
  );
  const value = (of: 'p' | 'w') => sql`${sql.ref(`${of}.${VALUE[sortBy]}`)} as value`;
  if (!candidates) {
    const isThere = filter.isGoneIncluded ? [sql`(p.gone_at is null or coalesce(w.orders, 0) > 0)`] : [];
    return sql`select p.store_id, p.id as product_id, ${value(isFigure(sortBy) ? 'w' : 'p')}
      from product p ${window} where ${all([...conditions, ...isThere, ...figures])}`;
  }
  if (figures.length === 0) {
    const fetched = sql`select p.store_id, p.id, p.price_usd, p.first_seen_at from ${candidates} as own ${FETCHED}
      where ${all(conditions)} offset 0`;
    return isFigure(sortBy)
      ? sql`select p.store_id, p.id as product_id, ${value('w')} from (${fetched}) as p ${window}`
      : sql`select p.store_id, p.id as product_id, ${value('p')} from (${fetched}) as p`;
  }
  // what sold is asked first: an index tells it
  return sql`select p.store_id, p.id as product_id, ${isFigure(sortBy) ? sql`own.value` : value('p')}
    from (select p.store_id, p.id${isFigure(sortBy) ? sql`, ${value('w')}` : sql``}
      from ${candidates} as p ${window} where ${all(figures)} offset 0) as own ${FETCHED}
    where ${all(conditions)}`;
}

/** How many listed products have the words, whatever they sold; counted no further than one past TOTAL_CAP. */
export async function countNamed(database: Database, filter: ProductFilter, sampled: Sampled): Promise<number> {
  const { candidates, conditions } = lookUp(filter, sampled);
  const from = candidates ? sql`${candidates} as own ${FETCHED}` : sql`product p`;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from ${from} where ${all(conditions)} limit ${sql.lit(TOTAL_CAP + 1)}) as counted`.execute(database);
  return rows[0]!.total;
}

/** The products `p` of candidates `own`. offset 0: looked up one by one, not joined with all products. */
const FETCHED = sql`cross join lateral (
      select * from product q where q.store_id = own.store_id and q.id = own.id offset 0
    ) p`;

/** `candidates` (`store_id, id`) are those that may have the words by their masks; null where the words are looked up. */
type LookedUp = { candidates: RawBuilder<unknown> | null; conditions: RawBuilder<unknown>[] };

/** Products `p` with the words, by the index of words or by those of the other filters, whichever leaves fewer to fetch. */
function lookUp(filter: ProductFilter, sampled: Sampled | null): LookedUp {
  const lookedUp = wordsToLookUp(filter, sampled);
  // the scarcest first: the index goes through the entries of the first one and looks for each in the others'
  const words = lookedUp.map((word) => hasWord(word));
  // what is no column the planner has no index for
  for (const word of filter.words.filter((one) => !lookedUp.includes(one)))
    words.push(sql`(p.search_text || '') like ${wordPattern(word)}`);
  if (filter.handle !== undefined) words.push(sql`p.handle = ${filter.handle}`);
  const own = productConditions(filter, 'p');
  const candidates =
    lookedUp.length > 0 || filter.storeIds || filter.handle !== undefined ? null : mayHaveWords(filter, 'store_id, id');
  return { candidates, conditions: [...own, ...words] };
}

/** Products that have what else is asked and may have the words by their masks, as the indexes of the other filters tell. */
export function mayHaveWords(filter: ProductFilter, order: string): RawBuilder<unknown> {
  const select = (mask?: number) => sql`select p.store_id, p.id from product p
    where ${all([...productConditions(filter, 'p', mask), ...maskConditions(filter, 'p')])}`;
  // offset 0: neighbours after one another
  return sql`(${ofEachTag(filter, { from: 'p', select })} order by ${sql.raw(order)} offset 0)`;
}

/**
 * Which words are looked for in their index: as many of the scarcest as leave few products to fetch, since reading the
 * entries of a common word takes longer than to look at those; none where the other filters leave fewer.
 */
export function wordsToLookUp({ words, storeIds }: ProductFilter, sampled: Sampled | null): string[] {
  if (storeIds || !sampled) return storeIds ? [] : words;
  const scarcestFirst = words
    .map((word, index) => ({ word, share: Math.max(sampled.byWord[index]!, 1) / Math.max(sampled.all, 1) }))
    .sort((one, other) => one.share - other.share);
  const lookedUp: string[] = [];
  let fetched = sampled.all;
  for (const { word, share } of scarcestFirst) {
    if (lookedUp.length > 0 && fetched <= FEW_FETCHED) break;
    lookedUp.push(word);
    fetched *= share;
  }
  return sampled.own < PASSED_FOR_ONE * fetched ? [] : lookedUp;
}

/**
 * The matches with the part of the list that each stands in: risen, level, fallen, not known; or with a value and
 * without. offset 0: each is told once, though the order names it twice.
 */
function placed({ filter, sortBy, sortOrder, range }: ProductQuestion): RawBuilder<unknown> {
  if (!isFigure(sortBy)) return sql`select *, case when value is null then 1 else 0 end as part from matches`;
  const [first, last] = [sql.raw(sortOrder === 'desc' ? '>' : '<'), sql.raw(sortOrder === 'desc' ? '<' : '>')];
  // what keeps a bound of orders was observed
  const areBounded = filter.minOrders !== undefined || filter.maxOrders !== undefined;
  const isKnown = areBounded && sortBy !== 'revenue' ? sql`true` : isObserved('matches', range, VALUE[sortBy]);
  return sql`select *, case when value ${first} 0 then 0 when value ${last} 0 then 2
      when ${isKnown} then 1 else 3 end as part from matches offset 0`;
}

function orderOf({ sortBy, sortOrder }: ProductQuestion): RawBuilder<unknown> {
  const direction = sql.raw(sortOrder);
  const isForward = (sortOrder === 'desc') === (sortBy !== 'price');
  const keys = sql.raw(isForward ? 'm.store_id, m.product_id' : 'm.store_id desc, m.product_id desc');
  return sql`m.part, case when m.part in (0, 2) then m.value end ${direction}, ${keys}`;
}
