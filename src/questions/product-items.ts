import { type RawBuilder, sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Money, ProductItem } from '#contract/product.ts';
import type { Database } from '#database/connect.ts';
import { majorOf } from '#runtime/money.ts';
import { type Estimates, estimatesOf, type Figures, noSales, sumsWithinStore } from './figures.ts';
import type { Period } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { searchPattern } from './search-pattern.ts';
import { productSparklines } from './sparkline.ts';
import { knownTags, type StoreOrder } from './store-items.ts';

export type ProductFilter = { accountId: string; storeId?: string; productId?: string; q?: string };

type ProductRow = {
  store_id: number;
  id: number;
  store_name: string;
  is_practice: boolean;
  title: string;
  url: string;
  image_url: string | null;
  currency: string;
  price_minor: number;
  compare_at_minor: number | null;
  usd: number | null;
  tags: string[];
  is_available: boolean;
  favorited: boolean;
  first_seen_at: Date;
  last_seen_at: Date;
  last_read_at: Date | null;
  current: Figures | null;
  previous: Figures | null;
  store_current: Figures | null;
  store_previous: Figures | null;
};

const SORT_COLUMN = { orderCount: 'orders', revenue: 'revenue' } as const;

/** `mine`, `sold` and `stores`: the user's stores, and the sums of their products and of themselves in both spans. */
function productSums(filter: ProductFilter, period: Period): RawBuilder<unknown> {
  const oneStore = filter.storeId === undefined ? sql`` : sql`and store_id = ${filter.storeId}::bigint`;
  const oneProduct = filter.productId === undefined ? sql`` : sql`and product_id = ${filter.productId}::bigint`;
  const days = sql`day >= ${period.previous.from}::date and day < ${period.current.until}::date`;
  const isCurrent = sql`day >= ${period.current.from}::date as is_current`;
  return sql`
    mine as (select store_id from watched_store where account_id = ${filter.accountId} ${oneStore}),
    sold as (
      select store_id, product_id, ${isCurrent}, ${sumsWithinStore}
      from sale_day where store_id in (select store_id from mine) and ${days} ${oneProduct}
      group by 1, 2, 3
    ), stores as (
      select store_id, ${isCurrent}, ${sumsWithinStore}
      from store_day where store_id in (select store_id from mine) and ${days}
      group by 1, 2
    )`;
}

/** Joins of `product p`; a product that is gone stays as long as the period still holds sales of it. */
function productRows(filter: ProductFilter): RawBuilder<unknown> {
  const conditions =
    filter.productId === undefined
      ? [sql`(p.gone_at is null or sold_now.orders > 0)`]
      : [sql`p.id = ${filter.productId}::bigint`];
  if (filter.q) {
    const pattern = searchPattern(filter.q);
    conditions.push(sql`(p.title ilike ${pattern} or p.vendor ilike ${pattern})`);
  }
  return sql`
    from mine
    join product p on p.store_id = mine.store_id
    left join sold sold_now on sold_now.store_id = p.store_id and sold_now.product_id = p.id and sold_now.is_current
    left join stores store_now on store_now.store_id = p.store_id and store_now.is_current
    where ${sql.join(conditions, sql` and `)}`;
}

/** The rows that a list of products has, to be counted. */
export function selectProducts(filter: ProductFilter, period: Period): RawBuilder<unknown> {
  return sql`with ${productSums(filter, period)} select 1 ${productRows(filter)}`;
}

/** Products of a user's stores; those of stores without a living signal in the period come last either way. */
export async function findProductItems(
  database: Database,
  question: { filter: ProductFilter; order: StoreOrder; period: Period; nowMs: number; pictureUrl: PictureUrl },
): Promise<ProductItem[]> {
  const { filter, order, period } = question;
  const { rows } = await sql<ProductRow>`
    with ${productSums(filter, period)},
    kept as (
      select p.*, row_to_json(sold_now) as current,
        case when store_now.store_id is null then null else coalesce(sold_now.${sql.ref(SORT_COLUMN[order.sortBy])}, 0) end as rank,
        row_to_json(store_now) as store_current
      ${productRows(filter)}
      order by rank ${sql.raw(order.sortOrder)} nulls last, p.store_id ${sql.raw(order.sortOrder)}, p.id ${sql.raw(order.sortOrder)}
      limit ${order.limit} offset ${order.offset}
    )
    select kept.store_id, kept.id, coalesce(s.name, s.host) as store_name, s.is_practice, kept.title, kept.url, kept.image_url,
      kept.currency, kept.price_minor, kept.compare_at_minor, kept.tags, kept.is_available and kept.gone_at is null as is_available,
      kept.first_seen_at, kept.last_seen_at, s.last_read_at,
      case when kept.currency = 'USD' then 1 else (
        select usd from fx_rate where fx_rate.currency = kept.currency and day <= ${isoDay(question.nowMs)}::date
        order by day desc limit 1) end as usd,
      exists (select 1 from favorite f
        where f.account_id = ${filter.accountId} and f.store_id = kept.store_id and f.product_id = kept.id) as favorited,
      kept.current, row_to_json(sold_before) as previous, kept.store_current, row_to_json(store_before) as store_previous
    from kept
    join store s on s.id = kept.store_id
    left join sold sold_before
      on sold_before.store_id = kept.store_id and sold_before.product_id = kept.id and not sold_before.is_current
    left join stores store_before on store_before.store_id = kept.store_id and not store_before.is_current
    order by kept.rank ${sql.raw(order.sortOrder)} nulls last, kept.store_id ${sql.raw(order.sortOrder)}, kept.id ${sql.raw(order.sortOrder)}`.execute(
    database,
  );
  const sparklines = await productSparklines(
    database,
    rows.map((row) => ({ storeId: row.store_id, productId: row.id })),
    period.current,
  );
  return rows.map((row) => itemOf(row, period, sparklines(`${row.store_id}-${row.id}`), question.pictureUrl));
}

function itemOf(row: ProductRow, period: Period, sparkline: (number | null)[], pictureUrl: PictureUrl): ProductItem {
  const current = productEstimates(row, row.current, row.store_current, period.current.until);
  const price = moneyOf(row.price_minor, row.currency);
  return {
    id: `${row.store_id}-${row.id}`,
    storeId: String(row.store_id),
    storeName: row.store_name,
    isPractice: row.is_practice,
    title: row.title,
    url: row.url,
    imageUrl: pictureUrl(row.image_url),
    price,
    priceUsd: row.usd === null ? null : price.amount * row.usd,
    compareAtPrice: row.compare_at_minor === null ? null : moneyOf(row.compare_at_minor, row.currency),
    tags: knownTags(row.tags),
    available: row.is_available,
    favorited: row.favorited,
    orders: current.orders,
    revenue: current.revenue,
    previous: productEstimates(row, row.previous, row.store_previous, period.previous.until),
    share: row.store_current?.revenue ? Math.min(1, (row.current?.revenue ?? 0) / row.store_current.revenue) : null,
    sparkline,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastReadAt: row.last_seen_at.toISOString(),
  };
}

/** Facts are kept where something sold: an observed store without one means zero, for as long as the product existed. */
function productEstimates(row: ProductRow, sold: Figures | null, store: Figures | null, until: string): Estimates {
  const existed = row.first_seen_at.getTime() < Date.parse(until);
  return estimatesOf(sold ?? (store && existed ? noSales(store.basis) : null), row.last_read_at);
}

function moneyOf(minor: number, currency: string): Money {
  return { amount: majorOf(minor, currency), currency };
}
