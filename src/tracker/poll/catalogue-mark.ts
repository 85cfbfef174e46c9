import type { DatabaseTransaction } from '#database/connect.ts';
import type { CatalogueMark } from '../platforms/mark-page.ts';

/** Keeps how the catalogue looked, beside what was made of it; null: what is kept of it no longer holds. */
export async function saveMark(trx: DatabaseTransaction, storeId: number, mark: CatalogueMark | null): Promise<void> {
  if (mark === null) {
    await trx.deleteFrom('catalogue_mark').where('store_id', '=', storeId).execute();
    return;
  }
  await trx
    .insertInto('catalogue_mark')
    .values({ store_id: storeId, ...mark })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(mark))
    .execute();
}
