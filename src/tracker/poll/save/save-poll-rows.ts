import { sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';
import type { Reading } from '../../reading.ts';

/** A row of `poll`: one reading of a store, however many requests it took. */
export type PollRecord = {
  /** When it began, by our own clock: the store's clock says nothing about the order of our polls. */
  at: number;
  mode: Reading['mode'];
  outcome: 'complete' | 'partial' | 'unchanged' | 'throttled' | 'refused' | 'failed';
  problem: string | null;
  requests: number;
  bytes: number;
  durationMs: number;
  products: number;
  changed: number;
  signals: string[];
};

export async function savePollRows(
  trx: FactsTransaction,
  polls: readonly (PollRecord & { storeId: number })[],
): Promise<void> {
  if (polls.length === 0) return;
  await sql`
    insert into poll (store_id, at, mode, outcome, problem, requests, bytes, duration_ms, products, changed, signals)
    select store_id, at, mode, outcome, problem, requests, bytes, duration_ms, products, changed,
      string_to_array(signals, ' ')
    from unnest(
      ${polls.map((poll) => poll.storeId)}::bigint[],
      ${polls.map((poll) => new Date(poll.at).toISOString())}::timestamptz[],
      ${polls.map((poll) => poll.mode)}::text[],
      ${polls.map((poll) => poll.outcome)}::text[],
      ${polls.map((poll) => poll.problem)}::text[],
      ${polls.map((poll) => poll.requests)}::integer[],
      ${polls.map((poll) => poll.bytes)}::integer[],
      ${polls.map((poll) => Math.round(poll.durationMs))}::integer[],
      ${polls.map((poll) => poll.products)}::integer[],
      ${polls.map((poll) => poll.changed)}::integer[],
      ${polls.map((poll) => poll.signals.join(' '))}::text[]
    ) as seen (store_id, at, mode, outcome, problem, requests, bytes, duration_ms, products, changed, signals)
    on conflict do nothing`.execute(trx);
}
