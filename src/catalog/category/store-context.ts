import type { Facts } from '#database/connect.ts';
import type { StoreContext } from './about-store.ts';

/** What is known of a store when its products are read, and its country, which the products copy. */
export async function findStoreContext(
  facts: Facts,
  storeId: number,
): Promise<StoreContext & { country: string | null }> {
  const store = await facts
    .selectFrom('store')
    .select(['name', 'language', 'country', 'tag_shares'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  const { language = null, name = null, country = null } = store ?? {};
  return { language, name, country, shares: (store?.tag_shares ?? {}) as StoreContext['shares'] };
}
