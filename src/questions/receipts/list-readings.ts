import { sql } from 'kysely';
import type { Page } from '#contract/list.ts';
import { StoreProblem } from '#contract/problem.ts';
import type { ReadingItem } from '#contract/reading.ts';
import type { SignalKind } from '#contract/store.ts';
import type { Facts } from '#database/connect.ts';
import { countRows, limitsOf, type PageRequest, pageOfItems } from '../lists/page.ts';
import type { Visibility } from '../store-access.ts';

type ReadingRow = Omit<ReadingItem, 'at' | 'durationMs' | 'problem' | 'signals'> & {
  at: Date;
  problem: string | null;
  duration_ms: number;
  signals: SignalKind[];
};

/** The polls of a store, of one UTC day or of any, newest first. */
export async function listReadings(
  facts: Facts,
  storeId: string,
  { visibleUntil }: Visibility,
  { day, ...request }: PageRequest & { day?: string },
): Promise<Page<ReadingItem>> {
  const start = sql`${`${day}T00:00:00Z`}::timestamptz`;
  const onDay = day === undefined ? sql`` : sql`and at >= ${start} and at < ${start} + interval '1 day'`;
  const isVisible = visibleUntil === null ? sql`` : sql`and at <= ${visibleUntil}`;
  const matching = sql`from poll where store_id = ${storeId}::bigint ${onDay} ${isVisible}`;
  const { limit, offset } = limitsOf(request);
  const [{ rows }, total] = await Promise.all([
    sql<ReadingRow>`
      select at, mode, outcome, problem, requests, bytes, duration_ms, products, changed, signals
      ${matching}
      order by at desc limit ${limit} offset ${offset}`.execute(facts),
    countRows(facts, sql`select 1 ${matching}`),
  ]);
  const items = rows.map(({ duration_ms, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    problem: StoreProblem.safeParse(row.problem).data ?? null,
    durationMs: duration_ms,
  }));
  return pageOfItems(request, items, total);
}
