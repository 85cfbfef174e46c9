import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Happening } from '#contract/happening.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { ESTIMATE_COLUMNS } from '#sales/figure-columns.ts';
import { estimatesOf, type SpanSums, sumsWithinStore } from '../figures.ts';
import { isNew } from '../is-new.ts';
import type { Period } from '../period.ts';
import type { HappeningStore } from './find-happening-stores.ts';
import { refOf } from './find-moves.ts';
import { amongProducts, type OfProducts } from './of-products.ts';

type Launch = Extract<Happening, { kind: 'launch' }>;
type Asked = { period: Period; products: OfProducts };
type Row = SpanSums & { store_id: number; products: number; best_id: number; title: string; first_seen_at: Date };

const DAY_FIGURES = sql.raw(ESTIMATE_COLUMNS.map((column) => `d.${column}`).join(', '));

/** For each store, the products that appeared in a period and have sold since. */
export async function findLaunches(
  facts: Facts,
  stores: readonly HappeningStore[],
  { period, products }: Asked,
): Promise<Launch[]> {
  const { current } = period;
  const among = amongProducts(products);
  const { rows } = await sql<Row>`
    with fresh as (
      select p.store_id, p.id, p.title, p.first_seen_at from product p join product_event e on ${isNew(period)}
      where p.store_id = any(${stores.map(({ id }) => id)}::bigint[]) and p.gone_at is null ${among}),
    sold as (
      select fresh.store_id, fresh.id, fresh.title, fresh.first_seen_at, ${DAY_FIGURES}
      from fresh join sale_day d on d.store_id = fresh.store_id and d.product_id = fresh.id
      where d.day >= ${current.from}::date and d.day < ${current.until}::date),
    best as (
      select distinct on (store_id) store_id, id, title, first_seen_at from (
        select store_id, id, title, first_seen_at, sum(orders) as orders from sold group by 1, 2, 3, 4) as one
      order by store_id, orders desc, id)
    select sums.*, counts.products, best.id as best_id, best.title, best.first_seen_at
    from (select store_id, ${sumsWithinStore} from sold group by store_id) as sums
    join (select store_id, count(*)::int as products from fresh group by store_id) as counts on counts.store_id = sums.store_id
    join best on best.store_id = sums.store_id
    order by sums.store_id`.execute(facts);
  return rows.map((row) => {
    const store = stores.find(({ id }) => id === row.store_id)!;
    const { orders } = estimatesOf(row, store.asOf);
    return {
      ...{
        kind: 'launch',
        store: refOf(store),
        on: isoDay(row.first_seen_at.getTime()),
        products: row.products,
        orders,
      },
      product: { id: productIdOf({ storeId: row.store_id, productId: row.best_id }), title: row.title },
      effect: orders.low ?? 0,
    };
  });
}
