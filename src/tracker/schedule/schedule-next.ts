import type { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Network } from '../fetch/network.ts';
import type { ClaimedPoll, Pacing } from './claim-polls.ts';
import type { Expected } from './expected-gain.ts';
import type { NextPoll, PollReason } from './finish-poll.ts';
import { paceAfter } from './host-pace.ts';
import { catalogueGap, gapAfterFailure, gapAfterSuccess, gapToPayFor } from './poll-gaps.ts';
import type { HostBudget } from './poll-rate.ts';

/** What the time of the next poll depends on, besides the poll itself. */
export type Scheduling = {
  nowMs: number;
  isPractice: boolean;
  budget: HostBudget;
  /** The least gain of a request with which the store's network stays within its budget. */
  level: number;
  random: () => number;
};

type Problem = Pick<FetchFailure, 'code' | 'retryAfterSeconds'>;

export type GoodRead = {
  isWatched: boolean;
  network: Network | null;
  /** The requests of this poll. */
  requests: number;
  expected: Expected | null;
  /** Null if the whole catalogue was not read. */
  catalogue: { wasCutShort: boolean; isBesideChanges: boolean } | null;
  /** Why a part could not be read. */
  problem: Problem | null;
};

export function scheduleAfterRead(
  { pacing }: Pick<ClaimedPoll, 'pacing'>,
  read: GoodRead,
  scheduling: Scheduling,
): NextPoll {
  const { nowMs, isPractice, budget, level, random } = scheduling;
  const { problem, catalogue, isWatched, network, expected } = read;
  const pace = paceAfter(pacing, problem === null ? 'clean' : outcomeOf(problem));
  const learned = { network, expected, isWatched, ...costOf(pacing, read) };
  const retryAfter = problem?.retryAfterSeconds ?? null;
  const store = { ...learned, ...pace, weight: pacing.weight, isPractice };
  const gap = gapAfterSuccess(store, level, budget, random());
  const backoff = problem ? gapAfterFailure(1, retryAfter, random()) : 0;
  return {
    ...pace,
    learned,
    failures: 0,
    dueAtMs: nowMs + Math.max(gap, backoff),
    notBeforeMs: notBefore(scheduling, retryAfter, read.requests),
    reason: reasonOf(scheduling, retryAfter, pace.pace),
    catalogueDueAtMs: catalogue ? nowMs + catalogueGap(catalogue.wasCutShort, random()) : undefined,
  };
}

/** `problem` is null if the fault is our own. */
export function scheduleAfterFailure(
  { pacing, failures: failedBefore }: Pick<ClaimedPoll, 'pacing' | 'failures'>,
  failed: { problem: Problem | null; wasRead: boolean; requests: number },
  scheduling: Scheduling,
): NextPoll {
  const { nowMs, budget, level, random, isPractice } = scheduling;
  const { problem, wasRead } = failed;
  const failures = failedBefore + 1;
  const pace = problem ? paceAfter(pacing, outcomeOf(problem)) : pacing;
  const retryAfter = problem?.retryAfterSeconds ?? null;
  const isSlowed = problem?.code === 'store-throttled' && wasRead;
  // a host that we ask too often is not asked sooner than it would have been
  const store = { ...pacing, ...pace, isPractice, isWatched: pacing.weight > 0 };
  const gap = isSlowed ? gapAfterSuccess(store, level, budget, random()) : 0;
  return {
    pace: pace.pace,
    cleanPolls: pace.cleanPolls,
    failures,
    dueAtMs: nowMs + Math.max(gap, gapAfterFailure(failures, retryAfter, random())),
    notBeforeMs: notBefore(scheduling, retryAfter, failed.requests),
    reason: retryAfter !== null ? 'asked-to-wait' : isSlowed ? 'throttled' : 'failing',
  };
}

function outcomeOf(problem: Problem): 'throttled' | 'failed' {
  return problem.code === 'store-throttled' ? 'throttled' : 'failed';
}

function notBefore({ nowMs, isPractice, budget }: Scheduling, retryAfter: number | null, requests: number) {
  if (isPractice) return retryAfter === null ? null : nowMs + retryAfter * 1_000;
  return nowMs + Math.max((retryAfter ?? 0) * 1_000, gapToPayFor(requests, budget));
}

function reasonOf({ isPractice }: Scheduling, retryAfter: number | null, pace: number): PollReason {
  if (retryAfter !== null) return 'asked-to-wait';
  return pace < 1 && !isPractice ? 'throttled' : 'planned';
}

/** The weight of the last poll in the expected cost of a poll. */
const SMOOTHING = 0.3;

function costOf(pacing: Pacing, { requests, catalogue }: GoodRead): Pick<Pacing, 'requests' | 'catalogueRequests'> {
  const smooth = (before: number, now: number) => before + SMOOTHING * (now - before);
  if (!catalogue?.isBesideChanges) {
    const usual = catalogue ? requests : Math.max(1, smooth(pacing.requests, requests));
    return { requests: Math.max(1, usual), catalogueRequests: catalogue ? 0 : pacing.catalogueRequests };
  }
  const beside = Math.max(0, requests - pacing.requests);
  return { requests: pacing.requests, catalogueRequests: smooth(pacing.catalogueRequests, beside) };
}
