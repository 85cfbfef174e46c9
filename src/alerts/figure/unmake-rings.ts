import { sql } from 'kysely';
import type { FigureCondition, QuietTime, RingDetail } from '#contract/alert.ts';
import type { Change } from '#contract/estimate.ts';
import { SETTLED_AFTER_HOURS } from '#contract/restatement.ts';
import type { Facts, People } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { AlertDeps } from '../deps.ts';
import type { Cursor } from '../ring/cursors.ts';
import { type ToldUnmade, tellUnmade } from '../ring/tell-rings.ts';
import { tellingOf } from '../ring/telling.ts';
import { compareClosedDays } from './closed-days.ts';
import { isMet } from './judge-figure.ts';

/** What rang so long ago is not judged again. */
const JUDGED_AGAIN_MS = 60 * DAY_MS;

type RingRow = {
  id: number;
  store_id: number;
  product_id: number;
  kind: string;
  at: Date;
  seen_at: Date;
  detail: RingDetail;
  condition: FigureCondition;
  tag: string | null;
  name: string;
  quiet: QuietTime | null;
  channel_ids: string[];
  is_muted: boolean;
  language: string;
};

type Judged = { held: readonly Cursor[]; closed: ReadonlyMap<number, readonly number[]>; nowMs: number };

/** Judges again what rang for numbers that may have been revised; what no longer meets its rule is marked, and told. */
export async function unmakeRings(deps: AlertDeps, trx: People, { held, closed, nowMs }: Judged): Promise<void> {
  const oldestMs = nowMs - JUDGED_AGAIN_MS;
  const rung = await findRung(trx, held, oldestMs);
  const restated = await findRestated(deps.facts, rung);
  const open = rung.flatMap((cursor) => {
    const { store_id: storeId } = cursor;
    if (restated.has(storeId)) return [{ storeId, sinceMs: oldestMs }];
    return (closed.get(storeId)?.length ?? 0) > 0 ? [{ storeId, sinceMs: unsettledSince(cursor) }] : [];
  });
  const rings = await loadRings(trx, open, oldestMs);
  const told: ToldUnmade[] = [];
  for (const alike of Map.groupBy(rings, keyOf).values()) {
    const [{ product_id, tag, condition }] = alike as [RingRow];
    const subject = { productId: product_id === 0 ? null : product_id, tag };
    const days = alike.map(({ store_id, seen_at }) => ({
      ...{ storeId: store_id, dayMs: seen_at.getTime() - DAY_MS, toldAtMs: nowMs },
    }));
    const moments = await compareClosedDays(deps.facts, subject, condition, days);
    for (const [index, ring] of alike.entries()) {
      const { changes } = moments[index]!;
      if (isMet(ring.condition, changes)) continue;
      const change = changes[0] ?? null;
      if (!(await markUnmade(trx, ring.id, change, nowMs)) || ring.is_muted) continue;
      told.push({ rule: tellingOf(ring), ring: ringOf(ring), change });
    }
  }
  await tellUnmade(deps, trx, told);
}

/** Revisions are noted of days that had settled: what ended before the last day that was judged then had, needs one. */
function unsettledSince({ days_until }: Cursor): number {
  return days_until === null ? 0 : Date.parse(days_until) + DAY_MS - SETTLED_AFTER_HOURS * HOUR_MS;
}

/** Those of some stores for which a number rang that may be revised. */
async function findRung(trx: People, held: readonly Cursor[], oldestMs: number): Promise<Cursor[]> {
  const { rows } = await sql<{ store_id: number }>`
    select distinct store_id from alert_ring where store_id = any(${held.map(({ store_id }) => store_id)}::bigint[])
      and unmade_at is null and condition is not null and at > ${new Date(oldestMs)}`.execute(trx);
  const rung = new Set(rows.map(({ store_id }) => store_id));
  return held.filter(({ store_id }) => rung.has(store_id));
}

/** What rang for numbers of what ended since then, by its store; of those who follow it now. */
async function loadRings(
  trx: People,
  open: readonly { storeId: number; sinceMs: number }[],
  oldestMs: number,
): Promise<RingRow[]> {
  if (open.length === 0) return [];
  const { rows } = await sql<RingRow>`
    select g.id, g.store_id, g.product_id, g.kind, g.at, g.seen_at, g.detail, g.condition, g.condition->>'tag' as tag,
      r.name, r.quiet, r.channel_ids, r.muted_at is not null as is_muted, a.language
    from (select * from unnest(
      ${open.map(({ storeId }) => storeId)}::bigint[],
      ${open.map(({ sinceMs }) => new Date(sinceMs).toISOString())}::timestamptz[]) as t (store_id, since)) as asked
    join alert_ring g on g.store_id = asked.store_id and g.seen_at >= asked.since
    join alert_rule r on r.id = g.rule_id
    join account a on a.id = g.account_id and not a.is_disabled
    join watched_store w on w.account_id = g.account_id and w.store_id = g.store_id and w.suspended_by is null
    where g.unmade_at is null and g.condition is not null and not g.was_nothing and g.at > ${new Date(oldestMs)}`.execute(
    trx,
  );
  return rows;
}

/** The stores of which a number was revised since they were judged. */
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

async function markUnmade(trx: People, id: number, change: Change | null, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('alert_ring')
    .set({ unmade_at: new Date(nowMs), unmade: change && JSON.stringify(change) })
    .where('id', '=', id)
    .where('unmade_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function ringOf({ store_id, product_id, kind, at, seen_at, detail }: RingRow) {
  return { storeId: store_id, productId: product_id, kind, at: at.getTime(), seenAt: seen_at.getTime(), detail };
}

function keyOf({ product_id, tag, condition: { kind, per, steadyFor } }: RingRow): string {
  return [product_id, tag, kind, per, steadyFor].join(' ');
}
