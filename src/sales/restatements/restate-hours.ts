import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { RestatementWhy } from '#contract/estimate/restatement.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { NO_FIGURES, type ProductHour, type StoreHour } from '../facts.ts';
import { noteLateDays } from '../market/keep-market.ts';
import type { UsdRate } from '../usd-rates.ts';
import { writeHours } from '../write-hours.ts';
import { lateDays } from './late-days.ts';
import { findDays, noteRestatements } from './note-restatements.ts';

/**
 * Replaces hours in the caller's transaction, and only those that rest on stamps alone. Changes of settled days are
 * stored. Returns the products whose hours it wrote.
 */
export async function restateHours(
  trx: FactsTransaction,
  storeId: number,
  revised: { productHours: ProductHour[]; storeHours: StoreHour[]; at: number; why: RestatementWhy },
  usdRate: UsdRate,
  nowMs: number,
): Promise<number[]> {
  const standing = await findHours(trx, storeId, revised.storeHours);
  const isStanding = ({ hour }: { hour: number }) => standing.has(hour);
  const seenAt = revised.at;
  const storeHours = revised.storeHours.filter(isStanding).map((hour) => ({ ...hour, seenAt }));
  const productHours = revised.productHours.filter(isStanding).map((hour) => ({ ...hour, seenAt }));
  const isRevised = new Set(productHours.map(({ productId, hour }) => `${productId} ${hour}`));
  for (const { productId, hour } of await findSold(trx, storeId, [...standing])) {
    if (!isRevised.has(`${productId} ${hour}`))
      productHours.push({ ...NO_FIGURES, basis: 'modified', productId, hour, seenAt });
  }
  const late = lateDays([...productHours, ...storeHours]);
  const before = await findDays(trx, storeId, late);
  await writeHours(trx, storeId, { productHours, storeHours }, usdRate, 'replace');
  await noteLateDays(
    trx,
    storeHours.map(({ hour }) => isoDay(hour)),
    nowMs,
  );
  await noteRestatements(trx, storeId, late, before, () => revised.why);
  return [...new Set(productHours.map(({ productId }) => productId))];
}

/** Which of these hours rest on stamps alone. */
async function findHours(trx: FactsTransaction, storeId: number, hours: readonly StoreHour[]): Promise<Set<number>> {
  const { rows } = await sql<{ hour: Date }>`
    select hour from store_hour
    where store_id = ${storeId} and hour = any(${timesOf(hours.map(({ hour }) => hour))}::timestamptz[])
      and basis = 'modified'`.execute(trx);
  return new Set(rows.map(({ hour }) => hour.getTime()));
}

async function findSold(trx: FactsTransaction, storeId: number, hours: readonly number[]) {
  const { rows } = await sql<{ product_id: number; hour: Date }>`
    select product_id, hour from sale_hour
    where store_id = ${storeId} and hour = any(${timesOf(hours)}::timestamptz[])`.execute(trx);
  return rows.map((row) => ({ productId: row.product_id, hour: row.hour.getTime() }));
}

function timesOf(hours: readonly number[]): string[] {
  return hours.map((hour) => new Date(hour).toISOString());
}
