import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { Lease } from './lease.ts';

const HOLDER = 'history';

/**
 * Keeps every tracker away from a store until its practice history is filled in, however often that is cut off: a
 * hold does not run out. It is also the mark of a store that waits for its history.
 */
export async function holdStore(database: Database, storeId: number, nowMs: number): Promise<Lease> {
  const lease = `${HOLDER} ${randomUUID()}`;
  const hold = { leased_by: lease, leased_until: sql<Date>`'infinity'` };
  await database
    .insertInto('poll_due')
    .values({ store_id: storeId, due_at: new Date(nowMs), ...hold })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(hold))
    .execute();
  return { storeId, lease };
}

export async function listHeldStores(database: Database): Promise<Set<number>> {
  const rows = await database
    .selectFrom('poll_due')
    .select('store_id')
    .where('leased_by', 'like', `${HOLDER} %`)
    .execute();
  return new Set(rows.map((row) => row.store_id));
}
