import { sql } from 'kysely';
import type { PlatformKind } from '#contract/platform.ts';
import type { Tag } from '#contract/tag.ts';
import type { Facts } from '#database/connect.ts';
import type { LastKept } from '../save/poll-kept.ts';

export type PolledStore = {
  id: number;
  host: string;
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
  tags: Tag[];
  medianPriceUsd: number | null;
  /** Dollars for one unit of the store's currency; null if no rate is known. */
  usdRate: number | null;
  firstReadAt: Date | null;
  problem: string | null;
  isUnreadable: boolean;
  isPractice: boolean;
  /** The last stored poll; claim 0 if there is none. */
  keptPoll: LastKept;
};

export async function loadStores(facts: Facts, storeIds: readonly number[]): Promise<ReadonlyMap<number, PolledStore>> {
  const rows = await facts
    .selectFrom('store')
    .leftJoin('poll_kept', 'poll_kept.store_id', 'store.id')
    .selectAll('store')
    .select(
      sql<number | null>`case when currency = 'USD' then 1 else (
        select usd from fx_rate where fx_rate.currency = store.currency order by day desc limit 1) end`.as('usd_rate'),
    )
    .select(['poll_kept.claim as kept_claim', 'poll_kept.next as kept_next'])
    .where(sql<boolean>`store.id = any(${storeIds}::bigint[])`)
    .execute();
  const stores = rows.map(
    (row): PolledStore => ({
      id: row.id,
      host: row.host,
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
      tags: row.tags as Tag[],
      medianPriceUsd: row.median_price_usd,
      usdRate: row.usd_rate,
      firstReadAt: row.first_read_at,
      problem: row.problem,
      isUnreadable: row.unreadable_at !== null,
      isPractice: row.is_practice,
      keptPoll: { claim: row.kept_claim ?? 0, next: row.kept_next as LastKept['next'] },
    }),
  );
  return new Map(stores.map((store) => [store.id, store]));
}
