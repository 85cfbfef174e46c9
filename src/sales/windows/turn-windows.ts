import { sql } from 'kysely';
import { DateRange, spanOf } from '#contract/date-range.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, startOfHour } from '#runtime/clock.ts';
import { refreshInTurn } from './lock-windows.ts';
import { refreshProductWindows } from './refresh-product-windows.ts';
import { refreshStoreWindows } from './refresh-store-windows.ts';

const STORES_AT_ONCE = 200;
const PRODUCTS_AT_ONCE = 2_000;

/** The most used ranges come first. */
const IN_TURN: DateRange[][] = [
  ['TODAY', 'YESTERDAY', 'LAST_7_DAYS'],
  DateRange.options.filter((range) => !['TODAY', 'YESTERDAY', 'LAST_7_DAYS'].includes(range)),
];

/**
 * Moves all windows to the hour of `nowMs`. A new day shifts every range; a new hour only adds that
 * hour of the period before. Polls update the windows that they touch. Safe to interrupt and run again.
 */
export async function turnWindows(facts: Facts, nowMs: number): Promise<void> {
  const hour = startOfHour(nowMs);
  const last = await facts.selectFrom('window_turn').select('turned_to').executeTakeFirst();
  const lastMs = last?.turned_to.getTime() ?? 0;
  if (lastMs >= hour) return;
  if (Math.floor(lastMs / DAY_MS) !== Math.floor(hour / DAY_MS)) await renewWindows(facts, nowMs);
  else await moveCuts(facts, lastMs, nowMs);
  await facts
    .insertInto('window_turn')
    .values({ turned_to: new Date(hour) })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ turned_to: new Date(hour) }))
    .execute();
}

/** Recomputes every window of every store from the days. */
export async function renewWindows(facts: Facts, nowMs: number, onProgress?: (share: number) => void): Promise<void> {
  const rows = await facts.selectFrom('store').select('id').orderBy('id').execute();
  let done = 0;
  for (const ranges of IN_TURN) {
    for (let start = 0; start < rows.length; start += STORES_AT_ONCE) {
      const storeIds = rows.slice(start, start + STORES_AT_ONCE).map((row) => row.id);
      await refreshInTurn(facts, storeIds, async (trx, free) => {
        await refreshStoreWindows(trx, free, nowMs, ranges);
        await refreshProductWindows(trx, { storeIds: free }, nowMs, ranges);
      });
      done += storeIds.length;
      onProgress?.(done / (rows.length * IN_TURN.length));
    }
  }
}

/** Recomputes the windows of what sold in the hours that the cut passed: their spans before now include these hours. */
async function moveCuts(facts: Facts, lastMs: number, nowMs: number): Promise<void> {
  for (const range of DateRange.options) {
    const from = new Date(spanOf(range, lastMs).previousUntilMs);
    const until = new Date(spanOf(range, nowMs).previousUntilMs);
    const { rows } = await sql<{ store_id: number; product_id: number }>`
      select distinct store_id, product_id
      from sale_hour where hour >= ${from} and hour < ${until} order by store_id, product_id`.execute(facts);
    for (let start = 0; start < rows.length; start += PRODUCTS_AT_ONCE) {
      const sellers = rows.slice(start, start + PRODUCTS_AT_ONCE);
      const ofStores = Map.groupBy(sellers, (row) => row.store_id);
      await refreshInTurn(facts, [...ofStores.keys()], (trx, free) => {
        const theirs = free.flatMap((id) => ofStores.get(id)!);
        const storeIds = theirs.map((row) => row.store_id);
        const productIds = theirs.map((row) => row.product_id);
        return refreshProductWindows(trx, { storeIds, productIds }, nowMs, [range]);
      });
    }
    const stores = await sql<{ store_id: number }>`
      select distinct store_id from store_hour where hour >= ${from} and hour < ${until}`.execute(facts);
    for (let start = 0; start < stores.rows.length; start += STORES_AT_ONCE) {
      const storeIds = stores.rows.slice(start, start + STORES_AT_ONCE).map((row) => row.store_id);
      await refreshInTurn(facts, storeIds, (trx, free) => refreshStoreWindows(trx, free, nowMs, [range]));
    }
  }
}
