import { sql } from 'kysely';
import type { SignalKind, SignalState, StoreSignal } from '#contract/store.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';

type SignalRow = {
  store_id: number;
  kind: SignalKind;
  state: SignalState;
  source: string;
  since: Date;
  evidence: Record<string, unknown>;
};

/**
 * Every signal probed at these stores, live ones first. `asKnownAt`: only signals whose state has not changed since
 * then, and without their evidence, which is always today's.
 */
export async function listSignals(
  facts: Facts,
  storeIds: number[],
  asKnownAt: Date | null = null,
): Promise<Map<number, StoreSignal[]>> {
  const rows = await askPrepared(
    facts,
    sql<SignalRow>`
    select store_id, kind, state, source, since,
      case when ${asKnownAt}::timestamptz is null then evidence else '{}' end as evidence
    from store_signal
    where store_id = any(${storeIds}::bigint[]) and since <= coalesce(${asKnownAt}::timestamptz, 'infinity')
    order by store_id, state = 'alive' desc, kind`,
  );
  const byStore = new Map<number, StoreSignal[]>();
  for (const row of rows) {
    const signals = byStore.get(row.store_id) ?? [];
    signals.push({
      kind: row.kind,
      state: row.state,
      source: row.source,
      since: row.since.toISOString(),
      evidence: plainFacts(row.evidence),
    });
    byStore.set(row.store_id, signals);
  }
  return byStore;
}

export function plainFacts(evidence: Record<string, unknown>): StoreSignal['evidence'] {
  return Object.fromEntries(
    Object.entries(evidence).filter((entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}
