import { sql } from 'kysely';
import type { SignalKind, SignalState } from '#contract/store.ts';
import type { Facts } from '#database/connect.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { ProbedSignal } from '../../reading.ts';
import { signalFacts } from '../../signals/signal-facts.ts';
import { newLife, type SignalLife, type SignalLives } from '../../signals/signal-life.ts';

/** The signals of each store, with what is known of them. */
export async function loadSignals(
  facts: Facts,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, SignalLives>> {
  const rows = await facts
    .selectFrom('store_signal')
    .select(['store_id', 'kind', 'state', 'source', 'since', 'evidence', 'life'])
    .where(sql<boolean>`store_id = any(${storeIds}::bigint[])`)
    .execute();
  const lives = new Map(storeIds.map((storeId) => [storeId, new Map<SignalKind, SignalLife>()]));
  for (const row of rows) {
    const kind = row.kind as SignalKind;
    const since = row.since.getTime();
    const evidence = row.evidence as ProbedSignal['evidence'];
    const state = row.state as SignalState;
    const fresh = newLife({ kind, source: row.source, state, evidence }, since);
    lives.get(row.store_id)!.set(kind, { ...fresh, ...(row.life as Partial<SignalLife>), state, since });
  }
  return lives;
}

/** Stores the signals that changed since they were loaded; after a probe all of them, as the store's model has them now. */
export async function saveSignals(
  facts: Facts,
  storeId: number,
  seen: { before: SignalLives; after: SignalLives; areProbed: boolean; model: StoreModel | null },
): Promise<void> {
  const lives = [...seen.after.values()].filter((life) => seen.areProbed || seen.before.get(life.kind) !== life);
  if (lives.length === 0) return;
  await sql`
    insert into store_signal (store_id, kind, state, source, evidence, since, life)
    select ${storeId}, kind, state, source, evidence, since, life from unnest(
      ${lives.map((life) => life.kind)}::text[],
      ${lives.map((life) => life.state)}::text[],
      ${lives.map((life) => life.source)}::text[],
      ${lives.map((life) => JSON.stringify(signalFacts(life, seen.model)))}::jsonb[],
      ${lives.map((life) => new Date(life.since).toISOString())}::timestamptz[],
      ${lives.map((life) => JSON.stringify(knownOf(life)))}::jsonb[])
      as told (kind, state, source, evidence, since, life)
    on conflict (store_id, kind) do update set
      state = excluded.state, source = excluded.source, evidence = excluded.evidence, since = excluded.since,
      life = excluded.life`.execute(facts);
}

function knownOf({ kind: _kind, source: _source, state: _state, since: _since, ...life }: SignalLife) {
  return life;
}
