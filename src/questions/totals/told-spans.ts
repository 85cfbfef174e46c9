import { type RawBuilder, sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { ESTIMATE_COLUMNS } from '#sales/figure-columns.ts';
import { type SpanSums, sumsWithinStore } from '../figures.ts';

/** Whole days of a store, as they were known at a time. `until` is the first day after the span. */
export type ToldSpan = { storeId: number; from: string; until: string; toldAtMs: number };

/** Whose sales: those of the store, of one product, or of the products of a category. */
export type ToldOf = { productId: number | null; tag: string | null };

/** The sums of a span, and how many seconds of it were observed. */
export type ToldSums = SpanSums & { observedSeconds: number };

/** At most this many spans are summed by one statement. */
const AT_ONCE = 20_000;

/**
 * The sums of some spans as they were known at a time, in their order; later restatements are undone. Null if nothing
 * was observed; for a product or a category, also if it sold nothing.
 */
export async function toldSpans(
  facts: Facts,
  spans: readonly ToldSpan[],
  of: ToldOf = { productId: null, tag: null },
): Promise<(ToldSums | null)[]> {
  const sums = new Map<number, ToldSums>();
  for (let first = 0; first < spans.length; first += AT_ONCE) {
    const asked = spans.slice(first, first + AT_ONCE);
    const { rows } = await sql<ToldSums & { place: number }>`
      select place, ${sumsWithinStore}, sum(observed_seconds)::float8 as "observedSeconds"
      from (${days(asked, first, of)}) as told group by place`.execute(facts);
    for (const { place, ...row } of rows) sums.set(place, row);
  }
  return spans.map((_, place) => sums.get(place) ?? null);
}

function days(asked: readonly ToldSpan[], first: number, { productId, tag }: ToldOf): RawBuilder<unknown> {
  const isOfStore = productId === null && tag === null;
  const own = isOfStore ? sql`0` : sql`d.product_id`;
  const columns = ESTIMATE_COLUMNS.map(
    (name) => sql`case when stood.day is null then ${sql.ref(`d.${name}`)} else ${sql.ref(`stood.${name}`)} end
      as ${sql.ref(name)}`,
  );
  const ofCategory = sql`join product p on p.store_id = d.store_id and p.id = d.product_id and p.tags @> ${[tag]}::text[]`;
  return sql`
    select asked.place, ${sql.join(columns)}, ${isOfStore ? sql`d.observed_seconds` : sql`0`} as observed_seconds
    from unnest(${asked.map((_, index) => first + index)}::int[], ${asked.map(({ storeId }) => storeId)}::bigint[],
      ${asked.map(({ from }) => from)}::date[], ${asked.map(({ until }) => until)}::date[],
      ${asked.map(({ toldAtMs }) => new Date(toldAtMs).toISOString())}::timestamptz[])
      as asked (place, store_id, from_day, until_day, told_at)
    join ${sql.table(isOfStore ? 'store_day' : 'sale_day')} d on d.store_id = asked.store_id
      and d.day >= asked.from_day and d.day < asked.until_day ${productId === null ? sql`` : sql`and d.product_id = ${productId}`}
    ${tag === null ? sql`` : ofCategory}
    left join restatement stood on stood.store_id = d.store_id and stood.product_id = ${own} and stood.day = d.day
      and stood.at > asked.told_at and not exists (
        select from restatement r where r.store_id = stood.store_id and r.product_id = stood.product_id
          and r.day = stood.day and r.at > asked.told_at and r.at < stood.at)
    where stood.day is null or stood.orders is not null`;
}
