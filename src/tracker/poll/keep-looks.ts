import type { Database, DatabaseTransaction } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Network } from '../fetch/network.ts';
import type { ClaimedPoll } from '../schedule/claim-polls.ts';
import { finishPolls } from '../schedule/finish-poll.ts';
import { lockLeases } from '../schedule/lease.ts';
import { getNetworkLevel } from '../schedule/network-level.ts';
import { type GoodRead, type Planning, planAfterRead } from '../schedule/plan-next.ts';
import { HOST_BUDGET, type HostBudget } from '../schedule/poll-rate.ts';
import { type PollRecord, savePolls } from './save-polls.ts';

export type FinishDeps = {
  database: Database;
  clock: Clock;
  /** Uniform in [0, 1): jitter. */
  random: () => number;
  /** Those of the stores that anybody follows now. */
  listFollowed: (database: Database, storeIds: readonly number[]) => Promise<ReadonlySet<number>>;
  hostBudget?: HostBudget;
};

/** A store was read: what its next poll is planned by. */
type FinishedRead = {
  poll: ClaimedPoll;
  isPractice: boolean;
  read: Omit<GoodRead, 'isFollowed'>;
  /** When it was read, where that says all that is new of the store itself. */
  unchangedAtMs?: number;
};

/** A look at a store: what is to be kept of it. */
export type KeptLook = FinishedRead & {
  polls: PollRecord[];
  /** Keeps what it showed; null where that is nothing new. May be called again where a transaction failed. */
  keepNews: ((trx: DatabaseTransaction) => Promise<void>) | null;
};

/** Keeps looks at any number of stores; of those whose lease is lost, nothing. */
export async function keepLooks(deps: FinishDeps, looks: readonly KeptLook[]): Promise<void> {
  await deps.database.transaction().execute(async (trx) => {
    const ours = await lockLeases(
      trx,
      looks.map(({ poll }) => poll),
    );
    const kept = looks.filter(({ poll }) => ours.has(poll.storeId));
    if (kept.length === 0) return;
    for (const { keepNews } of kept) await keepNews?.(trx);
    await savePolls(
      trx,
      kept.flatMap(({ poll, polls }) => polls.map((record) => ({ ...record, storeId: poll.storeId }))),
    );
    await finishReads(deps, trx, kept);
  });
}

/** Sets the next polls of stores whose leases the transaction holds. */
async function finishReads(deps: FinishDeps, trx: DatabaseTransaction, reads: readonly FinishedRead[]): Promise<void> {
  const followed = await deps.listFollowed(
    trx,
    reads.map(({ poll }) => poll.storeId),
  );
  const levels = new Map<Network | null, number>();
  for (const network of new Set(reads.map(({ read }) => read.network))) {
    levels.set(network, await getNetworkLevel(trx, network));
  }
  await finishPolls(
    trx,
    reads.map(({ poll, isPractice, read, unchangedAtMs }) => {
      const planning = planningOf(deps, { isPractice, level: levels.get(read.network)! });
      const isFollowed = followed.has(poll.storeId);
      return {
        storeId: poll.storeId,
        next: { ...planAfterRead(poll, { ...read, isFollowed }, planning), unchangedAtMs },
      };
    }),
  );
}

export function planningOf(deps: FinishDeps, known: Pick<Planning, 'isPractice' | 'level'>): Planning {
  return { ...known, nowMs: deps.clock.now(), budget: deps.hostBudget ?? HOST_BUDGET, random: deps.random };
}
