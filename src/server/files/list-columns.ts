import {
  type Comparison,
  type CountryShares,
  PRODUCT_LISTS,
  type ProductListName,
  type ProductsOverview,
  type SinceJoined,
  type TagShares,
  type TrendPoint,
} from '#contract/analytics.ts';
import type { Estimate } from '#contract/estimate/estimate.ts';
import type { ProductItem } from '#contract/product/product.ts';
import type { StoreItem } from '#contract/store.ts';
import { changeColumns, figureColumns, rangeColumns, rounded } from './figure-columns.ts';
import { type Columns, columnsOf } from './table.ts';

type Estimated = Pick<StoreItem, 'orders' | 'revenue' | 'previous' | 'change'>;

export const STORE_COLUMNS: Columns<StoreItem> = {
  id: (store) => store.id,
  name: (store) => store.name,
  url: (store) => store.url,
  platform: (store) => store.platform,
  country: (store) => store.country,
  currency: (store) => store.currency,
  tags: (store) => store.tags.join(' '),
  status: (store) => store.status,
  practice: (store) => store.isPractice,
  favorited: (store) => store.favorited,
  products: (store) => store.productCount,
  tracked_by: (store) => store.trackedBy,
  ...estimatedColumns(),
  last_read_at: (store) => store.lastReadAt,
};

export const PRODUCT_COLUMNS: Columns<ProductItem> = {
  id: (product) => product.id,
  title: (product) => product.title,
  url: (product) => product.url,
  store: (product) => product.storeName,
  practice: (product) => product.isPractice,
  favorited: (product) => product.favorited,
  tags: (product) => product.tags.join(' '),
  available: (product) => product.available,
  price: (product) => product.price.amount,
  currency: (product) => product.price.currency,
  compare_at_price: (product) => product.compareAtPrice?.amount ?? null,
  price_usd: (product) => rounded(product.priceUsd, 2),
  ...estimatedColumns(),
  share_of_store_revenue: (product) => rounded(product.share, 4),
  first_seen_at: (product) => product.firstSeenAt,
  last_read_at: (product) => product.lastReadAt,
};

type Moving = { list: ProductListName; product: ProductItem };

/** Products, each with the list of the overview that it is in. */
export const MOVING_COLUMNS: Columns<Moving> = {
  list: ({ list }) => list,
  ...columnsOf(PRODUCT_COLUMNS, ({ product }: Moving) => product),
};

export function movingProducts(overview: ProductsOverview): Moving[] {
  return PRODUCT_LISTS.flatMap((list) => overview[list].map((product) => ({ list, product })));
}

/** A trend, one row for each bucket. */
export const TREND_COLUMNS: Columns<TrendPoint> = {
  from: (point) => point.at,
  ...figureColumns((point: TrendPoint) => point),
  gap: (point) => point.gap ?? false,
  partial: (point) => point.partial ?? false,
  revised_at: (point) => point.restated?.at ?? null,
};

type ComparedPoint = { item: Comparison['items'][number]; point: TrendPoint };

/** Several trends one below the other; each row names its store or product. */
export const COMPARISON_COLUMNS: Columns<ComparedPoint> = {
  id: ({ item }) => item.id,
  name: ({ item }) => item.name,
  ...columnsOf(TREND_COLUMNS, ({ point }: ComparedPoint) => point),
};

export function comparedPoints({ items }: Comparison): ComparedPoint[] {
  return items.flatMap((item) => item.points.map((point) => ({ item, point })));
}

export const SINCE_JOINED_COLUMNS: Columns<SinceJoined['points'][number]> = {
  day: ({ on }) => on,
  stores: ({ stores }) => stores,
  products: ({ products }) => products,
  ...figureColumns((point: SinceJoined['points'][number]) => point),
};

type CountryShare = CountryShares['items'][number];
export const COUNTRY_COLUMNS: Columns<CountryShare> = {
  country: ({ country }) => country,
  stores: ({ stores }) => stores,
  ...shareColumns<CountryShare>(),
};

type TagShare = TagShares['items'][number];
export const TAG_COLUMNS: Columns<TagShare> = {
  category: ({ tag }) => tag,
  products: ({ products }) => products,
  ...shareColumns<TagShare>(),
};

type Shared = { orders: Estimate; revenue: Estimate; share: number | null };

function shareColumns<Item extends Shared>(): Columns<Item> {
  return {
    ...figureColumns((item: Item) => item),
    share_of_revenue: ({ share }) => rounded(share, 4),
  };
}

/** Orders and revenue with range and basis, their previous period and their change. */
function estimatedColumns(): Columns<Estimated> {
  return {
    ...figureColumns((item: Estimated) => item),
    ...rangeColumns<Estimated>('previous_orders', 1, (item) => item.previous.orders),
    ...rangeColumns<Estimated>('previous_revenue_usd', 2, (item) => item.previous.revenue),
    ...changeColumns<Estimated>('orders_change', (item) => item.change.orders),
    ...changeColumns<Estimated>('revenue_change', (item) => item.change.revenue),
    as_of: (item) => item.orders.asOf,
  };
}
