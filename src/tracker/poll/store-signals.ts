import type { SignalKind } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import type { ProbedSignal } from '../reading.ts';

/** The living sources of a store, as `kind:source`. */
export async function loadSources(database: Database, storeId: number): Promise<Set<string>> {
  const rows = await database
    .selectFrom('store_signal')
    .select(['kind', 'source'])
    .where('store_id', '=', storeId)
    .where('state', '=', 'alive')
    .execute();
  return new Set(rows.map((row) => `${row.kind}:${row.source}`));
}

export function livingSources(signals: readonly ProbedSignal[]): Set<string> {
  return new Set(signals.filter(({ state }) => state === 'alive').map(({ kind, source }) => `${kind}:${source}`));
}

/** Of the signals that tell of sales, those that live. */
export function livingKinds(sources: ReadonlySet<string>): { modified: boolean; stock: boolean } {
  const kinds = new Set([...sources].map((source) => source.split(':', 1)[0] as SignalKind));
  return { modified: kinds.has('modified'), stock: kinds.has('stock') };
}

/** Keeps what a probe found; `since` moves only when a signal's state or source changes. */
export async function saveSignals(
  database: Database,
  storeId: number,
  signals: ProbedSignal[],
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  for (const signal of signals) {
    const evidence = JSON.stringify(signal.evidence);
    await database
      .insertInto('store_signal')
      .values({
        store_id: storeId,
        kind: signal.kind,
        state: signal.state,
        source: signal.source,
        evidence,
        since: now,
        checked_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'kind']).doUpdateSet((set) => ({
          state: signal.state,
          source: signal.source,
          evidence,
          checked_at: now,
          since: set
            .case()
            .when(
              set.and([set('store_signal.state', '=', signal.state), set('store_signal.source', '=', signal.source)]),
            )
            .then(set.ref('store_signal.since'))
            .else(now)
            .end(),
        })),
      )
      .execute();
  }
}
