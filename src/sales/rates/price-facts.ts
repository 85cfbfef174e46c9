import { type RawBuilder, sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Facts, FactsTransaction } from '#database/connect.ts';
import { markDaysDue } from '../market/keep-market.ts';
import { type UsdRate, usdRates } from '../usd-rates.ts';
import { lockWindows } from '../windows/lock-windows.ts';
import { refreshProductWindows } from '../windows/refresh-product-windows.ts';
import { refreshStoreWindows } from '../windows/refresh-store-windows.ts';

const TABLES = [
  { table: 'sale_hour', day: "(hour at time zone 'UTC')::date" },
  { table: 'store_hour', day: "(hour at time zone 'UTC')::date" },
  { table: 'sale_day', day: 'day' },
  { table: 'store_day', day: 'day' },
] as const;

/** Facts up to the day of `currencySince` are in another currency, those of that day in part. */
type Priced = { id: number; currency: string; currencySince: Date | null };

/**
 * Prices a store's facts that had no exchange rate, and recomputes what depends on them. The rate is that of the day,
 * else of the last day before it, else the first known one. The errors of revenue in the store's currency are not
 * stored, so they are derived from the errors of the units at the row's mean price.
 */
export async function priceFacts(facts: Facts, store: Priced, nowMs: number): Promise<void> {
  const rates = await usdRates(facts, store.currency);
  const since = store.currencySince && isoDay(store.currencySince.getTime());
  const usdRate: UsdRate = (day) => (since !== null && day <= since ? null : rates(day));
  await facts.transaction().execute(async (trx) => {
    await lockWindows(trx, [store.id]);
    const { rows: unpriced } = await sql<{ day: string }>`
      select day from store_day where store_id = ${store.id} and revenue_usd is null and day < ${isoDay(nowMs)}::date`.execute(
      trx,
    );
    await markDaysDue(
      trx,
      unpriced.flatMap(({ day }) => (usdRate(day) === null ? [] : [day])),
    );
    for (const { table, day } of TABLES) await pricePart(trx, table, sql.raw(day), store.id, usdRate);
    await refreshStoreWindows(trx, [store.id], nowMs);
    await refreshProductWindows(trx, { storeIds: [store.id] }, nowMs);
  });
}

async function pricePart(
  trx: FactsTransaction,
  table: string,
  day: RawBuilder<unknown>,
  storeId: number,
  usdRate: UsdRate,
): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select distinct ${day} as day from ${sql.table(table)} where store_id = ${storeId} and revenue_usd is null`.execute(
    trx,
  );
  const priced = rows.flatMap((row) => {
    const usd = usdRate(row.day);
    return usd === null ? [] : [{ day: row.day, usd }];
  });
  if (priced.length === 0) return;
  await sql`
    update ${sql.table(table)} set
      revenue_usd = revenue * rates.usd,
      revenue_usd_var = case when units > 0 then (revenue / units * rates.usd) ^ 2 * units_var else 0 end,
      revenue_usd_sd = case when units > 0 then revenue / units * rates.usd * units_sd else 0 end
    from unnest(${priced.map((one) => one.day)}::date[], ${priced.map((one) => one.usd)}::float8[]) as rates (on_day, usd)
    where store_id = ${storeId} and revenue_usd is null and rates.on_day = ${day}`.execute(trx);
}
