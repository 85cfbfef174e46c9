import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { SECOND_MS } from '#runtime/clock.ts';
import { NETWORKS, type Network } from '../fetch/network.ts';
import type { Expected } from './expected-gain.ts';
import type { HostPace } from './host-pace.ts';

export type ClaimedPoll = {
  storeId: number;
  /** Names this claim: a tracker that lost a store and claimed it again must not finish its first poll. */
  lease: string;
  /** How often the store was claimed, this time included, and the last claim that was finished. */
  claim: number;
  finishedClaim: number;
  failures: number;
  isCatalogueDue: boolean;
  /** Somebody waits for this poll: the first reading of a store. */
  isWaitedFor: boolean;
  /** The request that asked for this poll. */
  askedBy: string | null;
  pacing: Pacing;
};

/** What is known of how to read a store, as of its last poll. */
export type Pacing = HostPace & {
  network: Network | null;
  weight: number;
  requests: number;
  catalogueRequests: number;
  expected: Expected | null;
};

export type Claim = {
  holder: string;
  nowMs: number;
  leaseMs: number;
  most: number;
  /** Of `most`: how many may be for stores that somebody waits for, and how many for all others. */
  mostWaited?: number;
  mostDue?: number;
  /** Names the address that we ask from: trackers that share it share the budgets of the networks. */
  egress?: string;
};

const DEFAULT_EGRESS = 'default';

/** A network whose next turn is further away gets no more polls for now, since they would only wait. */
const LONGEST_LINE_MS = 5 * SECOND_MS;
/** A poll that is this late puts its whole catalogue off, but by no more than the other: sales come first. */
const LATE = sql`interval '30 minutes'`;
const LONGEST_PUT_OFF = sql`interval '6 hours'`;

type ClaimedRow = {
  store_id: number;
  claim: number;
  finished_claim: number;
  failures: number;
  is_catalogue_due: boolean;
  priority: number;
  asked_by: string | null;
  network: string;
  pace: number;
  clean_polls: number;
  weight: number;
  requests: number;
  catalogue_requests: number;
  lines_per_day: number | null;
  products: number;
  shape: number;
};

/**
 * Takes due polls for one tracker: those that somebody waits for, then the oldest of every network that may be asked
 * now. A lease keeps all other trackers away until the poll is finished or the lease runs out, so a tracker that died
 * gives its stores back by itself.
 */
export async function claimPolls(people: People, claim: Claim): Promise<ClaimedPoll[]> {
  const { most, mostWaited = most, mostDue = most, egress = DEFAULT_EGRESS } = claim;
  const now = new Date(claim.nowMs);
  const lease = `${claim.holder} ${randomUUID()}`;
  const isFree = sql<boolean>`due_at <= ${now} and (leased_until is null or leased_until < ${now})`;
  const { rows } = await sql<ClaimedRow>`
    with open as materialized (
      select known.network from unnest(${['', ...NETWORKS]}::text[]) as known (network)
      left join network_budget as budget on budget.network = known.network and budget.egress = ${egress}
      where budget.network is null
        or greatest(turn_at, paid_until, paused_until) <= ${new Date(claim.nowMs + LONGEST_LINE_MS)}
    ), waited as materialized (
      select store_id, asked_by from poll_due
      where priority > 0 and ${isFree} and network in (select network from open)
      order by priority desc, due_at limit ${Math.min(most, mostWaited)}
      for update skip locked
    ), due as materialized (
      select oldest.store_id, asked_by from open cross join lateral (
        select store_id, due_at, asked_by from poll_due
        where priority = 0 and network = open.network and ${isFree}
        order by due_at limit ${mostDue}
        for update skip locked
      ) as oldest
      order by oldest.due_at
      limit least(${mostDue}, ${most} - (select count(*) from waited))
    )
    update poll_due set
      claim = claim + 1, asked_by = null, leased_by = ${lease}, leased_until = ${new Date(claim.nowMs + claim.leaseMs)}, claimed_at = ${now},
      lag_ms = extract(epoch from ${now}::timestamptz - due_at) * 1000
    from (select store_id, asked_by from waited union all select store_id, asked_by from due) as claimed
    where poll_due.store_id = claimed.store_id
    returning poll_due.store_id, claim, finished_claim, failures, priority, claimed.asked_by, network, pace, clean_polls, weight, requests, catalogue_requests,
      lines_per_day, products, shape,
      (catalogue_due_at is null or (catalogue_due_at <= ${now}
        and (weight = 0 or due_at > ${now}::timestamptz - ${LATE} or catalogue_due_at < ${now}::timestamptz - ${LONGEST_PUT_OFF})))
      as is_catalogue_due`.execute(people);
  return rows.map((row) => claimedPoll(row, lease));
}

function claimedPoll(row: ClaimedRow, lease: string): ClaimedPoll {
  const { lines_per_day: linesPerDay, products, shape } = row;
  return {
    storeId: row.store_id,
    lease,
    claim: row.claim,
    finishedClaim: row.finished_claim,
    failures: row.failures,
    isCatalogueDue: row.is_catalogue_due,
    isWaitedFor: row.priority > 0,
    askedBy: row.asked_by,
    pacing: {
      network: NETWORKS.find((network) => network === row.network) ?? null,
      pace: row.pace,
      cleanPolls: row.clean_polls,
      weight: row.weight,
      requests: row.requests,
      catalogueRequests: row.catalogue_requests,
      expected: linesPerDay === null ? null : { linesPerDay, products, shape },
    },
  };
}
