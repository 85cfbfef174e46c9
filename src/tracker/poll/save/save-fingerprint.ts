import type { FactsTransaction } from '#database/connect.ts';
import type { KnownFingerprint } from '../../known/fingerprint.ts';

/** Stores the catalogue's fingerprint; null deletes it. */
export async function saveFingerprint(
  trx: FactsTransaction,
  storeId: number,
  fingerprint: KnownFingerprint | null,
): Promise<void> {
  if (fingerprint === null) {
    await trx.deleteFrom('catalogue_fingerprint').where('store_id', '=', storeId).execute();
    return;
  }
  await trx
    .insertInto('catalogue_fingerprint')
    .values({ store_id: storeId, ...fingerprint })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(fingerprint))
    .execute();
}
