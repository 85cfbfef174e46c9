import type { DatabaseTransaction } from '#database/connect.ts';
import { refit } from '../estimate/refit.ts';
import type { StoreModel } from '../estimate/store-model.ts';
import type { ProductRate } from '../estimate/types.ts';

/** Fits the store's prior anew to all its products; called with each reading of the whole catalogue. */
export async function refitDaily(trx: DatabaseTransaction, storeId: number): Promise<void> {
  const row = await trx.selectFrom('store_model').select('model').where('store_id', '=', storeId).executeTakeFirst();
  if (!row) return;
  const states = await trx.selectFrom('product_state').select('rate').where('store_id', '=', storeId).execute();
  const model = refit(
    row.model as StoreModel,
    states.map((state) => state.rate as ProductRate),
  );
  await trx
    .updateTable('store_model')
    .set({ model: JSON.stringify(model) })
    .where('store_id', '=', storeId)
    .execute();
}
