import { sql } from 'kysely';
import type { PlatformKind } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';

export type PolledStore = {
  id: number;
  origin: string;
  shopKey: string | null;
  platform: PlatformKind | null;
  name: string | null;
  country: string | null;
  currency: string | null;
  language: string | null;
  faviconUrl: string | null;
  pageUrl: string | null;
  productCount: number;
  wasRead: boolean;
  problem: string | null;
  isPractice: boolean;
};

export async function loadStores(
  database: Database,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, PolledStore>> {
  const rows = await database
    .selectFrom('store')
    .selectAll()
    .where(sql<boolean>`id = any(${storeIds}::bigint[])`)
    .execute();
  const stores = rows.map(
    (row): PolledStore => ({
      id: row.id,
      origin: row.origin,
      shopKey: row.shop_key,
      platform: row.platform as PlatformKind | null,
      name: row.name,
      country: row.country,
      currency: row.currency,
      language: row.language,
      faviconUrl: row.favicon_url,
      pageUrl: row.page_url,
      productCount: row.product_count,
      wasRead: row.first_read_at !== null,
      problem: row.problem,
      isPractice: row.is_practice,
    }),
  );
  return new Map(stores.map((store) => [store.id, store]));
}
