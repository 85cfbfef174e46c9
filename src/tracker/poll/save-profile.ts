import { setProductCount, updateStoreProfile } from '#catalog/mark-store.ts';
import type { FactsTransaction } from '#database/connect.ts';
import type { Reading, StoreIdentity } from '../reading.ts';

/**
 * Stores what a reading of the whole catalogue shows besides its products: the store's profile and the number of
 * products.
 */
export async function saveProfile(
  trx: FactsTransaction,
  storeId: number,
  identity: StoreIdentity,
  reading: Reading,
): Promise<void> {
  await updateStoreProfile(trx, storeId, identity);
  // an empty catalogue is a fault of the store: the known number of products is left unchanged
  if (reading.products.length === 0) return;
  const productCount = reading.isComplete ? reading.products.length : (reading.listed ?? null);
  if (productCount !== null) await setProductCount(trx, storeId, productCount);
}
