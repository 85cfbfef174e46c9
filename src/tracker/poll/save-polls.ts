import type { DatabaseTransaction } from '#database/connect.ts';
import type { Reading } from '../reading.ts';

/** One row of `poll`: one look at a store, whatever it had to ask for it. */
export type PollRecord = {
  /** When it began, by our own clock: the store's says nothing of the order of our polls. */
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

export async function savePolls(trx: DatabaseTransaction, storeId: number, polls: PollRecord[]): Promise<void> {
  if (polls.length === 0) return;
  await trx
    .insertInto('poll')
    .values(
      polls.map((poll) => ({
        store_id: storeId,
        at: new Date(poll.at),
        mode: poll.mode,
        outcome: poll.outcome,
        problem: poll.problem,
        requests: poll.requests,
        bytes: poll.bytes,
        duration_ms: Math.round(poll.durationMs),
        products: poll.products,
        changed: poll.changed,
        signals: poll.signals,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
