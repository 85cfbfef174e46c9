import type { Facts, FactsTransaction, People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { lockWindows } from '#sales/windows/lock-windows.ts';
import type { Network } from '../../fetch/network.ts';
import type { ClaimedPoll } from '../../schedule/claim-polls.ts';
import { type FinishedPoll, finishPolls } from '../../schedule/finish-poll.ts';
import { findLeases, type Lease, lockLeases, releaseLease } from '../../schedule/lease.ts';
import { getNetworkLevel } from '../../schedule/network-level.ts';
import { HOST_BUDGET, type HostBudget } from '../../schedule/poll-rate.ts';
import { type GoodRead, type Scheduling, scheduleAfterRead } from '../../schedule/schedule-next.ts';
import { markKept } from './poll-kept.ts';
import { type PollRecord, savePollRows } from './save-poll-rows.ts';

export type FinishDeps = {
  people: People;
  facts: Facts;
  clock: Clock;
  /** Uniform in [0, 1), for jitter. */
  random: () => number;
  /** Which of the stores somebody watches now. */
  listWatched: (people: People, storeIds: readonly number[]) => Promise<ReadonlySet<number>>;
  hostBudget?: HostBudget;
};

/** A finished reading of a store, from which its next poll is scheduled. */
type FinishedRead = {
  poll: ClaimedPoll;
  isPractice: boolean;
  read: Omit<GoodRead, 'isWatched'>;
  /** When the store was read, if nothing else about the store itself is new. */
  unchangedAtMs?: number;
};

/** A poll of a store that is to be stored. */
export type KeptPoll = FinishedRead & {
  /** The claim whose poll was stored last, as this poll knew it. */
  follows: number;
  polls: PollRecord[];
  /** Stores what the poll showed; null if nothing is new. May be called again if a transaction failed. */
  keepNews: ((trx: FactsTransaction) => Promise<void>) | null;
};

/**
 * Stores polls of any number of stores; polls whose lease is lost are left out. The facts are stored first, with what
 * the poll queue has to know: if the process dies before it tells the queue, the next claim of the store does. Stores
 * are written in the order of their ids, so that two writers of many stores do not block each other.
 */
export async function commitPolls(deps: FinishDeps, polls: readonly KeptPoll[]): Promise<void> {
  const ours = await findLeases(
    deps.people,
    polls.map(({ poll }) => poll),
  );
  const held = polls
    .filter(({ poll }) => ours.has(poll))
    .toSorted((one, other) => one.poll.storeId - other.poll.storeId);
  if (held.length === 0) return;
  const scheduled = await scheduleReads(deps, held);
  const marked = await deps.facts.transaction().execute(async (trx) => {
    await lockWindows(
      trx,
      held.flatMap(({ poll, keepNews }) => (keepNews ? poll.storeId : [])),
    );
    const isKept = await markKept(trx, scheduled);
    const kept = held.filter(({ poll }) => isKept.has(poll.storeId));
    for (const { keepNews } of kept) await keepNews?.(trx);
    await savePollRows(
      trx,
      kept.flatMap(({ poll, polls }) => polls.map((record) => ({ ...record, storeId: poll.storeId }))),
    );
    return isKept;
  });
  await finishKept(
    deps.people,
    scheduled.filter(({ storeId }) => marked.has(storeId)),
  );
  for (const { poll } of held) if (!marked.has(poll.storeId)) await releaseLease(deps.people, poll);
}

/** Tells the poll queue which polls were stored. A poll whose lease we lost is left to whoever claimed it. */
export async function finishKept(people: People, polls: readonly (FinishedPoll & Lease)[]): Promise<void> {
  if (polls.length === 0) return;
  await people.transaction().execute(async (trx) => {
    const ours = await lockLeases(trx, polls);
    await finishPolls(
      trx,
      polls.filter((poll) => ours.has(poll)),
    );
  });
}

async function scheduleReads({ people, ...deps }: FinishDeps, polls: readonly KeptPoll[]) {
  const watched = await deps.listWatched(
    people,
    polls.map(({ poll }) => poll.storeId),
  );
  const levels = new Map<Network | null, number>();
  for (const network of new Set(polls.map(({ read }) => read.network))) {
    levels.set(network, await getNetworkLevel(people, network));
  }
  return polls.map(({ poll, follows, isPractice, read, unchangedAtMs }) => {
    const scheduling = schedulingOf(deps, { isPractice, level: levels.get(read.network)! });
    const { storeId, claim, lease } = poll;
    const next = scheduleAfterRead(poll, { ...read, isWatched: watched.has(storeId) }, scheduling);
    return { storeId, claim, lease, follows, unchangedAtMs, next };
  });
}

export function schedulingOf(
  deps: Pick<FinishDeps, 'clock' | 'random' | 'hostBudget'>,
  known: Pick<Scheduling, 'isPractice' | 'level'>,
): Scheduling {
  return { ...known, nowMs: deps.clock.now(), budget: deps.hostBudget ?? HOST_BUDGET, random: deps.random };
}
