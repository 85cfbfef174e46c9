import { isoDay } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import type { ProductHour, StoreHour } from './facts.ts';
import { noteLateDays } from './market/keep-market.ts';
import { lateDays } from './restatements/late-days.ts';
import { findDays, noteRestatements, type ReasonOf } from './restatements/note-restatements.ts';
import type { UsdRate } from './usd-rates.ts';
import { writeHours } from './write-hours.ts';

/**
 * Adds a poll's increments to the hours and updates their days, in the caller's transaction, so that a poll counts once
 * or not at all. Many polls may add to one hour. Without an exchange rate the revenue in dollars is null and stays
 * null. Changes of settled days are stored with their reason.
 */
export async function recordSales(
  trx: FactsTransaction,
  storeId: number,
  sales: { productHours: ProductHour[]; storeHours: StoreHour[]; reasonOf?: ReasonOf },
  usdRate: UsdRate,
  nowMs: number,
): Promise<void> {
  const late = lateDays([...sales.productHours, ...sales.storeHours]);
  const before = await findDays(trx, storeId, late);
  await writeHours(trx, storeId, sales, usdRate, 'add');
  await noteLateDays(
    trx,
    sales.storeHours.map(({ hour }) => isoDay(hour)),
    nowMs,
  );
  await noteRestatements(trx, storeId, late, before, sales.reasonOf ?? (() => 'later-reading'));
}
