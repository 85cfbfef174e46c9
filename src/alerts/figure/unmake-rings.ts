import { sql } from 'kysely';
import type { FigureCondition, QuietTime, RingDetail } from '#contract/alert.ts';
import type { Change } from '#contract/estimate.ts';
import type { Facts, People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
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
  const rings = await loadRings(trx, held, nowMs);
  if (rings.length === 0) return;
  const restated = await findRestated(deps.facts, held);
  const open = rings.filter(({ store_id }) => restated.has(store_id) || (closed.get(store_id)?.length ?? 0) > 0);
  const told: ToldUnmade[] = [];
  for (const alike of Map.groupBy(open, keyOf).values()) {
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

async function loadRings(trx: People, held: readonly Cursor[], nowMs: number): Promise<RingRow[]> {
  const { rows } = await sql<RingRow>`
    select g.id, g.store_id, g.product_id, g.kind, g.at, g.seen_at, g.detail, g.condition, r.tag, r.name, r.quiet,
      r.channel_ids, r.muted_at is not null as is_muted, a.language
    from alert_ring g join alert_rule r on r.id = g.rule_id join account a on a.id = g.account_id
    where g.store_id = any(${held.map(({ store_id }) => store_id)}::bigint[])
      and g.unmade_at is null and g.condition is not null and not g.was_nothing
      and g.at > ${new Date(nowMs - JUDGED_AGAIN_MS)}`.execute(trx);
  return rows;
}

/** The stores of which a number was revised since they were judged. */
async function findRestated(facts: Facts, held: readonly Cursor[]): Promise<Set<number>> {
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
