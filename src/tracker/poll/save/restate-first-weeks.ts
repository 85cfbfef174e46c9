import { sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';
import { keptSince } from '#database/partitions.ts';
import { majorOf } from '#runtime/money.ts';
import { restateHours } from '#sales/restatements/restate-hours.ts';
import type { UsdRate } from '#sales/usd-rates.ts';
import type { FirstWeeks } from '../../estimate/revision/first-weeks.ts';
import { type KeptEvidence, touchedIn } from '../../estimate/revision/kept-gaps.ts';
import { type RevisedTouch, reestimateFirstWeeks } from '../../estimate/revision/reestimate-first-weeks.ts';

/** Estimates a store's first weeks again from the stored evidence, in the caller's transaction. */
export async function restateFirstWeeks(
  trx: FactsTransaction,
  storeId: number,
  firstWeeks: FirstWeeks,
  usdRate: UsdRate,
  nowMs: number,
): Promise<void> {
  const rows = await findEvidence(trx, storeId, Math.max(firstWeeks.since, keptSince('evidence', nowMs)));
  if (!rows.some(({ gapSince }) => gapSince !== null)) return;
  const products = await findProducts(trx, storeId, rows);
  const nameOf = new Map([...products].map(([externalId, { id }]) => [id, externalId]));
  const evidence = rows.map((row) => ({ ...row, externalId: nameOf.get(row.productId ?? 0) ?? null }));
  const priceOf = (externalId: string) => products.get(externalId)?.price ?? 0;
  const again = reestimateFirstWeeks(evidence, priceOf, firstWeeks);
  const idOf = (externalId: string) => products.get(externalId)!.id;
  const productHours = again.productHours.map((hour) => ({ ...hour, productId: idOf(hour.externalId) }));
  const revised = { productHours, storeHours: again.storeHours, at: firstWeeks.model.at!, why: 'first-weeks' as const };
  await restateHours(trx, storeId, revised, usdRate, nowMs);
  await saveAdds(trx, storeId, again.touches, idOf);
}

type Row = Omit<KeptEvidence, 'externalId'> & { productId: number | null; gapSince: number | null };

async function findEvidence(trx: FactsTransaction, storeId: number, since: number): Promise<Row[]> {
  const { rows } = await sql<Omit<Row, 'at' | 'seenAt'> & { at: Date; seenAt: Date }>`
    select product_id as "productId", at, seen_at as "seenAt", classified_as as "classifiedAs", weight, why, after,
      coalesce(adds, '[]') as adds, (after ->> 'gapSince')::float8 as "gapSince"
    from evidence where store_id = ${storeId} and at >= ${new Date(since)} and kind = 'modified'
    order by seen_at, at, product_id`.execute(trx);
  return rows.map((row) => ({ ...row, at: row.at.getTime(), seenAt: row.seenAt.getTime() }));
}

/** The products that the evidence names, by the store's own id, with their current prices. */
async function findProducts(trx: FactsTransaction, storeId: number, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const named = [...new Set(rows.flatMap((row) => (touchedIn(row) ?? []).map(([externalId]) => externalId)))];
  const { rows: products } = await sql<{ id: number; external_id: string; price_minor: number; currency: string }>`
    select id, external_id, price_minor, currency from product
    where store_id = ${storeId} and (id = any(${ids}::bigint[]) or external_id = any(${named}::text[]))`.execute(trx);
  return new Map(
    products.map((row) => [row.external_id, { id: row.id, price: majorOf(row.price_minor, row.currency) }]),
  );
}

/**
 * Stores what each sighting adds now. A write to many products has no evidence for each of them, so nothing is stored
 * for it.
 */
async function saveAdds(
  trx: FactsTransaction,
  storeId: number,
  touches: readonly RevisedTouch[],
  idOf: (externalId: string) => number,
): Promise<void> {
  await sql`
    update evidence e set adds = told.adds
    from unnest(
      ${touches.map(({ externalId }) => idOf(externalId))}::bigint[],
      ${touches.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
      ${touches.map(({ seenAt }) => new Date(seenAt).toISOString())}::timestamptz[],
      ${touches.map(({ adds }) => (adds.length > 0 ? JSON.stringify(adds) : null))}::jsonb[])
      as told (product_id, at, seen_at, adds)
    where e.store_id = ${storeId} and e.product_id = told.product_id and e.at = told.at and e.seen_at = told.seen_at
      and e.kind = 'modified' and e.after is not null`.execute(trx);
}
