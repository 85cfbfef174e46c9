import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

const HOLDER = 'history';

/** Keeps every tracker away from a store while its practice history is being filled in. */
export async function holdStore(database: Database, storeId: number): Promise<void> {
  await database
    .insertInto('poll_due')
    .values({ store_id: storeId, due_at: sql`now()`, leased_by: HOLDER, leased_until: sql`'infinity'` })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet({ leased_by: HOLDER, leased_until: sql`'infinity'` }),
    )
    .execute();
}

export async function releaseStore(database: Database, storeId: number): Promise<void> {
  await database
    .updateTable('poll_due')
    .set({ leased_by: null, leased_until: null })
    .where('store_id', '=', storeId)
    .where('leased_by', '=', HOLDER)
    .execute();
}
