import { sql } from 'kysely';
import type { PeopleTransaction } from '#database/connect.ts';
import { isoOf } from '#runtime/clock.ts';
import type { Network } from '../fetch/network.ts';
import type { Expected } from './expected-gain.ts';
import type { HostPace } from './host-pace.ts';

export type NextPoll = HostPace & {
  dueAtMs: number;
  /** The poll is not brought forward past this time: the store asked for it, or the last poll's cost requires it. */
  notBeforeMs: number | null;
  reason: PollReason;
  failures: number;
  /** When the whole catalogue is due again; undefined leaves it unchanged. */
  catalogueDueAtMs?: number;
  /** What was learned of the store; undefined leaves it unchanged. */
  learned?: Learned;
};

export type PollReason = 'planned' | 'throttled' | 'asked-to-wait' | 'failing';

type Learned = {
  network: Network | null;
  requests: number;
  catalogueRequests: number;
  expected: Expected | null;
  isWatched: boolean;
};

export type FinishedPoll = { storeId: number; claim: number; next: NextPoll };

/** Sets the next polls, and gives the leases back, which the transaction has locked (`lockLeases`). */
export async function finishPolls(trx: PeopleTransaction, polls: readonly FinishedPoll[]): Promise<void> {
  const column = (type: 'bigint' | 'float8' | 'text' | 'boolean' | 'timestamptz', of: (next: NextPoll) => unknown) =>
    sql`${polls.map(({ next }) => of(next) ?? null)}::${sql.raw(type)}[]`;
  const time = (of: (next: NextPoll) => number | null | undefined) =>
    column('timestamptz', (next) => isoOf(of(next) ?? null));
  await sql`
    update poll_due set
      due_at = given.due_at, not_before = given.not_before, reason = given.reason, failures = given.failures,
      pace = given.pace, clean_polls = given.clean_polls, priority = 0, leased_by = null, leased_until = null,
      finished_claim = given.claim,
      catalogue_due_at = coalesce(given.catalogue_due_at, poll_due.catalogue_due_at),
      network = coalesce(given.network, poll_due.network),
      requests = coalesce(given.requests, poll_due.requests),
      catalogue_requests = coalesce(given.catalogue_requests, poll_due.catalogue_requests),
      lines_per_day = case when is_watched is null then poll_due.lines_per_day else given.lines_per_day end,
      products = coalesce(given.products, poll_due.products),
      shape = coalesce(given.shape, poll_due.shape),
      -- the planner says how much; here only whether at all
      weight = case when is_watched is null then weight when not is_watched then 0 when weight > 0 then weight else 1 end
    from unnest(
      ${polls.map(({ storeId }) => storeId)}::bigint[],
      ${polls.map(({ claim }) => claim)}::bigint[],
      ${time((next) => Math.max(next.dueAtMs, next.notBeforeMs ?? 0))},
      ${time((next) => next.notBeforeMs)},
      ${column('text', (next) => next.reason)},
      ${column('bigint', (next) => next.failures)},
      ${column('float8', (next) => next.pace)},
      ${column('bigint', (next) => next.cleanPolls)},
      ${time((next) => next.catalogueDueAtMs)},
      ${column('text', ({ learned }) => learned && (learned.network ?? ''))},
      ${column('float8', ({ learned }) => learned?.requests)},
      ${column('float8', ({ learned }) => learned?.catalogueRequests)},
      ${column('float8', ({ learned }) => learned?.expected?.linesPerDay)},
      ${column('float8', ({ learned }) => learned?.expected?.products)},
      ${column('float8', ({ learned }) => learned?.expected?.shape)},
      ${column('boolean', ({ learned }) => learned?.isWatched)}
    ) as given (store_id, claim, due_at, not_before, reason, failures, pace, clean_polls, catalogue_due_at,
      network, requests, catalogue_requests, lines_per_day, products, shape, is_watched)
    where poll_due.store_id = given.store_id`.execute(trx);
}
