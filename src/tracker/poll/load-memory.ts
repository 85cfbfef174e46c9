import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { newStoreModel } from '../estimate/store-model.ts';
import type { ProductMemory, StoreMemory } from '../estimate/types.ts';

export type LoadedMemory = { memory: StoreMemory; productIds: Map<string, number> };

/** What the tracker remembers of a store: all its products, or those of one reading. */
export async function loadMemory(
  database: Database,
  store: { id: number; productCount: number },
  externalIds: string[] | 'all',
): Promise<LoadedMemory> {
  const model = await database
    .selectFrom('store_model')
    .select(['model', 'observed_until'])
    .where('store_id', '=', store.id)
    .executeTakeFirst();
  const rows = await database
    .selectFrom('product_state')
    .selectAll()
    .where('store_id', '=', store.id)
    .$if(externalIds !== 'all', (query) => query.where(sql<boolean>`external_id = any(${externalIds}::text[])`))
    .execute();
  const products = new Map<string, ProductMemory>();
  const productIds = new Map<string, number>();
  for (const row of rows) {
    productIds.set(row.external_id, row.product_id);
    products.set(row.external_id, {
      externalId: row.external_id,
      contentHash: row.content_hash,
      modifiedAt: row.modified_at?.getTime() ?? null,
      variants: row.variants as ProductMemory['variants'],
      rate: row.rate as ProductMemory['rate'],
      missedReads: row.missed_reads,
      seenAt: row.seen_at.getTime(),
    });
  }
  return {
    memory: {
      model: (model?.model as StoreMemory['model'] | undefined) ?? newStoreModel(),
      observedUntil: model?.observed_until.getTime() ?? null,
      products,
      catalogueSize: store.productCount,
    },
    productIds,
  };
}
