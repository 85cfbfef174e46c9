import { type RawBuilder, sql } from 'kysely';
import type { SignalKind, SignalState, StoreSignal } from '#contract/store.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';

export type SignalRow = {
  kind: SignalKind;
  state: SignalState;
  source: string;
  /** As JSON has it. */
  since: string;
  evidence: Record<string, unknown>;
};

/** Every signal probed at a store, as `signalsOf`. */
export async function listSignals(
  facts: Facts,
  storeId: number,
  asKnownAt: Date | null = null,
): Promise<StoreSignal[]> {
  const [row] = await askPrepared(
    facts,
    sql<{ signals: SignalRow[] }>`
    select ${signalsOf('s', asKnownAt)} as signals from store s where s.id = ${storeId}::bigint`,
  );
  return (row?.signals ?? []).map(signalOf);
}

/**
 * The signals of a row of `store` (by its alias), live ones first. `asKnownAt`: only signals whose state has not changed
 * since then, and without their evidence, which is always today's.
 */
export function signalsOf(store: string, asKnownAt: Date | null): RawBuilder<SignalRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('kind', g.kind, 'state', g.state, 'source', g.source, 'since', g.since,
      'evidence', case when ${asKnownAt}::timestamptz is null then g.evidence else '{}' end)
      order by g.state = 'alive' desc, g.kind), '[]')
    from store_signal g
    where g.store_id = ${sql.ref(`${store}.id`)} and g.since <= coalesce(${asKnownAt}::timestamptz, 'infinity'))`;
}

export function signalOf({ since, evidence, ...row }: SignalRow): StoreSignal {
  return { ...row, since: new Date(since).toISOString(), evidence: plainFacts(evidence) };
}

export function plainFacts(evidence: Record<string, unknown>): StoreSignal['evidence'] {
  return Object.fromEntries(
    Object.entries(evidence).filter((entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}
