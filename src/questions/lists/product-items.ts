import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { StoreStatus } from '#contract/filters.ts';
import type { Money, ProductItem } from '#contract/product.ts';
import { ask } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { majorOf } from '#runtime/money.ts';
import { changeOf } from '../change.ts';
import { estimatesOf, noSales, type SpanSums } from '../figures.ts';
import { findUncounted } from '../find-uncounted.ts';
import { knownUntil } from '../known-until.ts';
import { isPreviousRead, keptUntilOf, notLater, type Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { periodSums } from '../totals/period-sums.ts';
import { productSparklines } from '../trend/sparkline.ts';
import { findPastStates } from './products/find-past-states.ts';
import type { ProductKey } from './products/product-filter.ts';
import { knownTags } from './store-items.ts';
import { STORE_STATUS } from './stores/store-status.ts';

type ProductRow = {
  store_id: number;
  id: number;
  store_name: string;
  store_status: StoreStatus;
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
  store_first_read_at: Date | null;
  first_seen_at: Date;
  last_seen_at: Date;
  known_until: Date | null;
  current: SpanSums | null;
  previous: SpanSums | null;
  store_current: SpanSums | null;
  store_previous: SpanSums | null;
};

/**
 * Products with their figures in the period and the one before, in the order of their keys. `isShared`: others who ask
 * get the same products.
 */
export async function findProductItems(
  database: Database,
  question: { accountId: string; keys: ProductKey[]; period: Period; pictureUrl: PictureUrl; isShared?: boolean },
): Promise<ProductItem[]> {
  const { accountId, keys, period, isShared = false } = question;
  if (keys.length === 0) return [];
  const storeIds = [...new Set(keys.map((key) => key.storeId))];
  const productIds = keys.map((key) => key.productId);
  const sold = await periodSums(database, { of: 'sale', period, storeIds, productIds });
  const observed = await periodSums(database, { of: 'store', period, storeIds });
  const asked = ask(
    database,
    sql<ProductRow>`
    with ranked as materialized (
      select p.*, place
      from unnest(${keys.map((key) => key.storeId)}::bigint[], ${productIds}::bigint[])
        with ordinality as wanted (store_id, id, place)
      join product p on p.store_id = wanted.store_id and p.id = wanted.id
    ), sold as materialized (${sold.sums}), stores as materialized (${observed.sums})
    select p.store_id, p.id, coalesce(s.name, s.host) as store_name,
      -- looked up for each store alone: joined, the whole list of a user was read for every product
      coalesce((select ${STORE_STATUS} from watched_store w
        where w.account_id = ${accountId} and w.store_id = s.id), 'DATABASE') as store_status, s.is_practice, p.title, p.url, p.image_url,
      p.currency, p.price_minor, p.compare_at_minor, p.tags, p.is_available and p.gone_at is null as is_available,
      s.first_read_at as store_first_read_at, p.first_seen_at, ${knownUntil('s')} as known_until,
      -- a reading that names only what changed has read the rest as well
      case when p.gone_at is null then greatest(p.last_seen_at, s.last_read_at) else p.last_seen_at end as last_seen_at,
      case when p.currency = 'USD' then 1 else (
        select usd from fx_rate where fx_rate.currency = p.currency and day <= ${isoDay(period.nowMs)}::date
        order by day desc limit 1) end as usd,
      exists (select 1 from favorite f
        where f.account_id = ${accountId} and f.store_id = p.store_id and f.product_id = p.id) as favorited,
      row_to_json(sold_now) as current, row_to_json(sold_before) as previous,
      row_to_json(store_now) as store_current, row_to_json(store_before) as store_previous
    from ranked p
    join store s on s.id = p.store_id
    left join sold sold_now on sold_now.store_id = p.store_id and sold_now.product_id = p.id and sold_now.is_current
    left join sold sold_before
      on sold_before.store_id = p.store_id and sold_before.product_id = p.id and not sold_before.is_current
    left join stores store_now on store_now.store_id = p.store_id and store_now.is_current
    left join stores store_before on store_before.store_id = p.store_id and not store_before.is_current
    order by p.place`,
    sold.areOfWindows,
  );
  const [rows, sparklines, isUncounted] = await Promise.all([
    asked.then((found) => asKept(database, found, period)),
    productSparklines(sharedReader(database, isShared), keys, period),
    findUncounted(database, keys),
  ]);
  return rows.map((given) => {
    const isUnseen = given.current === null && isUncounted({ storeId: given.store_id, productId: given.id });
    const row = isUnseen ? withoutSignal(given) : given;
    const sparkline = sparklines(row.store_id, row.id).map((value) => (isUnseen ? null : value));
    return itemOf(row, period, sparkline, question.pictureUrl);
  });
}

/** Products of a store that was suspended at the end of a period, as they were then. */
async function asKept(database: Database, rows: ProductRow[], period: Period): Promise<ProductRow[]> {
  const at = keptUntilOf(period);
  const storeId = rows[0]?.store_id;
  if (!at || storeId === undefined) return rows;
  const past = await findPastStates(database, { storeId, productIds: rows.map(({ id }) => id), at });
  return rows.map((row) => {
    const { price, isAvailable = row.is_available } = past.get(row.id) ?? {};
    return {
      ...row,
      ...(price && { price_minor: price.minor, compare_at_minor: price.compareAtMinor, currency: price.currency }),
      is_available: isAvailable,
      known_until: notLater(row.known_until, period),
      last_seen_at: notLater(row.last_seen_at, period)!,
    };
  });
}

/** What its store sold tells nothing of a product that no signal shows. */
function withoutSignal(row: ProductRow): ProductRow {
  return { ...row, store_current: null, store_previous: null };
}

function itemOf(row: ProductRow, period: Period, sparkline: (number | null)[], pictureUrl: PictureUrl): ProductItem {
  const now = figuresOf(row, row.current, row.store_current, Date.parse(period.current.until));
  const isCompared = isPreviousRead(period, row.store_first_read_at);
  const before = isCompared ? figuresOf(row, row.previous, row.store_previous, period.previousUntilMs) : null;
  const current = estimatesOf(now, row.known_until);
  const previous = estimatesOf(before, row.known_until);
  const price = moneyOf(row.price_minor, row.currency);
  return {
    id: `${row.store_id}-${row.id}`,
    storeId: String(row.store_id),
    storeName: row.store_name,
    storeStatus: row.store_status,
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
    previous,
    change: changeOf(now, before, { current, previous }),
    share: row.store_current?.revenue ? Math.min(1, (row.current?.revenue ?? 0) / row.store_current.revenue) : null,
    sparkline,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastReadAt: row.last_seen_at.toISOString(),
  };
}

/** Facts are kept where something sold: an observed store without one means zero, for as long as the product existed. */
function figuresOf(row: ProductRow, sold: SpanSums | null, store: SpanSums | null, untilMs: number): SpanSums | null {
  const existed = row.first_seen_at.getTime() < untilMs;
  return sold ?? (store && existed ? noSales(store) : null);
}

function moneyOf(minor: number, currency: string): Money {
  return { amount: majorOf(minor, currency), currency };
}
