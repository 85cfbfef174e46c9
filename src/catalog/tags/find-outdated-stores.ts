import type { Database } from '#database/connect.ts';
import { TAG_RULES_VERSION } from './tag-product.ts';

/** Stores whose products were last read by older rules. */
export async function findOutdatedStores(database: Database, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('store')
    .select('id')
    .where('tag_rules', '<', TAG_RULES_VERSION)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
