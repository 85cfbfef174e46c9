import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { all, hasWord, mayHaveWord, type ProductFilter, productConditions } from './product-filter.ts';
import { keepsBounds } from './product-question.ts';

/** One listed product in so many has an entry in the index `product_sample`. */
const ONE_IN = 251;
/**
 * With so many in the sample a list holds more than TOTAL_CAP products, but for once in a hundred thousand lists of
 * barely as many: of 10,000 some forty are in the sample, give or take six.
 */
const SURELY_MANY = 70;

/**
 * How many products of the shared database there are in all, with what is asked of themselves, and with each word; where
 * no words are asked for, only the share of them that match, if those are many.
 */
export type Sampled = {
  isMany: boolean;
  share: number;
  all: number;
  own: number;
  byWord: number[];
  named: number;
};

/** Null where the filter names the stores or the products: those are few, and the sample knows nothing of them. */
export async function sampleProducts(
  database: Database,
  filter: ProductFilter,
  range: DateRange,
): Promise<Sampled | null> {
  if (filter.storeIds || filter.handle !== undefined || filter.isGoneIncluded || filter.among.some(({ isIn }) => isIn))
    return null;
  const own = all(productConditions({ ...filter, isGoneIncluded: true }, 'p'));
  const words = filter.words.map((word) => sql`(${mayHaveWord(word, 'p')} and ${hasWord(word)})`);
  const figures = keepsBounds(filter, range);
  const firstHits = sql`(select * from (select *, row_number() over () as place from ${SAMPLE}) as p
    where ${all([own, ...words, ...figures])} limit ${sql.lit(SURELY_MANY)}) as hits`;
  if (words.length === 0) {
    const { rows } = await sql<{ hits: number; passed: number | null }>`
      select count(*) as hits, max(place) as passed from ${firstHits}`.execute(database);
    const { hits, passed } = rows[0]!;
    const isMany = hits >= SURELY_MANY;
    return { isMany, share: isMany ? hits / passed! : 0, all: 0, own: 0, byWord: [], named: 0 };
  }
  const flags = [own, ...words].map((condition, index) => sql`${condition} as ${sql.ref(`flag_${index}`)}`);
  const counts = words.map((_, index) => sql`count(*) filter (where ${sql.ref(`flag_${index + 1}`)})`);
  const isMatch = all([own, ...words].map((_, index) => sql.ref(`flag_${index}`)));
  // offset 0: each condition is looked at once
  const { rows } = await sql<{ all: number; own: number; named: number; hits: number; by_word: number[] }>`
    select count(*) as all, count(*) filter (where flag_0) as own, count(*) filter (where ${isMatch}) as named,
      array[${sql.join(counts)}]::float8[] as by_word, ${figures.length > 0 ? sql`(select count(*) from ${firstHits})` : sql`0`} as hits
    from (select ${sql.join(flags)} from ${SAMPLE} offset 0) as flags`.execute(database);
  const found = rows[0]!;
  return {
    isMany: (figures.length > 0 ? found.hits : found.named) >= SURELY_MANY,
    share: 0,
    all: found.all * ONE_IN,
    own: found.own * ONE_IN,
    byWord: found.by_word.map((count) => count * ONE_IN),
    named: found.named * ONE_IN,
  };
}

/** Out of its index alone, whatever else is asked: offset 0 keeps the planner from other indexes. */
const SAMPLE: RawBuilder<unknown> = sql`(
  select store_id, id, price_usd, country, tag_mask, word_mask, word_mask_2, search_text from product
  where gone_at is null and id % ${sql.lit(ONE_IN)} = 0 offset 0) as p`;
