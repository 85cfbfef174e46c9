import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { refreshProductWindows } from '../windows/refresh-product-windows.ts';
import { refreshStoreWindows } from '../windows/refresh-store-windows.ts';

const TABLES = [
  { table: 'sale_hour', day: "(hour at time zone 'UTC')::date" },
  { table: 'store_hour', day: "(hour at time zone 'UTC')::date" },
  { table: 'sale_day', day: 'day' },
  { table: 'store_day', day: 'day' },
] as const;

/**
 * Prices a store's facts that had no exchange rate, at the rate of their day (else of the last day before it, else the
 * first one known), and renews what follows from them. The errors of revenue in the store's currency are not kept: they
 * are those of the units, at the mean price of the row.
 */
export async function priceFacts(
  database: Database,
  store: { id: number; currency: string },
  nowMs: number,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await sql`insert into market_due (day)
      select day from store_day where store_id = ${store.id} and revenue_usd is null and day < ${isoDay(nowMs)}::date
      on conflict do nothing`.execute(trx);
    for (const { table, day } of TABLES) {
      await sql`
        with priced as materialized (
          select distinct ${sql.raw(day)} as day from ${sql.table(table)} where store_id = ${store.id} and revenue_usd is null
        ), rates as materialized (
          select day, coalesce(
            (select usd from fx_rate r where r.currency = ${store.currency} and r.day <= priced.day order by r.day desc limit 1),
            (select usd from fx_rate r where r.currency = ${store.currency} order by r.day limit 1)) as usd
          from priced
        )
        update ${sql.table(table)} f set
          revenue_usd = revenue * usd,
          revenue_usd_var = case when units > 0 then (revenue / units * usd) ^ 2 * units_var else 0 end,
          revenue_usd_sd = case when units > 0 then revenue / units * usd * units_sd else 0 end
        from rates
        where f.store_id = ${store.id} and f.revenue_usd is null and rates.usd is not null
          and rates.day = ${sql.raw(day === 'day' ? 'f.day' : day)}`.execute(trx);
    }
    await refreshStoreWindows(trx, [store.id], nowMs);
    await refreshProductWindows(trx, { storeIds: [store.id] }, nowMs);
  });
}
