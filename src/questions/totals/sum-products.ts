import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { type SpanSums, sumsAcrossStores, sumsWithinStore } from '../figures.ts';
import { keysAsRows, type ProductKey } from '../lists/products/product-filter.ts';
import type { Period } from '../period.ts';
import { periodFacts } from './period-facts.ts';

/** The joint sums of some products in both spans of a period; undefined if none sold anything. */
export async function sumProducts(
  facts: Facts,
  products: readonly ProductKey[],
  period: Period,
): Promise<{ current: SpanSums | undefined; previous: SpanSums | undefined }> {
  if (products.length === 0) return { current: undefined, previous: undefined };
  const where = sql`(store_id, product_id) in (${keysAsRows([...products])})`;
  const { rows } = await sql<SpanSums & { is_current: boolean }>`
    with by_store as (
      select store_id, is_current, ${sumsWithinStore} from ${periodFacts({ of: 'sale', grain: 'day', period, where })}
      group by store_id, is_current)
    select is_current, ${sumsAcrossStores} from by_store group by is_current`.execute(facts);
  return { current: rows.find((row) => row.is_current), previous: rows.find((row) => !row.is_current) };
}
