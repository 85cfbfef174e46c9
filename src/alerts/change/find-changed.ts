import { sql } from 'kysely';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import type { ProductKey } from '#questions/lists/products/product-filter.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { Light } from './rules-by-product.ts';

/** A store, and from when on its changes are judged. */
export type Since = { storeId: number; sinceMs: number };

/** The events that move a product into or out of a filter, or that rules ring for. */
const KINDS = ['new', 'price', 'edited', 'sold_out', 'restocked', 'gone', 'back', 'rank'];
/** How long after an event it may be seen: a price waits for a second reading. */
const CONFIRMED_WITHIN_MS = 7 * DAY_MS;
/** A reading shows sales of the hours since the one before, and seldom earlier ones. */
const TOLD_LATE_MS = 3 * HOUR_MS;

export type Changed = ProductKey & Light;
type Row = ProductKey & { tags: string[]; price: number | null; readings: number };

/** The products of some stores that changed or, if a rule asks about sales, sold. */
export async function findChanged(
  facts: Facts,
  stores: readonly Since[],
  { isOfSales }: { isOfSales: boolean },
): Promise<Changed[]> {
  if (stores.length === 0) return [];
  const storeIds = stores.map(({ storeId }) => storeId);
  const oldestMs = Math.min(...stores.map(({ sinceMs }) => sinceMs));
  const asked = sql`(select * from unnest(
    ${storeIds}::bigint[],
    ${stores.map(({ sinceMs }) => new Date(sinceMs).toISOString())}::timestamptz[]) as t (store_id, since)) as asked`;
  const columns = sql.raw('p.store_id as "storeId", p.id as "productId", p.tags, p.price_usd as price');
  const { rows: changed } = await sql<Row>`
    select ${columns}, count(distinct coalesce(e.seen_at, e.at)) as readings
    from product_event e join ${asked} on asked.store_id = e.store_id
    join product p on p.store_id = e.store_id and p.id = e.product_id
    where e.store_id = any(${storeIds}::bigint[]) and e.kind = any(${KINDS}::text[])
      and e.is_part = any('{true,false}'::boolean[]) and e.at > ${new Date(oldestMs - CONFIRMED_WITHIN_MS)}
      and coalesce(e.seen_at, e.at) > asked.since
    group by p.store_id, p.id`.execute(facts);
  if (!isOfSales) return changed.map(lightOf);
  const { rows: sold } = await sql<Row>`
    select ${columns}, 1 as readings
    from sale_hour h join ${asked} on asked.store_id = h.store_id
    join product p on p.store_id = h.store_id and p.id = h.product_id
    where h.store_id = any(${storeIds}::bigint[]) and h.hour > ${new Date(oldestMs - HOUR_MS - TOLD_LATE_MS)}
      and h.hour > asked.since - ${sql.lit(`${HOUR_MS + TOLD_LATE_MS} milliseconds`)}::interval
    group by p.store_id, p.id`.execute(facts);
  const known = new Set(changed.map(productIdOf));
  return [...changed, ...sold.filter((one) => !known.has(productIdOf(one)))].map(lightOf);
}

/** If several readings showed changes, or the price is unknown, any price is possible. */
function lightOf({ storeId, productId, tags, price, readings }: Row): Changed {
  const isOne = price !== null && readings <= 1;
  const [low, high] = isOne ? [price, price] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return { storeId, productId, tags, low, high };
}
