import { sql } from 'kysely';
import { isoDay, unreadShares } from '#contract/date-range.ts';
import type { PlatformKind } from '#contract/platform.ts';
import { type ProductItem, productIdOf } from '#contract/product/product.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Databases, Facts, People } from '#database/connect.ts';
import { inBatches } from '#database/in-batches.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { moneyOf } from '#runtime/money.ts';
import { changeOf } from '../change.ts';
import { estimatesOf, noSales, type SpanSums } from '../figures.ts';
import { findHeld, type Held, heldInPeriod } from '../find-held.ts';
import { isUncounted } from '../find-uncounted.ts';
import { knownUntil } from '../known-until.ts';
import { asKnownAtOf, isCompared, notLater, type Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { productFigures, type SpanFigures } from '../totals/period-sums.ts';
import { productSparklines } from '../trend/sparkline.ts';
import { findPastStates } from './products/find-past-states.ts';
import type { ProductKey } from './products/product-filter.ts';
import { knownTags } from './store-items.ts';
import { statusOf } from './stores/store-status.ts';

type ProductRow = {
  store_id: number;
  id: number;
  store_name: string;
  store_state: string;
  is_practice: boolean;
  platform: PlatformKind | null;
  title: string;
  url: string;
  image_url: string | null;
  currency: string;
  price_minor: number;
  compare_at_minor: number | null;
  usd: number | null;
  tags: string[];
  is_available: boolean;
  store_first_read_at: Date | null;
  first_seen_at: Date;
  last_seen_at: Date;
  known_until: Date | null;
  is_uncounted: boolean;
};
type RelationRow = { is_mine: boolean; suspended_by: string | null; favorited: boolean };
type Relation = Pick<ProductItem, 'storeStatus' | 'favorited'>;

/**
 * Products with their figures in the period and in the one before, in the order of their keys. `isShared`: the products
 * are the same for every user.
 */
export async function findProductItems(
  { people, facts }: Databases,
  question: { accountId: string; keys: ProductKey[]; period: Period; pictureUrl: PictureUrl; isShared?: boolean },
): Promise<ProductItem[]> {
  const { accountId, keys, period, isShared = false } = question;
  if (keys.length === 0) return [];
  const storeIds = [...new Set(keys.map((key) => key.storeId))];
  const productIds = keys.map((key) => key.productId);
  const reader = sharedReader(facts, isShared);
  const [rows, figuresFor, relations, sparklines, heldIn] = await Promise.all([
    findRows(reader, storeIds, productIds, period),
    productFigures(facts, { period, storeIds, productIds }, reader),
    findRelations({ database: people }, { accountId, keys }),
    productSparklines(reader, keys, period),
    findHeld(reader, storeIds, period),
  ]);
  const rowOf = new Map(rows.map((row) => [idOf(row.store_id, row.id), row]));
  return keys.flatMap(({ storeId, productId }) => {
    const row = rowOf.get(idOf(storeId, productId));
    if (!row) return [];
    const { is_mine, suspended_by, favorited } = relations.get(idOf(storeId, productId))!;
    const relation = {
      storeStatus: statusOf(is_mine ? { suspendedBy: suspended_by } : null, row.store_state),
      favorited,
    };
    const held = heldInPeriod(heldIn, period, { storeId, productId });
    const figures = { sold: figuresFor(storeId, productId), store: figuresFor(storeId), held };
    const isUnseen = figures.sold.current === null && row.is_uncounted;
    const sparkline = sparklines(storeId, productId).map((value) => (isUnseen ? null : value));
    // the store's sales say nothing about a product that no signal shows
    if (isUnseen) figures.store = { current: null, previous: null };
    return itemOf(row, relation, figures, period, sparkline, question.pictureUrl);
  });
}

/**
 * The users' relation to some products: the status of their stores on each user's list, and whether they are favorites.
 * A join, because PostgreSQL would plan `exists` as a scan of all favorites while there are few.
 */
const findRelations = inBatches<
  { database: People },
  { accountId: string; keys: ProductKey[] },
  Map<string, RelationRow>
>(async ({ database: people }, questions) => {
  const asked = questions.flatMap(({ accountId, keys }) => keys.map((key) => ({ accountId, ...key })));
  const rows = await askPrepared(
    people,
    sql<RelationRow & { account_id: string; store_id: number; product_id: number }>`
      select asked.account_id, asked.store_id, asked.product_id, w.store_id is not null as is_mine, w.suspended_by,
        f.product_id is not null as favorited
      from unnest(${asked.map(({ accountId }) => accountId)}::text[], ${asked.map(({ storeId }) => storeId)}::bigint[],
        ${asked.map(({ productId }) => productId)}::bigint[]) as asked (account_id, store_id, product_id)
      left join watched_store w on w.account_id = asked.account_id and w.store_id = asked.store_id
      left join favorite f
        on f.account_id = asked.account_id and f.store_id = asked.store_id and f.product_id = asked.product_id`,
  );
  const ofAccount = Map.groupBy(rows, (row) => row.account_id);
  return questions.map(
    ({ accountId }) => new Map(ofAccount.get(accountId)?.map((row) => [idOf(row.store_id, row.product_id), row])),
  );
});

/** Selects by store ids and product ids separately; a product's id is unique across stores. */
async function findRows(facts: Facts, storeIds: number[], productIds: number[], period: Period): Promise<ProductRow[]> {
  const rows = await askPrepared(
    facts,
    sql<ProductRow>`
    select p.store_id, p.id, coalesce(s.name, s.host) as store_name, s.state as store_state, s.is_practice, s.platform, p.title, p.url,
      p.image_url, p.currency, p.price_minor, p.compare_at_minor, p.tags,
      p.is_available and p.gone_at is null as is_available,
      s.first_read_at as store_first_read_at, p.first_seen_at, ${knownUntil('s')} as known_until, ${isUncounted('p')} as is_uncounted,
      -- a reading that names only what changed has read the rest as well
      case when p.gone_at is null then greatest(p.last_seen_at, s.last_read_at) else p.last_seen_at end as last_seen_at,
      case when p.currency = 'USD' then 1 else (
        select usd from fx_rate where fx_rate.currency = p.currency and day <= ${isoDay(period.nowMs)}::date
        order by day desc limit 1) end as usd
    from product p join store s on s.id = p.store_id
    where p.store_id = any(${storeIds}::bigint[]) and p.id = any(${productIds}::bigint[])`,
  );
  return asKnownThen(facts, rows, period);
}

/** Products of a store that was suspended at the end of a period, as they were then. */
async function asKnownThen(facts: Facts, rows: ProductRow[], period: Period): Promise<ProductRow[]> {
  const at = asKnownAtOf(period);
  const storeId = rows[0]?.store_id;
  if (!at || storeId === undefined) return rows;
  const past = await findPastStates(facts, { storeId, productIds: rows.map(({ id }) => id), at });
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

function itemOf(
  row: ProductRow,
  relation: Relation,
  { sold, store, held }: { sold: SpanFigures; store: SpanFigures; held: Held | null },
  period: Period,
  sparkline: (number | null)[],
  pictureUrl: PictureUrl,
): ProductItem {
  const now = figuresOf(row, sold.current, store.current, Date.parse(period.current.until));
  const read = { first: row.store_first_read_at, last: row.known_until };
  const before = isCompared(period, read)
    ? figuresOf(row, sold.previous, store.previous, period.previousUntilMs)
    : null;
  const current = estimatesOf(now, row.known_until, held);
  const previous = estimatesOf(before, row.known_until);
  const price = moneyOf(row.price_minor, row.currency);
  return {
    id: idOf(row.store_id, row.id),
    storeId: String(row.store_id),
    storeName: row.store_name,
    ...relation,
    isPractice: row.is_practice,
    title: row.title,
    url: row.url,
    imageUrl: pictureUrl(row.image_url),
    price,
    priceUsd: row.usd === null ? null : price.amount * row.usd,
    compareAtPrice: row.compare_at_minor === null ? null : moneyOf(row.compare_at_minor, row.currency),
    tags: knownTags(row.tags),
    available: row.is_available,
    platform: row.platform,
    orders: current.orders,
    revenue: current.revenue,
    previous,
    change: changeOf(now, before, { current, previous }, unreadShares(period, read)),
    share: store.current?.revenue ? Math.min(1, (sold.current?.revenue ?? 0) / store.current.revenue) : null,
    sparkline,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastReadAt: row.last_seen_at.toISOString(),
  };
}

/**
 * Facts exist only where something sold. An observed store without a fact of the product means zero, if the product
 * existed by then.
 */
function figuresOf(row: ProductRow, sold: SpanSums | null, store: SpanSums | null, untilMs: number): SpanSums | null {
  const existed = row.first_seen_at.getTime() < untilMs;
  return sold ?? (store && existed ? noSales(store) : null);
}

function idOf(storeId: number, productId: number): string {
  return productIdOf({ storeId, productId });
}
