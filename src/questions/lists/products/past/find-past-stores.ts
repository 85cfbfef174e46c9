import { sql } from 'kysely';
import { SOLD_OUT_SHARE } from '#contract/filters.ts';
import type { PlatformKind } from '#contract/platform.ts';
import type { Tag } from '#contract/tag.ts';
import type { Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { PastState, ProductOverTime } from './find-past-products.ts';

/** How long after its first reading a new store's catalogue is read at the latest. */
const FIRST_WITHIN_MS = DAY_MS;

type Offer = {
  store_id: number;
  seen_at: Date;
  median_price_usd: number | null;
  discounted_share: number | null;
  sold_out_share: number | null;
};
type Row = {
  id: number;
  created_at: Date;
  first_read_at: Date | null;
  search_text: string;
  tags: Tag[];
  country: string | null;
  platform: PlatformKind | null;
};

/** The states of stores since a moment, each store as a product with id 0. Stores that were never read are left out. */
export async function findStoresOverTime(
  facts: Facts,
  storeIds: readonly number[],
  sinceMs: number,
): Promise<ProductOverTime[]> {
  if (storeIds.length === 0) return [];
  const ids = sql`${[...storeIds]}::bigint[]`;
  const [stores, offers] = await Promise.all([
    sql<Row>`
      select id, created_at, first_read_at, search_text, tags, country, platform from store
      where id = any(${ids}) and first_read_at is not null order by id`.execute(facts),
    sql<Offer>`
      select o.store_id, o.seen_at, o.median_price_usd, o.discounted_share, o.sold_out_share from store_offer o
      where o.store_id = any(${ids}) and o.seen_at >= coalesce((select max(b.seen_at) from store_offer b
        where b.store_id = o.store_id and b.seen_at <= ${new Date(sinceMs)}), o.seen_at)
      order by o.seen_at`.execute(facts),
  ]);
  const offersOf = Map.groupBy(offers.rows, ({ store_id }) => store_id);
  return stores.rows.map((row) => ({
    ...{ storeId: row.id, productId: STORE_ITSELF, firstSeenAt: row.created_at, firstReadAt: row.first_read_at },
    today: { searchText: row.search_text, tags: row.tags, country: row.country, platform: row.platform },
    ...overTime(row.first_read_at!.getTime(), offersOf.get(row.id) ?? [], sinceMs),
  }));
}

/** Before its first stored offer a store is assumed to have been the same, but nothing is claimed about that time. */
function overTime(
  firstReadMs: number,
  [first, ...later]: readonly Offer[],
  sinceMs: number,
): Pick<ProductOverTime, 'states' | 'keptSinceMs'> {
  if (!first) return { states: [stateOf(null, firstReadMs)], keptSinceMs: Number.POSITIVE_INFINITY };
  const firstMs = first.seen_at.getTime();
  const isKept = firstMs <= Math.max(sinceMs, firstReadMs + FIRST_WITHIN_MS);
  return {
    states: [stateOf(first, firstReadMs), ...later.map((offer) => stateOf(offer, offer.seen_at.getTime()))],
    keptSinceMs: isKept ? Number.NEGATIVE_INFINITY : firstMs,
  };
}

function stateOf(offer: Offer | null, fromMs: number): PastState {
  const { median_price_usd = null, discounted_share = null, sold_out_share = null } = offer ?? {};
  return {
    ...{ fromMs, isThere: true, price_usd: median_price_usd, discount: discounted_share ?? 0 },
    is_available: sold_out_share === null ? null : sold_out_share < SOLD_OUT_SHARE,
  };
}
