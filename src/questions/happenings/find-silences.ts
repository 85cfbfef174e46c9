import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Happening } from '#contract/happening.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { estimatesOf } from '../figures.ts';
import type { Period } from '../period.ts';
import type { HappeningStore } from './find-happening-stores.ts';
import { refOf } from './find-moves.ts';
import { sumSpans } from './sum-spans.ts';

type Silence = Extract<Happening, { kind: 'silent' }>;

const WEEK_MS = 7 * DAY_MS;
/** Every store is read at least once a day. */
export const UNREAD_AFTER_MS = 36 * HOUR_MS;

/**
 * Stores that were found silent in a period: they are no longer read, which shows a day and a half after the last
 * reading, or have no live signal of sales.
 */
export async function findSilences(
  facts: Facts,
  stores: readonly HappeningStore[],
  period: Period,
): Promise<Silence[]> {
  const lost = await findLostSignals(facts, stores);
  const silent = stores.flatMap((store) => {
    const isUnread = store.readAt !== null && period.nowMs - store.readAt.getTime() > UNREAD_AFTER_MS;
    const at = isUnread ? store.readAt : lost.get(store.id);
    if (!at || !isWithin(at.getTime() + (isUnread ? UNREAD_AFTER_MS : 0), period)) return [];
    return [{ store, at, reason: isUnread ? ('unread' as const) : ('no-signal' as const) }];
  });
  const sums = await sumSpans(
    facts,
    silent.map(({ store, at }) => {
      const untilMs = Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS;
      return { storeId: store.id, productId: null, fromMs: untilMs - WEEK_MS, untilMs };
    }),
  );
  return silent.flatMap(({ store, at, reason }, index): Silence[] => {
    const sold = sums[index];
    if (!sold) return [];
    const { orders } = estimatesOf(sold, store.asOf);
    const missed = Math.min(1, (period.nowMs - at.getTime()) / WEEK_MS);
    const fields = { at: at.toISOString(), reason, orders, effect: (orders.low ?? 0) * missed };
    return [{ kind: 'silent', store: refOf(store), on: isoDay(at.getTime()), ...fields }];
  });
}

/** Since when stores whose signals of sales were live have none. */
async function findLostSignals(facts: Facts, stores: readonly HappeningStore[]): Promise<Map<number, Date>> {
  const { rows } = await sql<{ store_id: number; since: Date }>`
    select store_id, max(since) as since from store_signal
    where store_id = any(${stores.map(({ id }) => id)}::bigint[]) and kind in ('modified', 'stock')
    group by store_id having bool_and(state in ('silent', 'refused'))`.execute(facts);
  return new Map(rows.map(({ store_id, since }) => [store_id, since]));
}

function isWithin(atMs: number, { current }: Period): boolean {
  return atMs >= Date.parse(current.from) && atMs < Date.parse(current.until);
}
