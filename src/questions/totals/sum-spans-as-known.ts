import { type RawBuilder, sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { ESTIMATE_COLUMNS } from '#sales/figure-columns.ts';
import { type SpanSums, sumsWithinStore } from '../figures.ts';

/** Whole days of a store, as they were known at a time. `until` is the first day after the span. */
export type SpanAsKnown = { storeId: number; from: string; until: string; asKnownAtMs: number };

/** Whose sales: those of the store, of one product, or of the products of a category. */
export type WhoseSales = { productId: number | null; tag: string | null };

/** The sums of a span, and how many seconds of it were observed. */
export type SumsAsKnown = SpanSums & { observedSeconds: number };

/** At most this many spans are summed by one statement. */
const AT_ONCE = 20_000;

/**
 * The sums of some spans as they were known at a time, in their order; later restatements are undone. Null if nothing
 * was observed; for a product or a category, also if it sold nothing.
 */
export async function sumSpansAsKnown(
  facts: Facts,
  spans: readonly SpanAsKnown[],
  of: WhoseSales = { productId: null, tag: null },
): Promise<(SumsAsKnown | null)[]> {
  const sums = new Map<number, SumsAsKnown>();
  for (let first = 0; first < spans.length; first += AT_ONCE) {
    const asked = spans.slice(first, first + AT_ONCE);
    const { rows } = await sql<SumsAsKnown & { place: number }>`
      select place, ${sumsWithinStore}, sum(observed_seconds)::float8 as "observedSeconds"
      from (${days(asked, first, of)}) as known group by place`.execute(facts);
    for (const { place, ...row } of rows) sums.set(place, row);
  }
  return spans.map((_, place) => sums.get(place) ?? null);
}

function days(asked: readonly SpanAsKnown[], first: number, { productId, tag }: WhoseSales): RawBuilder<unknown> {
  const isOfStore = productId === null && tag === null;
  const own = isOfStore ? sql`0` : sql`d.product_id`;
  const columns = ESTIMATE_COLUMNS.map(
    (name) => sql`case when restated.day is null then ${sql.ref(`d.${name}`)} else ${sql.ref(`restated.${name}`)} end
      as ${sql.ref(name)}`,
  );
  const ofCategory = sql`join product p on p.store_id = d.store_id and p.id = d.product_id and p.tags @> ${[tag]}::text[]`;
  return sql`
    select asked.place, ${sql.join(columns)}, ${isOfStore ? sql`d.observed_seconds` : sql`0`} as observed_seconds
    from unnest(${asked.map((_, index) => first + index)}::int[], ${asked.map(({ storeId }) => storeId)}::bigint[],
      ${asked.map(({ from }) => from)}::date[], ${asked.map(({ until }) => until)}::date[],
      ${asked.map(({ asKnownAtMs }) => new Date(asKnownAtMs).toISOString())}::timestamptz[])
      as asked (place, store_id, from_day, until_day, known_at)
    join ${sql.table(isOfStore ? 'store_day' : 'sale_day')} d on d.store_id = asked.store_id
      and d.day >= asked.from_day and d.day < asked.until_day ${productId === null ? sql`` : sql`and d.product_id = ${productId}`}
    ${tag === null ? sql`` : ofCategory}
    left join restatement restated on restated.store_id = d.store_id and restated.product_id = ${own} and restated.day = d.day
      and restated.at > asked.known_at and not exists (
        select from restatement r where r.store_id = restated.store_id and r.product_id = restated.product_id
          and r.day = restated.day and r.at > asked.known_at and r.at < restated.at)
    where restated.day is null or restated.orders is not null`;
}
