import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { countMarket } from './count-market.ts';
import { refreshMarketDay, refreshMarketDays } from './refresh-market-day.ts';

const DAYS_AT_ONCE = 31;

/**
 * Updates the market's figures and counts. It recomputes every day from the one before the last computed day up to
 * today, and earlier days that got late facts. After downtime, that covers all days in between.
 */
export async function keepMarket(facts: Facts, nowMs: number): Promise<void> {
  const due = await facts.selectFrom('market_due').select('day').distinct().orderBy('day', 'desc').execute();
  const todayMs = Date.parse(isoDay(nowMs));
  const sinceMs = Math.min(todayMs - DAY_MS, (await findLastMade(facts)) ?? todayMs);
  for (let fromMs = sinceMs; fromMs <= todayMs; fromMs += DAYS_AT_ONCE * DAY_MS) {
    const toMs = Math.min(todayMs, fromMs + (DAYS_AT_ONCE - 1) * DAY_MS);
    await refreshMarketDays(facts, { from: isoDay(fromMs), to: isoDay(toMs) });
  }
  for (const { day } of due) {
    // deleted first, so that a day marked again in the meantime, or by an open transaction, stays in the list
    await facts.deleteFrom('market_due').where('day', '=', day).execute();
    await refreshMarketDay(facts, day);
  }
  await countMarket(facts, nowMs);
}

/** The day before the last computed day, or the first day with facts if none was computed yet. */
async function findLastMade(facts: Facts): Promise<number | null> {
  const made = await sql<{ day: string | null }>`select max(day) - 1 as day from market_day`.execute(facts);
  if (made.rows[0]!.day !== null) return Date.parse(made.rows[0]!.day);
  const seen = await sql<{ day: string | null }>`select min(day) as day from store_day`.execute(facts);
  return seen.rows[0]!.day === null ? null : Date.parse(seen.rows[0]!.day);
}

/** Marks past days whose market figures must be recomputed. Today and yesterday are recomputed anyway. */
export async function noteLateDays(facts: Facts, days: Iterable<string>, nowMs: number): Promise<void> {
  const yesterday = isoDay(nowMs - DAY_MS);
  await markDaysDue(
    facts,
    [...new Set(days)].filter((day) => day < yesterday),
  );
}

/**
 * Marks days for their market figures to be recomputed once the caller's transaction commits. A plain insert waits for
 * no lock, so a day may be in the list several times.
 */
export async function markDaysDue(facts: Facts, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await facts
    .insertInto('market_due')
    .values(days.map((day) => ({ day })))
    .execute();
}
