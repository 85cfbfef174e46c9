import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { traced } from '#runtime/traced.ts';
import { runInContext } from '#runtime/work-context.ts';
import type { Fetcher } from './fetch/fetcher.ts';
import { type Known, loadKnown } from './poll/load/load-known.ts';
import { type PollDeps, pollStore } from './poll/poll-store.ts';
import { batchCalls } from './poll/save/batch-calls.ts';
import { commitPolls, type KeptPoll } from './poll/save/commit-polls.ts';
import { type ClaimedPoll, claimPolls } from './schedule/claim-polls.ts';
import { releaseLease, renewLeases } from './schedule/lease.ts';
import { type NetworkScheduling, scheduleNetworks } from './schedule/schedule-networks.ts';
import { settleClock } from './schedule/settle-clock.ts';

export type Tracker = { stop(): Promise<void> };

/** How long a tracker that died keeps its stores. A poll may take longer: its lease is renewed meanwhile. */
const LEASE_MS = 90 * SECOND_MS;
const RENEW_EVERY_MS = LEASE_MS / 3;
const CLAIM_EVERY_MS = 500;
const CLAIM_AFTER_MS = 100;
/** How long a poll waits for others to be stored together with it. */
const KEEP_WITHIN_MS = 200;
const SCHEDULE_EVERY_MS = 60 * SECOND_MS;
const LONG_MS = 5 * MINUTE_MS;

export type TrackerOptions = {
  /** How many stores are polled at once; those that have been for minutes do not count (`inPlaces`). */
  concurrency: number;
  /** Names the address that this tracker asks from. */
  egress?: string;
  /** How stores of platform networks are scheduled; undefined: they are not. */
  schedule?: Omit<NetworkScheduling, 'nowMs'>;
};

/**
 * Polls what is due until it is stopped: up to `concurrency` stores at once (one request at a time per host). Any
 * number of trackers may run on one database. Stopping cancels the running polls and gives their stores back.
 */
export function runTracker(deps: PollDeps, options: TrackerOptions): Tracker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const polls = openPolls(deps, options, signal);
  const repeat = repeatUntil(signal, deps.log);
  const loops = Promise.all([
    repeat('claiming polls', polls.claimDue, polls.waitForPlace),
    repeat('renewing leases', polls.renew, () => pause(RENEW_EVERY_MS, signal)),
    repeat(
      'scheduling polls',
      () => schedule(deps, options),
      () => pause(SCHEDULE_EVERY_MS, signal),
    ),
  ]);
  return {
    async stop() {
      stopping.abort();
      await loops;
      await polls.ended();
    },
  };
}

/** The polls that this tracker has claimed and not ended yet. */
function openPolls(deps: PollDeps, { concurrency, egress }: TrackerOptions, signal: AbortSignal) {
  const { holder, clock, people, facts, log } = deps;
  const running = new Map<ClaimedPoll, { startedAt: number; ended: Promise<void> }>();
  let placeFreed = new AbortController();
  const pollDeps = { ...deps, fetcher: stoppable(deps.fetcher, signal) };
  const keepTogether = batchCalls<KeptPoll>((polls) => commitPolls(deps, polls), {
    delayMs: KEEP_WITHIN_MS,
    most: concurrency,
  });

  async function poll(claimed: ClaimedPoll, loading: Promise<ReadonlyMap<number, Known> | null>): Promise<void> {
    try {
      const known = (await loading)?.get(claimed.storeId);
      const attributes = { 'store.id': claimed.storeId };
      await traced({ name: 'poll', attributes }, () => pollStore(pollDeps, claimed, { signal, known, keepTogether }));
    } catch (error) {
      // otherwise the lease runs out by itself, and the store is tried again
      if (signal.aborted) await releaseLease(people, claimed).catch(() => {});
      else log.error({ err: error, storeId: claimed.storeId }, 'keeping a poll failed');
    }
  }

  return {
    async claimDue(): Promise<number> {
      placeFreed = new AbortController();
      const free = freePlaces(concurrency, inPlaces(concurrency, running, clock.now()));
      if (free.most <= 0) return 0;
      const claim = { holder, nowMs: clock.now(), leaseMs: LEASE_MS, egress, ...free };
      const claims = await claimPolls(people, claim);
      const storeIds = claims.map(({ storeId }) => storeId);
      // if one of them cannot be loaded, each is tried by itself
      const loading = claims.length === 0 ? null : loadKnown(facts, storeIds).catch(() => null);
      for (const claimed of claims) {
        const context = { requestId: claimed.askedBy ?? undefined };
        const ended = runInContext(context, () => poll(claimed, loading!)).finally(() => {
          running.delete(claimed);
          placeFreed.abort();
        });
        running.set(claimed, { startedAt: claim.nowMs, ended });
      }
      return claims.length;
    },

    /** Several places may be freed at about the same time: one claim fills them all. */
    async waitForPlace(): Promise<void> {
      await pause(CLAIM_EVERY_MS, AbortSignal.any([signal, placeFreed.signal]));
      await pause(CLAIM_AFTER_MS, signal);
    },

    async renew(): Promise<number> {
      await renewLeases(people, [...running.keys()], clock.now() + LEASE_MS);
      return 0;
    },

    async ended(): Promise<void> {
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
}

async function schedule({ people, clock, log }: PollDeps, options: TrackerOptions): Promise<number> {
  const moved = await settleClock(people, clock.now());
  if (moved > 0) log.warn({ polls: moved }, 'the clock was ahead and was set back: polls are due anew');
  if (options.schedule) await scheduleNetworks(people, { ...options.schedule, nowMs: clock.now() });
  return 0;
}

/** Repeats a task, with a pause whenever it found nothing to do. */
function repeatUntil(signal: AbortSignal, log: PollDeps['log']) {
  return async (what: string, task: () => Promise<number>, rest: () => Promise<void>): Promise<void> => {
    while (!signal.aborted) {
      let done = 0;
      try {
        done = await task();
      } catch (error) {
        log.error({ err: error }, `${what} failed`);
        await pause(5 * SECOND_MS, signal);
      }
      if (done === 0) await rest();
    }
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms, undefined, { signal }).catch(() => {});
}

/**
 * The polls that count against `concurrency`. One that has run for minutes mostly waits, for a slow answer or between
 * polite requests, and another takes its place: so that a few such stores do not keep all others waiting. As many polls
 * as there are places may run beside them in this way.
 */
export function inPlaces<Poll>(
  concurrency: number,
  running: ReadonlyMap<Poll, { startedAt: number }>,
  nowMs: number,
): Poll[] {
  const long = [...running].filter(([, { startedAt }]) => nowMs - startedAt >= LONG_MS);
  const beside = new Set(long.slice(0, concurrency).map(([poll]) => poll));
  return [...running.keys()].filter((poll) => !beside.has(poll));
}

/**
 * No kind of poll takes all places: a quarter of them is never given to first readings, and one is reserved for them,
 * so that a user who adds a store waits for seconds even while everything is overdue.
 */
export function freePlaces(
  concurrency: number,
  running: readonly Pick<ClaimedPoll, 'isWaitedFor'>[],
): { most: number; mostWaited: number; mostDue: number } {
  const waited = running.filter(({ isWaitedFor }) => isWaitedFor).length;
  const most = concurrency - running.length;
  const kept = concurrency >= 4 ? 1 : 0;
  const mostWaited = Math.ceil((concurrency * 3) / 4) - waited;
  const mostDue = concurrency - kept - (running.length - waited);
  return { most, mostWaited: Math.max(0, Math.min(most, mostWaited)), mostDue: Math.max(0, Math.min(most, mostDue)) };
}

function stoppable(fetcher: Fetcher, signal: AbortSignal): Fetcher {
  return {
    async fetch(request) {
      signal.throwIfAborted();
      return fetcher.fetch({ ...request, signal });
    },
  };
}
