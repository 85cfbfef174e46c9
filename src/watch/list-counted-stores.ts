import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

export type CountedStore = { id: string; name: string; host: string; addedAt: Date; isSuspended: boolean };

/** The stores that take a place of the plan, in the order in which they would keep it. */
export async function listCountedStores(database: Database, accountId: string): Promise<CountedStore[]> {
  const { rows } = await sql<CountedStore>`
    select s.id::text as id, coalesce(s.name, s.host) as name, s.host, w.created_at as "addedAt",
      w.suspended_by is not null as "isSuspended"
    from watched_store w join store s on s.id = w.store_id
    where w.account_id = ${accountId} and w.suspended_by is distinct from 'plan'
    order by (w.suspended_by is not null), w.created_at, s.id`.execute(database);
  return rows;
}
