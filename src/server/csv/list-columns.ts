import type { Estimate } from '#contract/estimate.ts';
import type { ProductItem } from '#contract/product.ts';
import type { StoreItem } from '#contract/store.ts';
import type { TransactionItem } from '#contract/transaction.ts';
import type { Columns } from './csv-lines.ts';

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
  price_usd: (product) => product.priceUsd,
  ...estimateColumns(),
  share_of_store_revenue: (product) => product.share,
  first_seen_at: (product) => product.firstSeenAt,
  last_read_at: (product) => product.lastReadAt,
};

/** Both numbers with their ranges and what they rest on, and the period before. */
function estimateColumns(): Columns<Estimated> {
  return {
    ...columnsOf('orders', (item) => item.orders),
    ...columnsOf('revenue_usd', (item) => item.revenue),
    previous_orders: (item) => item.previous.orders.value,
    previous_revenue_usd: (item) => item.previous.revenue.value,
    as_of: (item) => item.orders.asOf,
  };
}

function columnsOf(name: string, estimate: (item: Estimated) => Estimate): Columns<Estimated> {
  return {
    [name]: (item) => estimate(item).value,
    [`${name}_low`]: (item) => estimate(item).low,
    [`${name}_high`]: (item) => estimate(item).high,
    [`${name}_basis`]: (item) => estimate(item).basis,
  };
}
