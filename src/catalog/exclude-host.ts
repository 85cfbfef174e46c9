import type { Facts, People } from '#database/connect.ts';

/** Adds a host to those that are never read. Returns the id of its store, if there is one. */
export async function excludeHost(people: People, host: string): Promise<number | null> {
  const known = await people
    .selectFrom('store_host')
    .select(['id', 'shop_key'])
    .where('host', '=', host)
    .executeTakeFirst();
  await people
    .insertInto('excluded_host')
    .values({ host, shop_key: known?.shop_key ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return known?.id ?? null;
}

/**
 * Deletes the products of an excluded store and its profile. Its row stays as a name for those who watch it, with the
 * problem `store-excluded`.
 */
export async function forgetStore(facts: Facts, storeId: number): Promise<void> {
  await facts
    .updateTable('store')
    .set({
      ...{ state: 'unreadable', problem: 'store-excluded', shop_key: null, platform: null, name: null, country: null },
      ...{ currency: null, language: null, favicon_url: null, page_url: null, product_count: 0, tags: [] },
      ...{ search_text: '', median_price_usd: null, first_read_at: null, last_read_at: null },
    })
    .where('id', '=', storeId)
    .execute();
  await facts.deleteFrom('product').where('store_id', '=', storeId).execute();
  await facts.deleteFrom('product_event').where('store_id', '=', storeId).execute();
  await facts.deleteFrom('store_offer').where('store_id', '=', storeId).execute();
}
