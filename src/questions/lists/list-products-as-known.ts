import { sql } from 'kysely';
import type { ProductListQuery, ProductSort } from '#contract/filters.ts';
import type { ProductPage } from '#contract/product/product.ts';
import type { Databases, Facts, People } from '#database/connect.ts';
import { asKnownAtOf, isPreviousRead, type Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { daysAsKnownAt } from '../totals/days-as-known-at.ts';
import { periodSums } from '../totals/period-sums.ts';
import { limitsOf, pageOfItems } from './page.ts';
import { findProductItems } from './product-items.ts';
import { findFavorites } from './products/find-favorites.ts';
import { findPastStates, offerOf, type Priced } from './products/find-past-states.ts';
import { isListed, type PastProduct } from './products/is-listed.ts';
import { asksOffer } from './products/past/past-of-filter.ts';
import { all, wordPattern } from './products/product-filter.ts';
import { findsNothing, readSearch } from './products/read-search.ts';

type Row = PastProduct & Priced & { id: number; currency: string };

type Asked = {
  accountId: string;
  storeId: number;
  query: ProductListQuery;
  /** A period as of an earlier time. */
  period: Period;
  pictureUrl: PictureUrl;
};

/**
 * A store's products as they were known earlier, at its suspension or at the time asked for. Search, filters and sort
 * use nothing newer. There are no windows of that hour, so the store's days are summed.
 */
export async function listProductsAsKnown(databases: Databases, asked: Asked): Promise<ProductPage> {
  const { accountId, storeId, query, period, pictureUrl } = asked;
  const asKnownAt = asKnownAtOf(period)!;
  const sales = query.sales ?? null;
  if (findsNothing(query.q, readSearch(query.q ?? ''))) return { ...pageOfItems(query, [], 0), sales };
  const { sums } = await periodSums(databases.facts, { of: 'sale', period, storeIds: [storeId] });
  const favorites = query.favorited === undefined ? [] : await findFavoriteIds(databases.people, asked);
  const { rows } = await sql<Omit<Row, 'discount'> & { first_read_at: Date | null }>`
    with sums as materialized (${sums}), observed as (
      select exists (select 1 from ${daysAsKnownAt('store', asKnownAt)} where store_id = ${storeId}::bigint
        and day >= ${period.current.from}::date and day <= ${asKnownAt}::timestamptz) as is_so
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
    where p.store_id = ${storeId}::bigint and p.first_seen_at <= ${asKnownAt}
      and (p.gone_at is null or p.gone_at > ${asKnownAt} or cur.orders > 0) and ${conditions(asked, favorites)}`.execute(
    databases.facts,
  );
  // of the others, only what the page shows is asked
  const isOfferAsked = asksOffer(query) || query.sortBy === 'price';
  const past = await asItWas(databases.facts, { storeId, at: asKnownAt }, rows, isOfferAsked);
  const isCompared = isPreviousRead(period, rows[0]?.first_read_at ?? null);
  const found = past.filter((row) => isListed(row, query, { nowMs: period.nowMs, isCompared })).sort(comparing(query));
  const { limit, offset } = limitsOf(query);
  const keys = found.slice(offset, offset + limit).map(({ id }) => ({ storeId, productId: id }));
  const items = await findProductItems(databases, { accountId, keys, period, pictureUrl });
  return { ...pageOfItems(query, items, found.length), sales };
}

/** In the period or the one before, as in lists of today. */
const HAS_SALES = sql`(coalesce(cur.orders, 0) > 0 or coalesce(prev.orders, 0) > 0)`;

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
    ...(query.sales === undefined ? [] : [query.sales === 'with' ? HAS_SALES : sql`not ${HAS_SALES}`]),
    ...(query.favorited === undefined ? [] : [query.favorited ? isFavorite : sql`not ${isFavorite}`]),
    ...(query.status.length === 0 || query.status.includes('SUSPENDED') ? [] : [sql`false`]),
  ]);
}

async function findFavoriteIds(people: People, { accountId, storeId }: Asked): Promise<number[]> {
  const favorites = await findFavorites(people, accountId);
  return favorites.flatMap((key) => (key.storeId === storeId ? key.productId : []));
}

async function asItWas(
  facts: Facts,
  { storeId, at }: { storeId: number; at: Date },
  rows: Omit<Row, 'discount'>[],
  isOfferAsked: boolean,
): Promise<Row[]> {
  const productIds = isOfferAsked ? rows.map(({ id }) => id) : [];
  const past = await findPastStates(facts, { storeId, productIds, at });
  return rows.map((row) => ({ ...row, ...offerOf(row, past.get(row.id)) }));
}

const VALUE: Record<ProductSort, (row: Row) => number | null> = {
  orderCount: (row) => row.orders,
  revenue: (row) => row.revenue,
  change: ({ orders, orders_before: before }) => (orders === null ? null : orders - (before ?? 0)),
  price: (row) => row.price_usd,
  newest: (row) => row.first_seen_at.getTime(),
};

/** Rows without a value come last in either direction. */
function comparing({ sortBy, sortOrder }: ProductListQuery) {
  const sign = sortOrder === 'asc' ? 1 : -1;
  return (one: Row, other: Row) => {
    const [a, b] = [VALUE[sortBy](one), VALUE[sortBy](other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id;
    return sign * (a - b) || one.id - other.id;
  };
}
