import { type RawBuilder, sql } from 'kysely';
import type { ProductListQuery } from '#contract/filters.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { filterOf } from './filter-of.ts';
import type { ProductKey } from './product-filter.ts';
import { productList } from './product-list.ts';

/** A user's filter and the stores it is asked of. `keys`: only these products; null: all. */
export type AskedMatches = {
  accountId: string;
  storeIds: number[];
  query: ProductListQuery;
  keys: readonly ProductKey[] | null;
  nowMs: number;
};

/** The matching products by store; null where there are more than the limit. */
export type Matching = ReadonlyMap<number, readonly number[]> | null;

/**
 * Finds the products that match each filter, sold or not, with one statement for all filters; the answers keep the order
 * of the filters. Null where more than `most` match. Favorites and tracked stores are looked up first and passed as ids,
 * because the facts may be in another database.
 */
export async function findMatches(
  databases: Databases,
  asked: readonly AskedMatches[],
  most: number,
): Promise<Matching[]> {
  const questions = await Promise.all(asked.map((one) => questionOf(databases, one, most)));
  return askTogether(databases.facts, questions, most);
}

async function askTogether(
  facts: Facts,
  questions: readonly (RawBuilder<unknown> | null)[],
  most: number,
): Promise<Matching[]> {
  const parts = questions.flatMap((question, place) =>
    question ? [sql`(select ${sql.lit(place)} as place, one.* from (${question}) as one)`] : [],
  );
  if (parts.length === 0) return questions.map(() => new Map());
  const { rows } = await sql<{ place: number; store_id: number; product_ids: number[] }>`
    select place, store_id, json_agg(product_id) as product_ids from (${sql.join(parts, sql` union all `)}) as found
    group by place, store_id`.execute(facts);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return questions.map((_, place) => {
    const stores = byPlace.get(place) ?? [];
    const count = stores.reduce((sum, { product_ids }) => sum + product_ids.length, 0);
    return count > most ? null : new Map(stores.map(({ store_id, product_ids }) => [store_id, product_ids]));
  });
}

async function questionOf(
  databases: Databases,
  { accountId, storeIds, query, keys: among, nowMs }: AskedMatches,
  most: number,
): Promise<RawBuilder<unknown> | null> {
  const filter = await filterOf(databases, { accountId, scope: 'catalogue', atMost: null }, query, nowMs);
  const own = filter?.storeIds?.filter((id) => storeIds.includes(id)) ?? storeIds;
  if (!filter || own.length === 0) return null;
  const keys = among ? alsoAmong(among, filter.keys) : filter.keys;
  const question = {
    ...{ filter: { ...filter, storeIds: own, keys }, range: query.dateRange, sales: query.sales ?? null },
    ...{ sortBy: query.sortBy, sortOrder: query.sortOrder, limit: most + 1, offset: 0 },
  };
  const list = productList(question);
  return list && sql`select ${list.keys} from ${list.from} where ${list.where} limit ${most + 1}`;
}

function alsoAmong(keys: readonly ProductKey[], others: readonly ProductKey[] | undefined): ProductKey[] {
  const ids = others && new Set(others.map(productIdOf));
  return keys.filter((key) => !ids || ids.has(productIdOf(key)));
}
