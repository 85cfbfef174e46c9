import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { keptSince } from '#database/partitions.ts';
import type { ObservationBatch } from '../observation-batch.ts';

const UNKNOWN_PRODUCT = 0;

/** Stores the last list of best sellers of each UTC day, for as long as product events are stored. */
export async function saveRankings(
  trx: FactsTransaction,
  storeId: number,
  rankings: ObservationBatch['rankings'],
  productIds: ReadonlyMap<string, number>,
  nowMs: number,
): Promise<void> {
  if (rankings.length === 0) return;
  const oldest = keptSince('product_event', nowMs);
  await sql`delete from ranking_day where store_id = ${storeId} and day < ${isoDay(oldest)}::date`.execute(trx);
  for (const { at, externalIds } of rankings) {
    if (at < oldest) continue;
    const products = externalIds.map((externalId) => productIds.get(externalId) ?? UNKNOWN_PRODUCT);
    await sql`
      insert into ranking_day (store_id, day, read_at, product_ids)
      values (${storeId}, ${isoDay(at)}::date, ${new Date(at)}, ${products}::bigint[])
      on conflict (store_id, day) do update set read_at = excluded.read_at, product_ids = excluded.product_ids
      where ranking_day.read_at <= excluded.read_at`.execute(trx);
  }
}
