import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tag } from '#contract/tag.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { aboutStore } from './about-store.ts';
import { RULES_VERSION } from './categorize.ts';
import { recategorizeStore } from './recategorize-store.ts';
import { sharesOf } from './shares-of.ts';
import { findStoreContext } from './store-context.ts';

/** A store has the categories of at least this share of its categorized products, 5 at most. */
const MIN_SHARE = 0.1;
const MAX_CATEGORIES = 5;

/**
 * Updates what depends on a store's products: what it is about, its categories, its median price, and its shares of
 * reduced and sold-out products. If what it is about or the rules changed, its products are categorized again. Returns
 * the products whose categories changed.
 */
export async function summarizeStore(trx: FactsTransaction, storeId: number): Promise<number[]> {
  const before = aboutStore(await findStoreContext(trx, storeId));
  const retagged = await bringRulesUpToDate(trx, storeId);
  await trx
    .updateTable('store')
    .set({ tag_shares: JSON.stringify(await countShares(trx, storeId)) })
    .where('id', '=', storeId)
    .execute();
  const now = aboutStore(await findStoreContext(trx, storeId));
  const changed = isDeepStrictEqual(now, before)
    ? retagged
    : [...new Set([...retagged, ...(await recategorizeStore(trx, storeId))])];
  await sql`
    with shown as (
      select tags, price_usd, is_available, compare_at_minor > price_minor as is_discounted
      from product where store_id = ${storeId} and gone_at is null
    ), of_tags as (
      select tag, count(*)::float8 / (select count(*) from shown where tags <> '{}') as share
      from shown, unnest(tags) as tag group by tag
    )
    update store set
      tags = array(select tag from of_tags where share >= ${MIN_SHARE} order by share desc, tag limit ${MAX_CATEGORIES}),
      median_price_usd = (select percentile_cont(0.5) within group (order by price_usd) from shown),
      discounted_share = (select avg(coalesce(is_discounted, false)::int) from shown),
      sold_out_share = (select avg((not is_available)::int) from shown)
    where id = ${storeId}`.execute(trx);
  return changed;
}

async function bringRulesUpToDate(trx: FactsTransaction, storeId: number): Promise<number[]> {
  const store = await trx
    .selectFrom('store')
    .select(['tag_rules', 'first_read_at'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!store || store.tag_rules >= RULES_VERSION) return [];
  if (store.first_read_at !== null) return recategorizeStore(trx, storeId);
  // all its products were added just now
  await trx.updateTable('store').set({ tag_rules: RULES_VERSION }).where('id', '=', storeId).execute();
  return [];
}

/** The tag shares of all its products, by their own words. */
async function countShares(trx: FactsTransaction, storeId: number): Promise<Partial<Record<Tag, number>>> {
  const counts = await trx
    .selectFrom('product')
    .select(['own_tag_mask as mask', (expression) => expression.fn.countAll<number>().as('products')])
    .where('store_id', '=', storeId)
    .where('gone_at', 'is', null)
    .groupBy('own_tag_mask')
    .execute();
  return sharesOf(counts.map(({ mask, products }) => ({ mask, products: Number(products) })));
}
