import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';

type Names = { storeName: string; title: string | null };

/** What stores, and those products of theirs that are asked for, are called. */
export async function findNames(
  facts: Facts,
  asked: readonly { of_store: number; product_id: number | null }[],
): Promise<(storeId: number, productId: number | null) => Names> {
  const storeIds = [...new Set(asked.map(({ of_store }) => of_store))];
  const productIds = [...new Set(asked.flatMap(({ product_id }) => product_id ?? []))];
  const { rows: stores } = await sql<{ id: number; name: string }>`
    select id, coalesce(name, host) as name from store where id = any(${storeIds}::bigint[])`.execute(facts);
  const { rows: products } = await sql<{ id: number; title: string }>`
    select id, title from product
    where store_id = any(${storeIds}::bigint[]) and id = any(${productIds}::bigint[])`.execute(facts);
  const nameOf = new Map(stores.map(({ id, name }) => [id, name]));
  const titleOf = new Map(products.map(({ id, title }) => [id, title]));
  return (storeId, productId) => ({
    storeName: nameOf.get(storeId) ?? '',
    title: titleOf.get(productId ?? 0) ?? null,
  });
}
