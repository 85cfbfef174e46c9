import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

/** `spent`: requests on this UTC day, of `budget` a day. `pausedUntil`: null if it may be asked. */
type NetworkBudget = {
  egress: string;
  network: string;
  spent: number;
  budget: number;
  pace: number;
  level: number;
  pausedUntil: Date | null;
};

/** What platform networks are asked now. */
export async function readNetworks(people: People, nowMs: number): Promise<NetworkBudget[]> {
  const now = new Date(nowMs);
  const { rows } = await sql<NetworkBudget>`
    select egress, network, pace, level, requests_per_day as budget,
      case when spent_on = (${now}::timestamptz at time zone 'UTC')::date then spent else 0 end as spent,
      case when paused_until > ${now} then paused_until end as "pausedUntil"
    from network_budget order by egress, network`.execute(people);
  return rows;
}
