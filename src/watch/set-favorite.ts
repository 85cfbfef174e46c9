import type { People, PeopleTransaction } from '#database/connect.ts';

/** The number that stands for the store itself where a product's would be. */
const THE_STORE = 0;

/** Marks a store, or a product of it, as a favourite, or no longer. Whether the user may see it is the caller's question. */
export async function setFavorite(
  people: People,
  favorite: { accountId: string; storeId: number; productId?: number; favorited: boolean },
  nowMs: number,
): Promise<void> {
  const row = {
    account_id: favorite.accountId,
    store_id: favorite.storeId,
    product_id: favorite.productId ?? THE_STORE,
  };
  if (favorite.favorited) {
    await people
      .insertInto('favorite')
      .values({ ...row, created_at: new Date(nowMs) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await people
      .deleteFrom('favorite')
      .where('account_id', '=', row.account_id)
      .where('store_id', '=', row.store_id)
      .where('product_id', '=', row.product_id)
      .execute();
  }
}

/** Takes a store's products, and the store, off everybody's favourites. */
export async function forgetFavorites(trx: PeopleTransaction, storeId: number): Promise<void> {
  await trx.deleteFrom('favorite').where('store_id', '=', storeId).execute();
}
