import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { countMarket } from './count-market.ts';
import { refreshMarketDay, refreshMarketDays } from './refresh-market-day.ts';

const DAYS_AT_ONCE = 31;

/**
 * Brings the market figures up to date, and its counts: of every day from the last but one that was made up to today,
 * and of those before with late facts. After a standstill that is every day in between.
 */
export async function keepMarket(database: Database, nowMs: number): Promise<void> {
  const due = await database.selectFrom('market_due').select('day').orderBy('day', 'desc').execute();
  const todayMs = Date.parse(isoDay(nowMs));
  const sinceMs = Math.min(todayMs - DAY_MS, (await findLastMade(database)) ?? todayMs);
  for (let fromMs = sinceMs; fromMs <= todayMs; fromMs += DAYS_AT_ONCE * DAY_MS) {
    const toMs = Math.min(todayMs, fromMs + (DAYS_AT_ONCE - 1) * DAY_MS);
    await refreshMarketDays(database, { from: isoDay(fromMs), to: isoDay(toMs) });
  }
  for (const { day } of due) {
    // first out of the list: facts that come meanwhile put it there again
    await database.deleteFrom('market_due').where('day', '=', day).execute();
    await refreshMarketDay(database, day);
  }
  await countMarket(database, nowMs);
}

/** The day before the last that was made; where none was, the first with facts. */
async function findLastMade(database: Database): Promise<number | null> {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce((select max(day) - 1 from market_day), (select min(day) from store_day)) as day`.execute(database);
  const day = rows[0]?.day;
  return day ? Date.parse(day) : null;
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
