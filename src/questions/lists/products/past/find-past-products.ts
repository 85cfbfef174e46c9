import { type RawBuilder, sql } from 'kysely';
import type { ProductListQuery } from '#contract/filters.ts';
import type { PlatformKind } from '#contract/platform.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Tag } from '#contract/tag.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { filterOf } from '../filter-of.ts';
import { offerOf, type PastChange, type Priced, stateBefore } from '../find-past-states.ts';
import type { PastProduct } from '../is-listed.ts';
import { all, keysAsRows, type ProductKey, productConditions } from '../product-filter.ts';

export type PastState = Pick<PastProduct, 'price_usd' | 'discount' | 'is_available'> & {
  /** When this state began: the time of the reading that first showed it. */
  fromMs: number;
  isThere: boolean;
};

/** A product and its states over time, earliest first. The product id may be `STORE_ITSELF`. */
export type ProductOverTime = ProductKey & {
  firstSeenAt: Date;
  firstReadAt: Date | null;
  /** What has no stored history, as it is today. */
  today: { searchText: string; tags: Tag[]; country: string | null; platform: PlatformKind | null };
  states: PastState[];
  /** No state before this time is stored. */
  keptSinceMs: number;
};

type Asked = { accountId: string; storeIds: number[]; query: ProductListQuery; sinceMs: number; nowMs: number };

/**
 * Products of some stores that may have matched a query since a moment. They are chosen by what has no stored history
 * (words, categories, favorites), as it is today. Where there are more than `most`, a fixed sample is returned.
 */
export async function findPastProducts(
  databases: Databases,
  { accountId, storeIds, query, sinceMs, nowMs }: Asked,
  most: number,
): Promise<{ products: ProductOverTime[]; of: number }> {
  const filter = await filterOf(databases, { accountId, scope: 'catalogue', atMost: null }, queryOfToday(query), nowMs);
  const own = filter?.storeIds?.filter((id) => storeIds.includes(id)) ?? storeIds;
  if (!filter || own.length === 0) return { products: [], of: 0 };
  const where = sql`${all(productConditions({ ...filter, storeIds: own }, 'p'))}
    and (p.gone_at is null or p.gone_at > ${new Date(sinceMs)})`;
  const rows = await findRows(databases.facts, where, most);
  return { products: await overTime(databases.facts, rows, sinceMs), of: rows[0]?.of ?? 0 };
}

/** The same for given products. */
export async function findProductsOverTime(
  facts: Facts,
  keys: readonly ProductKey[],
  sinceMs: number,
): Promise<ProductOverTime[]> {
  if (keys.length === 0) return [];
  const storeIds = [...new Set(keys.map(({ storeId }) => storeId))];
  const where = sql`p.store_id = any(${storeIds}::bigint[]) and (p.store_id, p.id) in (${keysAsRows([...keys])})`;
  return overTime(facts, await findRows(facts, where, keys.length), sinceMs);
}

/** Both tables are joined on the store: Citus distributes them by it, and could not join both to the subquery otherwise. */
async function findRows(facts: Facts, where: RawBuilder<unknown>, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.*, s.first_read_at, s.platform, t.variants from (
      select p.store_id, p.id, p.first_seen_at, p.price_usd, p.price_minor, p.compare_at_minor, p.currency, p.is_available,
        p.search_text, p.tags, p.country, p.gone_at is null as is_there, count(*) over () as of
      from product p where ${where}
      order by hashint8(p.id), p.id limit ${most}) as p
    join store s on s.id = p.store_id
    left join product_state t on t.store_id = s.id and t.product_id = p.id
    order by hashint8(p.id), p.id`.execute(facts);
  return rows;
}

async function overTime(facts: Facts, rows: readonly Row[], sinceMs: number): Promise<ProductOverTime[]> {
  const changesOf = await findChanges(facts, rows, sinceMs);
  return rows.map((row) => ({
    ...{ storeId: row.store_id, productId: row.id, firstSeenAt: row.first_seen_at, firstReadAt: row.first_read_at },
    today: { searchText: row.search_text, tags: row.tags, country: row.country, platform: row.platform },
    ...{ states: statesOf(row, changesOf(row)), keptSinceMs: Number.NEGATIVE_INFINITY },
  }));
}

/** The part of a query that has no stored history and is answered as of today. */
export function queryOfToday(query: ProductListQuery): ProductListQuery {
  const kept = { minPrice: undefined, minOrders: undefined, minRevenue: undefined, minAge: undefined };
  const keptToo = { maxPrice: undefined, maxOrders: undefined, maxRevenue: undefined, maxAge: undefined };
  const others = { minGrowth: undefined, maxGrowth: undefined, sureGrowth: undefined, stock: undefined };
  return { ...query, ...kept, ...keptToo, ...others, minDiscount: undefined, maxDiscount: undefined, signals: [] };
}

type Row = Priced & {
  currency: string;
  store_id: number;
  id: number;
  first_seen_at: Date;
  first_read_at: Date | null;
  search_text: string;
  tags: Tag[];
  country: string | null;
  platform: PlatformKind | null;
  is_there: boolean;
  of: number;
  variants: PastChange['variants'];
};
type Change = PastChange & { store_id: number; product_id: number; seen_at: Date };

/** The changes of products seen after a moment, newest first. */
async function findChanges(facts: Facts, rows: readonly Row[], sinceMs: number): Promise<(row: Row) => Change[]> {
  if (rows.length === 0) return () => [];
  const { rows: changes } = await sql<Change>`
    select e.store_id, e.product_id, e.kind, e.before, e.after, coalesce(e.seen_at, e.at) as seen_at
    from product_event e
    where (e.store_id, e.product_id) in (select * from unnest(
      ${rows.map((row) => row.store_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[]))
      and e.kind in ('price', 'edited', 'sold_out', 'restocked', 'gone', 'back')
      and e.is_part = any('{true,false}'::boolean[]) and coalesce(e.seen_at, e.at) > ${new Date(sinceMs)}
    order by seen_at desc, e.at desc`.execute(facts);
  const byProduct = Map.groupBy(changes, (change) =>
    productIdOf({ storeId: change.store_id, productId: change.product_id }),
  );
  return (row) => byProduct.get(productIdOf({ storeId: row.store_id, productId: row.id })) ?? [];
}

function statesOf(row: Row, newestFirst: readonly Change[]): PastState[] {
  const changes = newestFirst.map((change) => ({ ...change, variants: row.variants }));
  const since = (place: number) => changes[place]?.seen_at.getTime() ?? row.first_seen_at.getTime();
  const before = changes.map((_, place): PastState => {
    const later = changes.slice(0, place + 1);
    const next = later.findLast(({ kind }) => kind === 'gone' || kind === 'back')?.kind;
    const isThere = next === undefined ? row.is_there : next === 'gone';
    return { ...offerOf(row, stateBefore(later)), isThere, fromMs: since(place + 1) };
  });
  return [...before.reverse(), { ...offerOf(row), isThere: row.is_there, fromMs: since(0) }];
}
