import type { DatabaseTransaction } from '#database/connect.ts';

/** Takes a store's products, and the store, off everybody's favourites. */
export async function forgetFavorites(trx: DatabaseTransaction, storeId: number): Promise<void> {
  await trx.deleteFrom('favorite').where('store_id', '=', storeId).execute();
}
