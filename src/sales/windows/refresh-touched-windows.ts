import type { FactsTransaction } from '#database/connect.ts';
import { refreshProductWindows } from './refresh-product-windows.ts';
import { refreshStoreWindows } from './refresh-store-windows.ts';

/** Updates the windows after a poll: those of the store, and of the products whose sales changed. */
export async function refreshTouchedWindows(
  trx: FactsTransaction,
  storeId: number,
  productIds: number[],
  nowMs: number,
): Promise<void> {
  await refreshStoreWindows(trx, [storeId], nowMs);
  if (productIds.length > 0) await refreshProductWindows(trx, { storeId, productIds }, nowMs);
}
