import { sql } from 'kysely';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';

/** What to name: a product, or the store if the product is missing or `STORE_ITSELF`. */
type Asked = { storeId: number; productId?: number | null };
type Names = {
  /** Null if there is no such store. */
  nameOf: (storeId: number) => string | null;
  titleOf: (storeId: number, productId: number | null) => string | null;
};

/** The names of stores and the titles of the products asked for. */
export async function findNames(facts: Facts, asked: readonly Asked[]): Promise<Names> {
  if (asked.length === 0) return { nameOf: () => null, titleOf: () => null };
  const storeIds = [...new Set(asked.map(({ storeId }) => storeId))];
  const products = asked.filter(({ productId }) => productId);
  const { rows: stores } = await sql<{ id: number; name: string }>`
    select id, coalesce(name, host) as name from store where id = any(${storeIds}::bigint[])`.execute(facts);
  const { rows: titles } = await sql<{ store_id: number; id: number; title: string }>`
    select store_id, id, title from product
    where (store_id, id) in (select * from unnest(
      ${products.map(({ storeId }) => storeId)}::bigint[],
      ${products.map(({ productId }) => productId)}::bigint[]))`.execute(facts);
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  const titleOf = new Map(
    titles.map(({ store_id, id, title }) => [productIdOf({ storeId: store_id, productId: id }), title]),
  );
  return {
    nameOf: (storeId) => names.get(storeId) ?? null,
    titleOf: (storeId, productId) =>
      productId === null ? null : (titleOf.get(productIdOf({ storeId, productId })) ?? null),
  };
}
