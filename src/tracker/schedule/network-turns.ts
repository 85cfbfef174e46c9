import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { type Clock, DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import type { Network, NetworkTurns } from '../fetch/network.ts';

/** How often all stores of one network together may be asked from one address of ours. */
export type NetworkBudget = { requestsPerDay: number; gapMs: number };

/** No network publishes a figure (facts of 2026): one request in two seconds on average, never two within one. */
export const NETWORK_BUDGET: NetworkBudget = { requestsPerDay: 43_200, gapMs: SECOND_MS };

/** What was not spent is saved for this long: after a quiet night the budget does not come all at once. */
const LONGEST_SAVING_MS = 10 * MINUTE_MS;
/** Shopify's refusals were seen to last two or three minutes, on all of its shops at once. */
const PAUSE_MS = 3 * MINUTE_MS;
const MIN_PACE = 1 / 64;
const STEP = 1 / 8;
const REQUESTS_PER_STEP = 200;

/** The queue of one egress in the database. Any number of trackers share it. */
export function networkTurns(
  people: People,
  options: { egress: string; clock: Clock; budget: NetworkBudget },
): NetworkTurns {
  const { egress, clock, budget } = options;
  return {
    async take(network, signal) {
      const turnAt = await reserveTurn(people, { egress, network, nowMs: clock.now(), budget });
      const waitMs = turnAt - clock.now();
      if (waitMs > 0) await sleep(waitMs, undefined, { signal });
    },
    async slow(network, retryAfterSeconds) {
      const pauseMs = Math.max(PAUSE_MS, (retryAfterSeconds ?? 0) * SECOND_MS);
      await slowNetwork(people, { egress, network, nowMs: clock.now(), pauseMs });
    },
  };
}

/**
 * When the next request may be sent: the generic cell rate algorithm over the day's budget, with a gap between any two
 * requests. A pace below 1 stretches both, and is raised by a step for every 200 requests.
 */
export async function reserveTurn(
  people: People,
  { egress, network, nowMs, budget }: { egress: string; network: Network; nowMs: number; budget: NetworkBudget },
): Promise<number> {
  const now = sql`${new Date(nowMs)}::timestamptz`;
  const savedSince = sql`${new Date(nowMs - LONGEST_SAVING_MS)}::timestamptz`;
  const today = sql`(${now} at time zone 'UTC')::date`;
  const costMs = DAY_MS / budget.requestsPerDay;
  const isStep = sql`b.clean_requests + 1 >= ${REQUESTS_PER_STEP} and b.pace < 1`;
  const { rows } = await sql<{ turn_at: Date }>`
    insert into network_budget as b (egress, network, turn_at, paid_until, spent_on, requests_per_day)
    values (${egress}, ${network}, ${now}, ${savedSince} + ${milliseconds(costMs)}, ${today}, ${budget.requestsPerDay})
    on conflict (egress, network) do update set
      turn_at = greatest(${now}, b.turn_at + ${milliseconds(budget.gapMs)} / b.pace, b.paid_until, b.paused_until),
      paid_until = greatest(b.paid_until, ${savedSince}) + ${milliseconds(costMs)} / b.pace,
      pace = case when ${isStep} then least(1, b.pace + ${STEP}::real) else b.pace end,
      clean_requests = case when ${isStep} then 0 else b.clean_requests + 1 end,
      requests_per_day = excluded.requests_per_day,
      spent_on = ${today},
      spent = case when b.spent_on = ${today} then b.spent + 1 else 1 end
    returning turn_at`.execute(people);
  return rows[0]!.turn_at.getTime();
}

/** Halves the pace, only once for all refusals of one pause. */
export async function slowNetwork(
  people: People,
  { egress, network, nowMs, pauseMs }: { egress: string; network: Network; nowMs: number; pauseMs: number },
): Promise<void> {
  const now = new Date(nowMs);
  const until = new Date(nowMs + pauseMs);
  await sql`
    update network_budget set
      pace = case when paused_until > ${now} then pace else greatest(${MIN_PACE}::real, pace / 2) end,
      clean_requests = 0,
      paused_until = greatest(paused_until, ${until})
    where egress = ${egress} and network = ${network}`.execute(people);
}

function milliseconds(count: number) {
  return sql`make_interval(secs => ${count / SECOND_MS}::float8)`;
}
