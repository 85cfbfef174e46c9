import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import type { Lease } from './lease.ts';

const HOLDER = 'history';

/** The claim shows that what an earlier hold stored is older. */
export type Hold = Lease & { claim: number };

/**
 * Keeps every tracker away from a store until its practice history is filled in, however often that is interrupted: a
 * hold does not expire. It also marks a store that waits for its history.
 */
export async function holdStore(people: People, storeId: number, nowMs: number): Promise<Hold> {
  const lease = `${HOLDER} ${randomUUID()}`;
  const hold = { leased_by: lease, leased_until: sql<Date>`'infinity'` };
  const { claim } = await people
    .insertInto('poll_due')
    .values({ store_id: storeId, due_at: new Date(nowMs), claim: 1, ...hold })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet({ claim: sql<number>`poll_due.claim + 1`, ...hold }),
    )
    .returning('claim')
    .executeTakeFirstOrThrow();
  return { storeId, lease, claim };
}

export async function listHeldStores(people: People): Promise<Set<number>> {
  const rows = await people
    .selectFrom('poll_due')
    .select('store_id')
    .where('leased_by', 'like', `${HOLDER} %`)
    .execute();
  return new Set(rows.map((row) => row.store_id));
}
