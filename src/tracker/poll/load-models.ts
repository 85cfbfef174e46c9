import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { CatalogueDoubt } from '../changes/judge-catalogue.ts';
import type { CatalogueMark } from '../platforms/mark-page.ts';

/** What is kept of a store that was read, its products apart. */
export type KeptModel = {
  model: unknown;
  observedUntil: number;
  readerState: unknown;
  doubt: CatalogueDoubt | null;
  mark: CatalogueMark | null;
};

/** Stores that were never read are missing. */
export async function loadModels(
  database: Database,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, KeptModel>> {
  const rows = await database
    .selectFrom('store_model')
    .leftJoin('catalogue_mark as mark', 'mark.store_id', 'store_model.store_id')
    .leftJoin('poll_due as due', 'due.store_id', 'store_model.store_id')
    .select(['store_model.store_id as id', 'model', 'observed_until', 'reader_state', 'doubt', 'due.unchanged_at'])
    .select(['mark.pages', 'mark.prints', 'mark.total', 'mark.products', 'mark.waiting', 'mark.remembered'])
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
        mark: markOf(row),
      },
    ]),
  );
}

type MarkColumns = { [Column in keyof CatalogueMark]: CatalogueMark[Column] | null };

/** Null where the store has none. */
function markOf({ pages, prints, total, products, waiting, remembered }: MarkColumns): CatalogueMark | null {
  if (pages === null) return null;
  return { pages, prints: prints!, total, products: products!, waiting: waiting!, remembered: remembered! };
}
