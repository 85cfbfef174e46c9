import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import type { CatalogueDoubt } from '../../changes/judge-catalogue.ts';
import type { KnownFingerprint } from '../../known/fingerprint.ts';

/** What is stored of a store that was read, without its products. */
export type KeptModel = {
  model: unknown;
  observedUntil: number;
  readerState: unknown;
  doubt: CatalogueDoubt | null;
  fingerprint: KnownFingerprint | null;
};

/** Stores that were never read are missing. */
export async function loadModels(facts: Facts, storeIds: readonly number[]): Promise<ReadonlyMap<number, KeptModel>> {
  const rows = await facts
    .selectFrom('store_model')
    .leftJoin('catalogue_fingerprint as fingerprint', 'fingerprint.store_id', 'store_model.store_id')
    .leftJoin('poll_kept as kept', 'kept.store_id', 'store_model.store_id')
    .select(['store_model.store_id as id', 'model', 'observed_until', 'reader_state', 'doubt', 'kept.unchanged_at'])
    .select([
      'fingerprint.pages',
      'fingerprint.prints',
      'fingerprint.total',
      'fingerprint.products',
      'fingerprint.waiting',
      'fingerprint.remembered',
    ])
    .where(sql<boolean>`store_model.store_id = any(${storeIds}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        model: row.model,
        observedUntil: Math.max(row.observed_until.getTime(), row.unchanged_at?.getTime() ?? 0),
        readerState: row.reader_state,
        doubt: row.doubt as CatalogueDoubt | null,
        fingerprint: fingerprintOf(row),
      },
    ]),
  );
}

type FingerprintColumns = { [Column in keyof KnownFingerprint]: KnownFingerprint[Column] | null };

/** Null if the store has none. */
function fingerprintOf({
  pages,
  prints,
  total,
  products,
  waiting,
  remembered,
}: FingerprintColumns): KnownFingerprint | null {
  if (pages === null) return null;
  return { pages, prints: prints!, total, products: products!, waiting: waiting!, remembered: remembered! };
}
