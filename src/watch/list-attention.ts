import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

/**
 * How much each followed store counts among all, by its number. Who follows n stores gives each of them 1/√n: two
 * hundred stores of one user count fourteen times as much as the only store of another, not two hundred times.
 */
export async function listAttention(database: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ store_id: number; weight: number }>`
    with shares as (
      select account_id, 1 / sqrt(count(*)) as share from watched_store where suspended_by is null group by account_id
    )
    select store_id, sum(share)::float8 as weight
    from watched_store join shares using (account_id)
    where suspended_by is null
    group by store_id`.execute(database);
  return new Map(rows.map((row) => [row.store_id, row.weight]));
}
