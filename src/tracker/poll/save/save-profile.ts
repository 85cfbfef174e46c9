import { setProductCount, updateStoreProfile } from '#catalog/mark-store.ts';
import type { FactsTransaction } from '#database/connect.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';

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
  const products = reading.isComplete ? reading.products.length : (reading.listed ?? null);
  const uncounted = reading.isComplete ? reading.products.filter(isUncounted).length : null;
  if (products !== null) await setProductCount(trx, storeId, { products, uncounted });
}

/** Gift cards and bundles are not counted either, but nothing is missing without them. */
function isUncounted({ variants }: ReadingProduct): boolean {
  return variants.length > 0 && variants.every((variant) => variant.isUncounted && !variant.isNoGoods);
}
