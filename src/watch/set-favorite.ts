import { sql } from 'kysely';
import type { People, PeopleTransaction } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { Problem } from '#runtime/problem.ts';

/** Lists read all favorites of an account. */
export const MAX_FAVORITES = 5_000;

/**
 * Marks a store or a product as a favorite, or unmarks it. The caller checks that the user may see it. Throws
 * `favorites-full`.
 */
export async function setFavorite(
  people: People,
  favorite: { accountId: string; storeId: number; productId?: number; favorited: boolean },
  nowMs: number,
): Promise<void> {
  const row = {
    account_id: favorite.accountId,
    store_id: favorite.storeId,
    product_id: favorite.productId ?? STORE_ITSELF,
  };
  if (favorite.favorited) {
    await assertNotFull(people, row);
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

async function assertNotFull(
  people: People,
  { account_id, store_id, product_id }: { account_id: string; store_id: number; product_id: number },
): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from favorite
    where account_id = ${account_id} and (store_id, product_id) <> (${store_id}, ${product_id})`.execute(people);
  if (rows[0]!.others >= MAX_FAVORITES) throw new Problem('favorites-full', { limit: MAX_FAVORITES });
}

/** Removes a store and its products from everybody's favorites. */
export async function forgetFavorites(trx: PeopleTransaction, storeId: number): Promise<void> {
  await trx.deleteFrom('favorite').where('store_id', '=', storeId).execute();
}
