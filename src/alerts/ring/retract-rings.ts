import { sql } from 'kysely';
import { PLAN_ORDER, PLANS } from '#contract/billing/plan.ts';
import type { Change } from '#contract/estimate/estimate.ts';
import { SETTLED_AFTER_HOURS } from '#contract/estimate/restatement.ts';
import type { FilterList, QuietTime, RingDetail } from '#contract/messages/alert.ts';
import type { Facts, People } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { AlertDeps } from '../deps.ts';
import { judgeFiguresAgain } from '../figure/judge-figures-again.ts';
import { judgeMatchesAgain } from '../filter/judge-matches-again.ts';
import type { Cursor } from './cursors.ts';
import { enqueueRetractions, type RetractionToQueue } from './enqueue-rings.ts';
import {
  type FigureRingCondition,
  type FilterRingCondition,
  isOfFilter,
  type RingCondition,
} from './ring-condition.ts';
import { ruleDeliveryOf } from './rule-delivery.ts';

/** The plans that allow rules on filters of the database. */
const OF_DATABASE = PLAN_ORDER.filter((plan) => PLANS[plan].areDatabaseFiltersEnabled);
/** Older rings are not judged again. */
const JUDGED_AGAIN_MS = 60 * DAY_MS;

type RingRow = {
  id: number;
  store_id: number;
  product_id: number;
  kind: string;
  at: Date;
  seen_at: Date;
  detail: RingDetail;
  condition: RingCondition;
  tag: string | null;
  filter: string | null;
  filterList: FilterList | null;
  name: string;
  quiet: QuietTime | null;
  channel_ids: string[];
  is_muted: boolean;
  language: string;
};

type Again<Asked> = { row: RingRow; storeId: number; productId: number; seenAt: number; asked: Asked };
type Judged = { held: readonly Cursor[]; closed: ReadonlyMap<number, readonly number[]>; nowMs: number };

/**
 * Judges rings again whose figures may have been restated. Those that no longer meet their rule are marked, and the
 * user is informed.
 */
export async function retractRings(deps: AlertDeps, trx: People, { held, closed, nowMs }: Judged): Promise<void> {
  const oldestMs = nowMs - JUDGED_AGAIN_MS;
  const withRings = await findWithRings(trx, held, oldestMs);
  const restated = await findRestated(deps.facts, withRings);
  const open = withRings.flatMap((cursor) => {
    const { store_id: storeId } = cursor;
    if (restated.has(storeId)) return [{ storeId, sinceMs: oldestMs }];
    return (closed.get(storeId)?.length ?? 0) > 0 ? [{ storeId, sinceMs: unsettledSince(cursor) }] : [];
  });
  const rings = await loadRings(trx, open, oldestMs);
  const retractions: RetractionToQueue[] = [];
  for (const { row, change } of await findRetracted(deps.facts, rings, nowMs)) {
    if (!(await markRetracted(trx, row.id, change, nowMs)) || row.is_muted) continue;
    retractions.push({ rule: ruleDeliveryOf(row), ring: ringOf(row), change });
  }
  await enqueueRetractions(deps, trx, retractions);
}

/** The rings that no longer meet their rule. `change`: what it is now, for a ring about a change. */
async function findRetracted(
  facts: Facts,
  rows: readonly RingRow[],
  nowMs: number,
): Promise<{ row: RingRow; change: Change | null }[]> {
  const figures: Again<FigureRingCondition>[] = [];
  const matches: Again<FilterRingCondition>[] = [];
  for (const row of rows) {
    const one = { row, storeId: row.store_id, productId: row.product_id, seenAt: row.seen_at.getTime() };
    if (isOfFilter(row.condition)) matches.push({ ...one, asked: row.condition });
    else figures.push({ ...one, asked: row.condition });
  }
  const changed = await judgeFiguresAgain(facts, figures, nowMs);
  const unmatched = await judgeMatchesAgain(facts, matches, nowMs);
  return [
    ...changed.map(({ one: { row }, change }) => ({ row, change })),
    ...unmatched.map(({ row }) => ({ row, change: null })),
  ];
}

/**
 * Restatements only exist for settled days. Days that were not settled yet at the last judgement may have changed
 * without one, so they are judged again.
 */
function unsettledSince({ days_until }: Cursor): number {
  return days_until === null ? 0 : Date.parse(days_until) + DAY_MS - SETTLED_AFTER_HOURS * HOUR_MS;
}

/** The stores that have rings which restated figures may retract. */
async function findWithRings(trx: People, held: readonly Cursor[], oldestMs: number): Promise<Cursor[]> {
  const { rows } = await sql<{ store_id: number }>`
    select distinct store_id from alert_ring where store_id = any(${held.map(({ store_id }) => store_id)}::bigint[])
      and retracted_at is null and condition is not null and at > ${new Date(oldestMs)}`.execute(trx);
  const withRings = new Set(rows.map(({ store_id }) => store_id));
  return held.filter(({ store_id }) => withRings.has(store_id));
}

/** The rings about days that ended since a store's time, of accounts that watch it now. */
async function loadRings(
  trx: People,
  open: readonly { storeId: number; sinceMs: number }[],
  oldestMs: number,
): Promise<RingRow[]> {
  if (open.length === 0) return [];
  const { rows } = await sql<RingRow>`
    select g.id, g.store_id, g.product_id, g.kind, g.at, g.seen_at, g.detail, g.condition, g.condition->>'tag' as tag,
      r.filter, r.filter_list as "filterList", r.name, r.quiet, r.channel_ids, r.muted_at is not null as is_muted, a.language
    from (select * from unnest(
      ${open.map(({ storeId }) => storeId)}::bigint[],
      ${open.map(({ sinceMs }) => new Date(sinceMs).toISOString())}::timestamptz[]) as t (store_id, since)) as asked
    join alert_ring g on g.store_id = asked.store_id
      and date_trunc('day', g.seen_at + interval '1 day' - interval '1 millisecond', 'UTC') >= asked.since
    join alert_rule r on r.id = g.rule_id
    join account a on a.id = g.account_id and not a.is_disabled
    left join watched_store w on w.account_id = g.account_id and w.store_id = g.store_id
    where case when r.filter_list like 'database/%'
        then w.suspended_by is null and exists (
          select from entitlement e where e.account_id = g.account_id and e.plan = any(${OF_DATABASE}::text[]))
        else w.store_id is not null and w.suspended_by is null end
      and g.retracted_at is null and g.condition is not null and not g.was_nothing and g.at > ${new Date(oldestMs)}`.execute(
    trx,
  );
  return rows;
}

/** The stores with restatements since they were last judged. */
async function findRestated(facts: Facts, held: readonly Cursor[]): Promise<Set<number>> {
  if (held.length === 0) return new Set();
  const { rows } = await sql<{ store_id: number }>`
    select distinct r.store_id from restatement r
    join (select * from unnest(
      ${held.map(({ store_id }) => store_id)}::bigint[],
      ${held.map(({ read_until }) => read_until?.toISOString() ?? null)}::timestamptz[]) as t (store_id, since)) as asked
      on asked.store_id = r.store_id
    where r.at > asked.since`.execute(facts);
  return new Set(rows.map(({ store_id }) => store_id));
}

async function markRetracted(trx: People, id: number, change: Change | null, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('alert_ring')
    .set({ retracted_at: new Date(nowMs), retracted_change: change && JSON.stringify(change) })
    .where('id', '=', id)
    .where('retracted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function ringOf({ store_id, product_id, kind, at, seen_at, detail }: RingRow) {
  return { storeId: store_id, productId: product_id, kind, at: at.getTime(), seenAt: seen_at.getTime(), detail };
}
