import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { type SpanSums, sumsWithinStore } from '../figures.ts';

/** Whole hours of a store, or of a product of it. */
export type HourSpan = { storeId: number; productId: number | null; fromMs: number; untilMs: number };

/** The sums of some spans, in their order; null if nothing was observed, or if a product sold nothing. */
export async function sumSpans(facts: Facts, spans: readonly HourSpan[]): Promise<(SpanSums | null)[]> {
  const sums = new Map<number, SpanSums>();
  for (const table of ['store', 'sale'] as const) {
    const places = spans.flatMap(({ productId }, place) =>
      (productId === null) === (table === 'store') ? [place] : [],
    );
    if (places.length === 0) continue;
    const asked = places.map((place) => spans[place]!);
    const { rows } = await sql<SpanSums & { place: number }>`
      select place, ${sumsWithinStore}
      from unnest(${places}::int[], ${asked.map(({ storeId }) => storeId)}::bigint[],
        ${asked.map(({ productId }) => productId ?? STORE_ITSELF)}::bigint[],
        ${asked.map(({ fromMs }) => new Date(fromMs).toISOString())}::timestamptz[],
        ${asked.map(({ untilMs }) => new Date(untilMs).toISOString())}::timestamptz[])
        as asked (place, store_id, asked_product_id, from_at, until_at)
      join ${sql.table(`${table}_hour`)} observed using (store_id)
      where hour >= from_at and hour < until_at and ${table === 'sale' ? sql`product_id = asked_product_id` : sql`true`}
      group by place`.execute(facts);
    for (const { place, ...row } of rows) sums.set(place, row);
  }
  return spans.map((_, place) => sums.get(place) ?? null);
}
