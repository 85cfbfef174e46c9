import { addStores } from '#catalog/testing-stores.ts';
import type { Database } from '#database/connect.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { freePlaces } from '../run-tracker.ts';
import { type ClaimedPoll, claimPolls } from './claim-polls.ts';
import { finishPolls } from './finish-poll.ts';
import { lockLeases, renewLeases } from './lease.ts';
import { getNetworkLevel } from './network-level.ts';
import { type NetworkBudget, reserveTurn } from './network-turns.ts';
import { HOST_BUDGET } from './poll-rate.ts';
import { scheduleNetworks } from './schedule-networks.ts';
import { scheduleAfterRead } from './schedule-next.ts';

const STEP_MS = 500;
/** The pause after a claim that found nothing because its network has a long queue. */
const BLOCKED_STEP_MS = 4 * SECOND_MS;
const LEASE_MS = 90 * SECOND_MS;
const GAP_MS = 1_500;

export type FleetStore = {
  linesPerDay: number;
  products: number;
  requests: number;
  network: 'shopify' | '';
  weight: number;
  dueAtMs: number;
};

export async function addFleet(database: Database, stores: FleetStore[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < stores.length; from += 2_000) {
    const some = stores.slice(from, from + 2_000);
    const hosts = some.map(() => `${crypto.randomUUID()}.example`);
    const storeIds = await addStores({ people: database, facts: database }, hosts);
    await database
      .insertInto('poll_due')
      .values(
        some.map((store, index) => ({
          store_id: storeIds[index]!,
          due_at: new Date(store.dueAtMs),
          network: store.network,
          weight: store.weight,
          requests: store.requests,
          lines_per_day: store.linesPerDay,
          products: store.products,
        })),
      )
      .execute();
    ids.push(...storeIds);
  }
  return ids;
}

type FleetPoll = { storeId: number; tracker: number; atMs: number; endAtMs: number; isKept: boolean };
export type FleetRun = { polls: FleetPoll[]; networkTurns: number[] };

type Running = { poll: ClaimedPoll; record: FleetPoll };

/**
 * Trackers that claim, ask and finish against the database, on a clock of their own and without a network: the real
 * statements and schedules, with simulated stores. `dies`: a tracker that stops in the middle of its work.
 */
export async function runFleet(
  database: Database,
  fleet: {
    fromMs: number;
    untilMs: number;
    trackers: number;
    concurrency: number;
    networkBudget: NetworkBudget;
    random: () => number;
    dies?: { tracker: number; atMs: number };
    onStep?: (nowMs: number) => Promise<void>;
  },
): Promise<FleetRun> {
  const run: FleetRun = { polls: [], networkTurns: [] };
  const running = Array.from({ length: fleet.trackers }, () => new Set<Running>());
  let scheduledAt = 0;
  let renewedAt = fleet.fromMs;

  for (let now = fleet.fromMs; now < fleet.untilMs; ) {
    await fleet.onStep?.(now);
    if (now - scheduledAt >= 5 * MINUTE_MS) {
      await scheduleNetworks(database, { nowMs: now, hostBudget: HOST_BUDGET, attention: async () => new Map() });
      scheduledAt = now;
    }
    if (now - renewedAt >= LEASE_MS / 3) {
      await renewLeases(
        database,
        running.flatMap((set, index) => (isDead(index, now) ? [] : [...set].map(({ poll }) => poll))),
        now + LEASE_MS,
      );
      renewedAt = now;
    }
    const before = run.polls.length;
    for (const [tracker, mine] of running.entries()) {
      if (isDead(tracker, now)) continue;
      for (const one of mine) {
        if (one.record.endAtMs > now) continue;
        mine.delete(one);
        await finish(one);
      }
      await claim(tracker, mine, now);
    }
    now = await nextMoment(now, run.polls.length > before);
  }
  return run;

  function isDead(tracker: number, now: number): boolean {
    return fleet.dies?.tracker === tracker && now >= fleet.dies.atMs;
  }

  async function claim(tracker: number, mine: Set<Running>, now: number): Promise<void> {
    const free = freePlaces(
      fleet.concurrency,
      [...mine].map(({ poll }) => poll),
    );
    if (free.most <= 0) return;
    for (const poll of await claimPolls(database, { holder: `t${tracker}`, nowMs: now, leaseMs: LEASE_MS, ...free })) {
      let at = now;
      for (let request = 0; request < Math.round(poll.pacing.requests); request++) {
        if (poll.pacing.network) at = await takeTurnOf(poll.pacing.network, at);
        at += GAP_MS;
      }
      const record = { storeId: poll.storeId, tracker, atMs: now, endAtMs: at, isKept: false };
      run.polls.push(record);
      mine.add({ poll, record });
    }
  }

  async function takeTurnOf(network: 'shopify' | 'squarespace' | 'wix', nowMs: number): Promise<number> {
    const turn = await reserveTurn(database, { egress: 'default', network, nowMs, budget: fleet.networkBudget });
    run.networkTurns.push(turn);
    return turn;
  }

  async function finish({ poll, record }: Running): Promise<void> {
    const { network, expected, requests } = poll.pacing;
    await database.transaction().execute(async (trx) => {
      if (!(await lockLeases(trx, [poll])).has(poll)) return;
      const level = await getNetworkLevel(trx, network);
      const read = { isWatched: poll.pacing.weight > 0, network, requests, expected, catalogue: null, problem: null };
      const scheduling = { nowMs: record.endAtMs, isPractice: false, budget: HOST_BUDGET, level, random: fleet.random };
      await finishPolls(trx, [{ ...poll, next: scheduleAfterRead(poll, read, scheduling) }]);
      record.isKept = true;
    });
  }

  /** The next claim or, if nothing is due or running, the moment at which something is. */
  async function nextMoment(now: number, hasClaimed: boolean): Promise<number> {
    const ends = running.flatMap((set, index) =>
      isDead(index, now) ? [] : [...set].map(({ record }) => record.endAtMs),
    );
    const row = await database
      .selectFrom('poll_due')
      .select((select) => select.fn.min('due_at').as('at'))
      .where('leased_by', 'is', null)
      .executeTakeFirst();
    const due = row?.at?.getTime() ?? Number.POSITIVE_INFINITY;
    const next = Math.min(...ends, due > now ? due : now + (hasClaimed ? STEP_MS : BLOCKED_STEP_MS), now + HOUR_MS);
    return Math.max(now + STEP_MS, next);
  }
}
