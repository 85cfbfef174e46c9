import type { DatabaseTransaction } from '#database/connect.ts';
import type { Network } from '../fetch/network.ts';
import type { Expected } from './expected-gain.ts';
import type { HostPace } from './host-pace.ts';

export type NextPoll = HostPace & {
  dueAtMs: number;
  /** Nothing brings the poll forward past it: what the store asked for, or what its last poll cost. */
  notBeforeMs: number | null;
  reason: PollReason;
  failures: number;
  /** When the whole catalogue is due again; undefined leaves it as it is. */
  catalogueDueAtMs?: number;
  /** When the store was read, where that showed nothing new and wrote nothing; undefined leaves it as it is. */
  unchangedAtMs?: number;
  /** What was learned of the store; undefined leaves it as it is. */
  learned?: Learned;
};

export type PollReason = 'planned' | 'throttled' | 'asked-to-wait' | 'failing';

export type Learned = {
  network: Network | null;
  requests: number;
  catalogueRequests: number;
  expected: Expected | null;
  isFollowed: boolean;
};

/** Gives the lease back, which the transaction holds (`lockLease`), and sets the next poll. */
export async function finishPoll(trx: DatabaseTransaction, storeId: number, next: NextPoll): Promise<void> {
  const { learned } = next;
  await trx
    .updateTable('poll_due')
    .set((row) => ({
      due_at: new Date(Math.max(next.dueAtMs, next.notBeforeMs ?? 0)),
      not_before: next.notBeforeMs === null ? null : new Date(next.notBeforeMs),
      reason: next.reason,
      failures: next.failures,
      pace: next.pace,
      clean_polls: next.cleanPolls,
      priority: 0,
      leased_by: null,
      leased_until: null,
      ...(next.unchangedAtMs === undefined ? {} : { unchanged_at: new Date(next.unchangedAtMs) }),
      ...(next.catalogueDueAtMs === undefined ? {} : { catalogue_due_at: new Date(next.catalogueDueAtMs) }),
      ...(learned && {
        network: learned.network ?? '',
        requests: learned.requests,
        catalogue_requests: learned.catalogueRequests,
        lines_per_day: learned.expected?.linesPerDay ?? null,
        ...(learned.expected && { products: learned.expected.products, shape: learned.expected.shape }),
        // the planner says how much; here only whether at all
        weight: learned.isFollowed ? row.case().when('weight', '>', 0).then(row.ref('weight')).else(1).end() : 0,
      }),
    }))
    .where('store_id', '=', storeId)
    .execute();
}
