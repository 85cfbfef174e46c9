import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Facts } from '#database/connect.ts';
import { keptSince } from '#database/partitions.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { refreshMarketDay } from './market/refresh-market-day.ts';
import { rollUpDays } from './roll-up-days.ts';
import { renewWindows } from './windows/turn-windows.ts';

/** What is being rebuilt, and how much of it is done, from 0 to 1. */
export type RebuildNews = (what: 'days' | 'windows' | 'market', share: number) => void;

/**
 * Recomputes everything that follows from the hours: days, windows and the market. Days older than the stored hours
 * stay as they are, because they have no other source. The figures are the same as those that the polls wrote.
 */
export async function rebuildFacts(facts: Facts, nowMs: number, onNews: RebuildNews): Promise<void> {
  const since = Math.ceil(keptSince('store_hour', nowMs) / DAY_MS) * DAY_MS;
  const stores = await facts.selectFrom('store').select('id').orderBy('id').execute();
  for (const [index, { id }] of stores.entries()) {
    await facts.transaction().execute(async (trx) => {
      const products = await sql<{ id: number }>`
        select distinct product_id as id from sale_hour where store_id = ${id}`.execute(trx);
      await trx.deleteFrom('sale_day').where('store_id', '=', id).where('day', '>=', isoDay(since)).execute();
      await trx.deleteFrom('store_day').where('store_id', '=', id).where('day', '>=', isoDay(since)).execute();
      await rollUpDays(trx, id, { from: since, until: nowMs, productIds: products.rows.map((row) => row.id) });
    });
    onNews('days', (index + 1) / stores.length);
  }
  await renewWindows(facts, nowMs, (share) => onNews('windows', share));
  const { rows } = await sql<{ day: string }>`select distinct day from store_day order by day desc`.execute(facts);
  for (const [index, { day }] of rows.entries()) {
    await refreshMarketDay(facts, day);
    onNews('market', (index + 1) / rows.length);
  }
}
