import type { TagCounts } from '#contract/analytics.ts';
import { Tag } from '#contract/tag.ts';
import type { Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';

/** The categories, with how many products of the catalogue each had at the last count. */
export async function getTagCounts(facts: Facts): Promise<TagCounts> {
  const rows = await sharedReader(facts).selectFrom('market_tag').select(['tag', 'products']).execute();
  const counts = new Map(rows.map((row) => [row.tag, row.products]));
  return { items: Tag.options.map((tag) => ({ tag, products: counts.get(tag) ?? 0 })) };
}
