import type { DatabaseTransaction } from '#database/connect.ts';

/**
 * Puts a host on the list of those that are never read, and forgets its products and what it said of itself. The store's
 * row stays as a name for those who follow it, with the problem `store-excluded`; the number of the store, if there is one.
 */
export async function excludeHost(trx: DatabaseTransaction, host: string, nowMs: number): Promise<number | null> {
  const store = await trx.selectFrom('store').select(['id', 'shop_key']).where('host', '=', host).executeTakeFirst();
  await trx
    .insertInto('excluded_host')
    .values({ host, shop_key: store?.shop_key ?? null, excluded_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!store) return null;
  await trx
    .updateTable('store')
    .set({
      ...{ state: 'unreadable', problem: 'store-excluded', shop_key: null, platform: null, name: null, country: null },
      ...{ currency: null, language: null, favicon_url: null, page_url: null, product_count: 0, tags: [] },
      ...{ search_text: '', median_price_usd: null, first_read_at: null, last_read_at: null },
    })
    .where('id', '=', store.id)
    .execute();
  await trx.deleteFrom('product').where('store_id', '=', store.id).execute();
  await trx.deleteFrom('product_event').where('store_id', '=', store.id).execute();
  return store.id;
}
