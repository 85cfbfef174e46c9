import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { NETWORKS, type Network } from '../fetch/network.ts';
import { findLevel, type StoreGroup } from './find-level.ts';
import type { HostBudget } from './poll-rate.ts';

const SCHEDULE_EVERY_MS = 5 * MINUTE_MS;

export type NetworkScheduling = {
  nowMs: number;
  hostBudget: HostBudget;
  /** How much each watched store counts, by store number. */
  attention: (people: People) => Promise<ReadonlyMap<number, number>>;
};

/**
 * Computes again how often the stores of every network are read: every five minutes, by whichever tracker comes first.
 * Returns the networks that were scheduled.
 */
export async function scheduleNetworks(people: People, given: NetworkScheduling): Promise<Network[]> {
  const scheduled: Network[] = [];
  for (const network of NETWORKS) {
    const requestsPerDay = await takeScheduling(people, network, given.nowMs);
    if (requestsPerDay === null) continue;
    if (scheduled.length === 0) await weighStores(people, await given.attention(people));
    const groups = await listGroups(people, network);
    const level = findLevel(groups, requestsPerDay, given.hostBudget);
    await people.updateTable('network_budget').set({ level }).where('network', '=', network).execute();
    scheduled.push(network);
  }
  return scheduled;
}

/**
 * The requests that the network gets a day from all our addresses; null if it was scheduled recently, or never asked.
 */
async function takeScheduling(people: People, network: Network, nowMs: number): Promise<number | null> {
  const now = new Date(nowMs);
  const { rows } = await sql<{ requests: number }>`
    update network_budget set planned_at = ${now}
    where network = ${network} and (planned_at is null or planned_at <= ${new Date(nowMs - SCHEDULE_EVERY_MS)})
    returning case when spent_on >= (${now}::timestamptz at time zone 'UTC')::date - 1
      then requests_per_day * pace else 0 end::float8 as requests`.execute(people);
  return rows.length === 0 ? null : rows.reduce((sum, row) => sum + row.requests, 0);
}

async function weighStores(people: People, attention: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    with changed as (
      select poll_due.store_id, given.weight
      from poll_due
      join unnest(${[...attention.keys()]}::bigint[], ${[...attention.values()]}::real[]) as given (store_id, weight)
        on poll_due.store_id = given.store_id
      where network <> '' and poll_due.weight <> given.weight
      order by poll_due.store_id
      for update of poll_due
    )
    update poll_due set weight = changed.weight from changed where poll_due.store_id = changed.store_id`.execute(
    people,
  );
}

/**
 * Groups stores that are alike within a quarter of a natural logarithm: some hundred groups for any number of stores.
 */
async function listGroups(people: People, network: Network): Promise<StoreGroup[]> {
  const rounded = (column: string) => sql`round(4 * ln(greatest(1e-6, ${sql.ref(column)}::float8)))`;
  const { rows } = await sql<StoreGroup & { linesPerDay: number | null; products: number; shape: number }>`
    select count(*)::float8 as count, avg(weight)::float8 as weight, avg(pace)::float8 as pace,
      avg(requests)::float8 as requests, avg(catalogue_requests)::float8 as "catalogueRequests",
      avg(lines_per_day)::float8 as "linesPerDay", avg(products)::float8 as products, avg(shape)::float8 as shape
    from poll_due
    where network = ${network}
    group by weight = 0, ${rounded('weight')}, ${rounded('pace')}, ${rounded('requests')}, lines_per_day is null,
      ${rounded('lines_per_day')}, ${rounded('products')}, ${rounded('shape')}`.execute(people);
  return rows.map(({ linesPerDay, products, shape, ...store }) => ({
    ...store,
    expected: linesPerDay === null ? null : { linesPerDay, products, shape },
  }));
}
