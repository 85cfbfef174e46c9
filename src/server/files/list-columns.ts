import type { Comparison, CountryShares, SinceJoined, TagShares, TrendPoint } from '#contract/analytics.ts';
import type { Estimate } from '#contract/estimate.ts';
import type { PriceHistory, PriceStep } from '#contract/price-history.ts';
import type { ProductItem } from '#contract/product.ts';
import type { StoreItem } from '#contract/store.ts';
import type { TransactionItem } from '#contract/transaction.ts';
import type { Cell, Columns } from './table.ts';

type Estimated = Pick<StoreItem, 'orders' | 'revenue' | 'previous'>;

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
  ...estimateColumns(),
  last_read_at: (store) => store.lastReadAt,
};

export const TRANSACTION_COLUMNS: Columns<TransactionItem> = {
  id: (line) => line.id,
  at: (line) => line.at,
  kind: (line) => line.kind,
  plan: (line) => line.plan,
  amount: (line) => line.amount.amount,
  tax: (line) => line.tax.amount,
  currency: (line) => line.amount.currency,
  status: (line) => line.status,
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
  ...estimateColumns(),
  share_of_store_revenue: (product) => rounded(product.share, 4),
  first_seen_at: (product) => product.firstSeenAt,
  last_read_at: (product) => product.lastReadAt,
};

/** A trend, bucket by bucket. */
export const TREND_COLUMNS: Columns<TrendPoint> = {
  from: (point) => point.at,
  ...columnsOf<TrendPoint>('orders', 1, (point) => point.orders),
  ...columnsOf<TrendPoint>('revenue_usd', 2, (point) => point.revenue),
  gap: (point) => point.gap ?? false,
  partial: (point) => point.partial ?? false,
  revised_at: (point) => point.restated?.at ?? null,
};

type ComparedPoint = { item: Comparison['items'][number]; point: TrendPoint };

/** Trends beneath each other, each bucket with whose it is. */
export const COMPARISON_COLUMNS: Columns<ComparedPoint> = {
  id: ({ item }) => item.id,
  name: ({ item }) => item.name,
  ...Object.fromEntries(
    Object.entries(TREND_COLUMNS).map(([name, cellOf]) => [name, ({ point }: ComparedPoint) => cellOf(point)]),
  ),
};

export function comparedPoints({ items }: Comparison): ComparedPoint[] {
  return items.flatMap((item) => item.points.map((point) => ({ item, point })));
}

export const SINCE_JOINED_COLUMNS: Columns<SinceJoined['points'][number]> = {
  day: ({ on }) => on,
  stores: ({ stores }) => stores,
  products: ({ products }) => products,
  ...columnsOf<SinceJoined['points'][number]>('orders', 1, ({ orders }) => orders),
  ...columnsOf<SinceJoined['points'][number]>('revenue_usd', 2, ({ revenue }) => revenue),
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

/** A price of a variant, from when on it held. */
type VariantStep = { variant: PriceHistory['variants'][number]; step: PriceStep };

export const PRICE_COLUMNS: Columns<VariantStep> = {
  variant: ({ variant }) => variant.id,
  title: ({ variant }) => variant.title,
  from: ({ step }) => step.at,
  price: ({ step }) => step.price.amount,
  currency: ({ step }) => step.price.currency,
  compare_at_price: ({ step }) => step.compareAtPrice?.amount ?? null,
};

export function variantSteps({ variants }: PriceHistory): VariantStep[] {
  return variants.flatMap((variant) => variant.steps.map((step) => ({ variant, step })));
}

type Shared = { orders: Estimate; revenue: Estimate; share: number | null };

function shareColumns<Item extends Shared>(): Columns<Item> {
  return {
    ...columnsOf<Item>('orders', 1, ({ orders }) => orders),
    ...columnsOf<Item>('revenue_usd', 2, ({ revenue }) => revenue),
    share_of_revenue: ({ share }) => rounded(share, 4),
  };
}

/** Both numbers with their ranges and what they rest on, and the period before. */
function estimateColumns(): Columns<Estimated> {
  return {
    ...columnsOf<Estimated>('orders', 1, (item) => item.orders),
    ...columnsOf<Estimated>('revenue_usd', 2, (item) => item.revenue),
    previous_orders: (item) => rounded(item.previous.orders.value, 1),
    previous_revenue_usd: (item) => rounded(item.previous.revenue.value, 2),
    as_of: (item) => item.orders.asOf,
  };
}

function columnsOf<Item>(name: string, digits: number, estimate: (item: Item) => Estimate): Columns<Item> {
  return {
    [name]: (item) => rounded(estimate(item).value, digits),
    [`${name}_low`]: (item) => rounded(estimate(item).low, digits),
    [`${name}_high`]: (item) => rounded(estimate(item).high, digits),
    [`${name}_basis`]: (item) => estimate(item).basis,
  };
}

function rounded(value: number | null, digits: number): Cell {
  return value === null ? null : Number(value.toFixed(digits));
}
