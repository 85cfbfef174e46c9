import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Happening } from '#contract/happening.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { estimatesOf } from '../figures.ts';
import type { Period } from '../period.ts';
import type { HappeningStore } from './find-happening-stores.ts';
import { refOf } from './find-moves.ts';
import { amongProducts, type OfProducts } from './of-products.ts';
import { sumSpans } from './sum-spans.ts';

type SoldOut = Extract<Happening, { kind: 'sold_out' }>;
type Asked = { period: Period; products: OfProducts; most: number };
type Row = { store_id: number; id: number; title: string; at: Date };

const WEEK_MS = 7 * DAY_MS;

/**
 * Products that sold out in a period and still are, with their sales in the week before. `most`: how many at most;
 * those that sold the most come first.
 */
export async function findSoldOut(
  facts: Facts,
  stores: readonly HappeningStore[],
  { period, products, most }: Asked,
): Promise<SoldOut[]> {
  const { current, nowMs } = period;
  const among = amongProducts(products);
  const { rows } = await sql<Row>`
    select p.store_id, p.id, p.title, max(e.at) as at
    from product_event e
    join product p on p.store_id = e.store_id and p.id = e.product_id and not p.is_available and p.gone_at is null
    left join product_window_last_30_days w on w.store_id = p.store_id and w.product_id = p.id
    where e.store_id = any(${stores.map(({ id }) => id)}::bigint[]) and e.kind = 'sold_out'
      and e.at >= ${new Date(current.from)} and e.at < ${new Date(current.until)} ${among}
    group by p.store_id, p.id, p.title
    order by max(w.orders) desc nulls last, p.store_id, p.id
    limit ${most}`.execute(facts);
  const sums = await sumSpans(
    facts,
    rows.map(({ store_id, id, at }) => {
      const untilMs = Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS;
      return { storeId: store_id, productId: id, fromMs: untilMs - WEEK_MS, untilMs };
    }),
  );
  return rows.flatMap(({ store_id, id, title, at }, index): SoldOut[] => {
    const sold = sums[index];
    if (!sold) return [];
    const store = stores.find((one) => one.id === store_id)!;
    const { orders } = estimatesOf(sold, store.asOf);
    const missed = Math.min(1, (nowMs - at.getTime()) / WEEK_MS);
    return [
      {
        ...{ kind: 'sold_out', store: refOf(store), on: isoDay(at.getTime()), at: at.toISOString(), orders },
        product: { id: productIdOf({ storeId: store_id, productId: id }), title },
        effect: (orders.low ?? 0) * missed,
      },
    ];
  });
}
