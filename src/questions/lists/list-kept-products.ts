import { sql } from 'kysely';
import type { ProductListQuery, ProductSort, Signal } from '#contract/filters.ts';
import type { ProductPage } from '#contract/product.ts';
import type { Databases, Facts, People } from '#database/connect.ts';
import { majorOf } from '#runtime/money.ts';
import { sureDifference } from '../change.ts';
import { isPreviousRead, keptUntilOf, type Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { periodSums } from '../totals/period-sums.ts';
import { ageSpan } from './age-span.ts';
import { limitsOf, pageOfItems } from './page.ts';
import { findProductItems } from './product-items.ts';
import { findFavorites } from './products/find-favorites.ts';
import { findPastStates } from './products/find-past-states.ts';
import { all, wordPattern } from './products/product-filter.ts';
import { findsNothing, readSearch } from './products/read-search.ts';

type Row = {
  id: number;
  first_seen_at: Date;
  price_usd: number | null;
  price_minor: number;
  compare_at_minor: number | null;
  currency: string;
  is_available: boolean;
  orders: number | null;
  orders_var: number | null;
  orders_sd: number | null;
  basis: Signal | null;
  revenue: number | null;
  orders_before: number | null;
  orders_var_before: number | null;
  orders_sd_before: number | null;
};

type Asked = {
  accountId: string;
  storeId: number;
  query: ProductListQuery;
  /** As of an earlier moment. */
  period: Period;
  pictureUrl: PictureUrl;
};

/**
 * The products of a store as they were known earlier, when the user suspended it or as asked: found, bounded and sorted
 * by nothing newer. No window stands at that hour, so the days of the one store are summed.
 */
export async function listKeptProducts(databases: Databases, asked: Asked): Promise<ProductPage> {
  const { accountId, storeId, query, period, pictureUrl } = asked;
  const keptUntil = keptUntilOf(period)!;
  if (findsNothing(query.q, readSearch(query.q ?? ''))) return { ...pageOfItems(query, [], 0), sales: null };
  const { sums } = await periodSums(databases.facts, { of: 'sale', period, storeIds: [storeId] });
  const favorites = query.favorited === undefined ? [] : await findFavoriteIds(databases.people, asked);
  const { rows } = await sql<Row & { first_read_at: Date | null }>`
    with sums as materialized (${sums}), observed as (
      select exists (select 1 from store_day where store_id = ${storeId}::bigint
        and day >= ${period.current.from}::date and day <= ${keptUntil}::timestamptz) as is_so
    )
    select p.id, p.first_seen_at, p.price_usd, p.price_minor, p.compare_at_minor, p.currency, p.is_available,
      s.first_read_at, cur.orders_var, cur.orders_sd, cur.basis,
      coalesce(cur.orders, case when is_so then 0 end) as orders,
      case when cur.product_id is null then case when is_so then 0 end else cur.revenue end as revenue,
      prev.orders as orders_before, prev.orders_var as orders_var_before, prev.orders_sd as orders_sd_before
    from observed, product p
    join store s on s.id = p.store_id
    left join sums cur on cur.store_id = p.store_id and cur.product_id = p.id and cur.is_current
    left join sums prev on prev.store_id = p.store_id and prev.product_id = p.id and not prev.is_current
    where p.store_id = ${storeId}::bigint and p.first_seen_at <= ${keptUntil} and ${conditions(asked, favorites)}`.execute(
    databases.facts,
  );
  const past = await asItWas(databases.facts, { storeId, at: keptUntil }, rows);
  const isCompared = isPreviousRead(period, rows[0]?.first_read_at ?? null);
  const found = past
    .filter((row) => isWithin(row, query, period) && isGrown(row, query, isCompared))
    .sort(comparing(query));
  const { limit, offset } = limitsOf(query);
  const keys = found.slice(offset, offset + limit).map(({ id }) => ({ storeId, productId: id }));
  const items = await findProductItems(databases, { accountId, keys, period, pictureUrl });
  return { ...pageOfItems(query, items, found.length), sales: null };
}

function conditions({ query }: Asked, favorites: number[]) {
  const search = readSearch(query.q ?? '');
  const isFavorite = sql`p.id = any(${favorites}::bigint[])`;
  return all([
    ...search.words.map((word) => sql`p.search_text like ${wordPattern(word)}`),
    ...(search.handle === undefined ? [] : [sql`p.handle = ${search.handle}`]),
    ...(search.host === undefined
      ? []
      : [sql`exists (select from store s where s.id = p.store_id and s.host = ${search.host})`]),
    ...(query.tags.length === 0 ? [] : [sql`p.tags && ${query.tags}::text[]`]),
    ...(query.platforms.length === 0 ? [] : [sql`s.platform = any(${query.platforms}::text[])`]),
    ...(query.countries.length === 0 ? [] : [sql`p.country = any(${query.countries}::text[])`]),
    ...(query.favorited === undefined ? [] : [query.favorited ? isFavorite : sql`not ${isFavorite}`]),
    ...(query.status.length === 0 || query.status.includes('SUSPENDED') ? [] : [sql`false`]),
  ]);
}

async function findFavoriteIds(people: People, { accountId, storeId }: Asked): Promise<number[]> {
  const favorites = await findFavorites(people, accountId);
  return favorites.flatMap((key) => (key.storeId === storeId ? key.productId : []));
}

async function asItWas(facts: Facts, { storeId, at }: { storeId: number; at: Date }, rows: Row[]): Promise<Row[]> {
  const productIds = rows.map(({ id }) => id);
  const past = await findPastStates(facts, { storeId, productIds, at });
  return rows.map((row) => {
    const { price, isAvailable = row.is_available } = past.get(row.id) ?? {};
    if (!price || price.currency !== row.currency || row.price_usd === null || row.price_minor === 0)
      return { ...row, is_available: isAvailable };
    const ratio = majorOf(price.minor, price.currency) / majorOf(row.price_minor, row.currency);
    return {
      ...{ ...row, is_available: isAvailable, price_usd: row.price_usd * ratio },
      ...{ price_minor: price.minor, compare_at_minor: price.compareAtMinor },
    };
  });
}

/** Whether a value that may not be known lies between bounds that may not be asked for. */
function keeps(value: number | null, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== null && value >= (least ?? value) && value <= (most ?? value);
}

function isWithin(row: Row, query: ProductListQuery, { nowMs }: Period): boolean {
  const { from, until } = ageSpan(query, nowMs);
  const { price_minor: price, compare_at_minor: before } = row;
  const discount = before !== null && before > price ? (100 * (before - price)) / before : 0;
  return (
    keeps(row.first_seen_at.getTime(), from?.getTime(), until?.getTime()) &&
    keeps(discount, query.minDiscount, query.maxDiscount) &&
    (query.stock === undefined || row.is_available === (query.stock === 'in')) &&
    keeps(row.price_usd, query.minPrice, query.maxPrice) &&
    keeps(row.orders, query.minOrders, query.maxOrders) &&
    keeps(row.revenue, query.minRevenue, query.maxRevenue)
  );
}

/** What is asked of a product's orders against those before, and of what they rest on. */
function isGrown(row: Row, query: ProductListQuery, isCompared: boolean): boolean {
  const { minGrowth, maxGrowth, sureGrowth, signals } = query;
  if (signals.length > 0 && !(row.basis && signals.includes(row.basis))) return false;
  if (minGrowth === undefined && maxGrowth === undefined && sureGrowth === undefined) return true;
  const now = { orders: row.orders ?? 0, orders_var: row.orders_var ?? 0, orders_sd: row.orders_sd ?? 0 };
  const before = {
    orders: row.orders_before ?? 0,
    orders_var: row.orders_var_before ?? 0,
    orders_sd: row.orders_sd_before ?? 0,
  };
  if (!isCompared || (now.orders === 0 && before.orders === 0)) return false;
  const isSure = (['up', 'down'] as const).some((way) => sureDifference(now, before, way) > 0);
  const times = (growth: number | undefined) => (growth === undefined ? growth : (1 + growth / 100) * before.orders);
  return keeps(now.orders, times(minGrowth), times(maxGrowth)) && (sureGrowth === undefined || sureGrowth === isSure);
}

const VALUE: Record<ProductSort, (row: Row) => number | null> = {
  orderCount: (row) => row.orders,
  revenue: (row) => row.revenue,
  change: ({ orders, orders_before: before }) => (orders !== null && before ? (orders - before) / before : null),
  price: (row) => row.price_usd,
  newest: (row) => row.first_seen_at.getTime(),
};

/** What has no value comes last, whichever way. */
function comparing({ sortBy, sortOrder }: ProductListQuery) {
  const sign = sortOrder === 'asc' ? 1 : -1;
  return (one: Row, other: Row) => {
    const [a, b] = [VALUE[sortBy](one), VALUE[sortBy](other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id;
    return sign * (a - b) || one.id - other.id;
  };
}
