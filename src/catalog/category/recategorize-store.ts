import { sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';
import { RULES_VERSION } from './categorize.ts';
import { categoryReader } from './read-categories.ts';
import { findStoreContext } from './store-context.ts';

const BATCH = 2_000;

/** Categorizes all products of a store again by today's rules and what the store is about. Returns those changed. */
export async function recategorizeStore(trx: FactsTransaction, storeId: number): Promise<number[]> {
  const readCategories = categoryReader(await findStoreContext(trx, storeId));
  const changed: number[] = [];
  for (let after = 0; ; ) {
    const products = await trx
      .selectFrom('product')
      .select(['id', 'title', 'product_type', 'labels', 'shop_category', 'tags', 'own_tag_mask'])
      .where('store_id', '=', storeId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const moved = products.flatMap((product) => {
      const read = readCategories({ ...product, productType: product.product_type, category: product.shop_category });
      const isSame =
        read.own_tag_mask === product.own_tag_mask && JSON.stringify(read.tags) === JSON.stringify(product.tags);
      return isSame ? [] : [{ id: product.id, tags: JSON.stringify(read.tags), mask: read.own_tag_mask }];
    });
    if (moved.length > 0) {
      await sql`
        update product set own_tag_mask = read.mask,
          tags = array(select jsonb_array_elements_text(read.tags))
        from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ tags }) => tags)}::jsonb[],
          ${moved.map(({ mask }) => mask)}::integer[]) as read (id, tags, mask)
        where store_id = ${storeId} and product.id = read.id`.execute(trx);
      changed.push(...moved.map(({ id }) => id));
    }
    if (products.length < BATCH) break;
    after = products.at(-1)!.id;
  }
  await trx.updateTable('store').set({ tag_rules: RULES_VERSION }).where('id', '=', storeId).execute();
  return changed;
}
