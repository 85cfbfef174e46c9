import type { Facts } from '#database/connect.ts';
import { RULES_VERSION } from './categorize.ts';

/** Stores whose products were last categorized by older rules. */
export async function findOutdatedStores(facts: Facts, limit: number): Promise<number[]> {
  const rows = await facts
    .selectFrom('store')
    .select('id')
    .where('tag_rules', '<', RULES_VERSION)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
