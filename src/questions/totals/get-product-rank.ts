import { sql } from 'kysely';
import type { ProductRank } from '#contract/product/rank.ts';
import type { Facts } from '#database/connect.ts';
import { Z_95 } from '#sales/range.ts';
import { asKnownAtOf, type Period } from '../period.ts';
import { periodSums } from './period-sums.ts';

type Asked = { storeId: string; productId: string; period: Period };

/** A product's rank in its store: by its orders in a period, and in the store's own list of best sellers. */
export async function getProductRank(facts: Facts, asked: Asked): Promise<ProductRank> {
  const [byOrders, inShop] = await Promise.all([placeByOrders(facts, asked), placeInShop(facts, asked)]);
  return { byOrders, inShop };
}

/**
 * The range of places follows from how many others surely had more orders and how many surely had fewer. An error that
 * lasts is mostly one of the product alone.
 */
async function placeByOrders(facts: Facts, { storeId, productId, period }: Asked): Promise<ProductRank['byOrders']> {
  const { sums } = await periodSums(facts, { of: 'sale', period, storeIds: [Number(storeId)] });
  const margin = sql`${sql.lit(Z_95)} * sqrt(other.orders_var + own.orders_var + other.orders_sd ^ 2 + own.orders_sd ^ 2)`;
  const { rows } = await sql<{ before: number; surely_before: number; surely_after: number; others: number }>`
    with sold as (
      select store_id, product_id, orders, orders_var, orders_sd from (${sums}) as sums where is_current and orders > 0)
    select count(*) filter (where other.orders > own.orders)::int as before,
      count(*) filter (where other.orders - own.orders > ${margin})::int as surely_before,
      count(*) filter (where own.orders - other.orders > ${margin})::int as surely_after,
      count(other.product_id)::int as others
    from sold own left join sold other on other.store_id = own.store_id and other.product_id <> own.product_id
    where own.product_id = ${productId}::bigint
    group by own.product_id`.execute(facts);
  const [row] = rows;
  if (!row) return null;
  const of = row.others + 1;
  return { place: row.before + 1, best: row.surely_before + 1, worst: of - row.surely_after, of };
}

type Ranking = { at: number; place: number | null; of: number };

/** Only the list read last is stored. */
async function placeInShop(facts: Facts, { storeId, productId, period }: Asked): Promise<ProductRank['inShop']> {
  const { rows } = await sql<Ranking>`
    select (s.life->'ranking'->>'at')::float8 as at, jsonb_array_length(s.life->'ranking'->'externalIds') as of, (
      select listed.place::int from jsonb_array_elements_text(s.life->'ranking'->'externalIds')
        with ordinality as listed (external_id, place)
      where listed.external_id = p.external_id limit 1) as place
    from store_signal s join product p on p.store_id = s.store_id and p.id = ${productId}::bigint
    where s.store_id = ${storeId}::bigint and s.kind = 'rank' and s.state = 'alive'
      and jsonb_typeof(s.life->'ranking'->'externalIds') = 'array'`.execute(facts);
  const [ranking] = rows;
  const asKnownAt = asKnownAtOf(period);
  if (!ranking || ranking.of === 0 || (asKnownAt && ranking.at > asKnownAt.getTime())) return null;
  return { place: ranking.place, of: ranking.of, readAt: new Date(ranking.at).toISOString() };
}
