import { isoDay } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { countMarket } from './count-market.ts';
import { refreshMarketDay } from './refresh-market-day.ts';

/** Brings the market figures of today, of yesterday and of every day with late facts up to date, and its counts. */
export async function keepMarket(database: Database, nowMs: number): Promise<void> {
  const due = await database.selectFrom('market_due').select('day').orderBy('day', 'desc').execute();
  const days = new Set([isoDay(nowMs), isoDay(nowMs - DAY_MS), ...due.map((row) => row.day)]);
  for (const day of days) {
    // first out of the list: facts that come meanwhile put it there again
    await database.deleteFrom('market_due').where('day', '=', day).execute();
    await refreshMarketDay(database, day);
  }
  await countMarket(database, nowMs);
}

/** Notes days whose market figures must be made anew. */
export async function noteLateDays(database: Database, days: Iterable<string>, nowMs: number): Promise<void> {
  const yesterday = isoDay(nowMs - DAY_MS);
  const late = [...new Set(days)].filter((day) => day < yesterday);
  if (late.length === 0) return;
  await database
    .insertInto('market_due')
    .values(late.map((day) => ({ day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
