import { setProductCount, updateStoreProfile } from '#catalog/mark-store.ts';
import type { DatabaseTransaction } from '#database/connect.ts';
import type { StoreIdentity } from '../reading.ts';
import type { Looked } from './look.ts';

/** What a reading of the whole catalogue brings beside its products: who the store is, and how many they are. */
export async function keepCatalogue(
  trx: DatabaseTransaction,
  storeId: number,
  identity: StoreIdentity,
  { reading }: NonNullable<Looked['catalogue']>,
): Promise<void> {
  await updateStoreProfile(trx, storeId, identity);
  // an empty catalogue is a fault of the store, and tells nothing
  if (reading.products.length === 0) return;
  if (reading.isComplete) await setProductCount(trx, storeId, reading.products.length);
}
