import { type RawBuilder, sql } from 'kysely';
import { ask } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import type { ProductKey } from './product-question.ts';

/** Where a page begins, and how long it is at most. */
export type Span = { limit: number; offset: number };

/** A page of matches, and how many they are. */
export type Matched = { keys: ProductKey[]; total: number };

/** `matches` selects `store_id, product_id`; `sorted` is what the page is cut from: those of `matches`, in their order. */
export async function askPage(
  database: Database,
  matches: RawBuilder<unknown>,
  sorted: RawBuilder<unknown>,
  { limit, offset }: Span,
  isPlanKept = false,
): Promise<Matched> {
  const [found] = await ask(
    database,
    sql<{ total: number; keys: [number, number][] | null }>`
    with matches as materialized (${matches})
    select (select count(*) from matches) as total, (
      select json_agg(json_build_array(store_id, product_id)) from (
        select m.store_id, m.product_id from ${sorted} limit ${limit} offset ${offset}
      ) as page) as keys`,
    isPlanKept,
  );
  const { total, keys } = found!;
  return { total, keys: (keys ?? []).map(([storeId, productId]) => ({ storeId, productId })) };
}
