import { type RawBuilder, sql } from 'kysely';
import type { Basis } from '#contract/estimate.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { ProductKey } from '../product-filter.ts';
import type { SalesReach } from './sales-asked.ts';

type Figures = {
  orders: number;
  orders_var: number;
  orders_sd: number;
  revenue: number | null;
  basis: Exclude<Basis, 'none'>;
};
type Sold = Figures & { atMs: number };
/** A day as it stood until it was told anew; without figures where it had none. */
type Stood = { untilMs: number; figures: Figures | null };
type SoldDay = { figures: Figures | null; stood: Stood[] };

/** What was sold of a product, or by a store, by the first moments of days: what they came to, and the hours of those that a question may end within. */
export type ProductSales = { days: ReadonlyMap<number, SoldDay>; hours: ReadonlyMap<number, Sold[]> };

type Row = Omit<Figures, 'orders'> & { store_id: number; product_id: number; at: Date; orders: number | null };
type StoodRow = Row & { told_at: Date };

type SalesOf = (key: ProductKey) => ProductSales | null;

/** Null of a product that sold nothing. The number 0 is the store itself. */
export async function findPastSales(facts: Facts, keys: readonly ProductKey[], reach: SalesReach): Promise<SalesOf> {
  const [ofProducts, ofStores] = await Promise.all([
    findSales(facts, 'sale', keys.filter(isOfProduct), reach),
    findSales(
      facts,
      'store',
      keys.filter((key) => !isOfProduct(key)),
      reach,
    ),
  ]);
  return (key) => (isOfProduct(key) ? ofProducts : ofStores)(key);
}

function isOfProduct({ productId }: ProductKey): boolean {
  return productId > 0;
}

async function findSales(
  facts: Facts,
  of: 'sale' | 'store',
  keys: readonly ProductKey[],
  { daysFromMs, hours: asked }: SalesReach,
): Promise<SalesOf> {
  if (keys.length === 0) return () => null;
  const storeIds = keys.map(({ storeId }) => storeId);
  const own = sql`(store_id, product_id) in (select * from unnest(
    ${storeIds}::bigint[], ${keys.map(({ productId }) => productId)}::bigint[]))`;
  const sold = of === 'store' ? sql`store_id = any(${storeIds}::bigint[])` : own;
  const columnsOf = (productId: string) =>
    sql.raw(`store_id, ${productId}, orders, orders_var, orders_sd, revenue_usd as revenue, basis`);
  const columns = columnsOf(of === 'store' ? '0 as product_id' : 'product_id');
  const day = sql.raw(`day::timestamp at time zone 'UTC' as at`);
  const isAsked = sql.join(asked.map(within), sql` or `);
  const [days, hours, stood] = await Promise.all([
    sql<Row>`select ${columns}, ${day} from ${sql.table(`${of}_day`)}
      where ${sold} and day >= ${new Date(daysFromMs)}::date order by day`.execute(facts),
    sql<Row>`select ${columns}, hour as at from ${sql.table(`${of}_hour`)}
      where ${sold} and (${isAsked}) order by hour`.execute(facts),
    sql<StoodRow>`select ${columnsOf('product_id')}, ${day}, at as told_at from restatement
      where ${own} and day >= ${new Date(daysFromMs)}::date order by at`.execute(facts),
  ]);
  const nameOf = (row: Row) => `${row.store_id}-${row.product_id}`;
  const [daysOf, hoursOf, stoodOf] = [
    Map.groupBy(days.rows, nameOf),
    Map.groupBy(hours.rows, nameOf),
    Map.groupBy(stood.rows, nameOf),
  ];
  return ({ storeId, productId }) => {
    const name = `${storeId}-${productId}`;
    const told = stoodOf.get(name) ?? [];
    const sold = daysOf.get(name);
    if (!sold && told.length === 0) return null;
    const hoursSold = (hoursOf.get(name) ?? []).flatMap(soldOf);
    return { days: withStood(sold ?? [], told), hours: Map.groupBy(hoursSold, ({ atMs }) => startOfDay(atMs)) };
  };
}

function within({ fromMs, untilMs }: SalesReach['hours'][number]): RawBuilder<unknown> {
  return sql`(hour >= ${new Date(fromMs)} and hour < ${new Date(untilMs)})`;
}

/** What was sold in a span of whole days, the last of which may end at an hour, as it was told at a moment; null: nothing. */
export function soldWithin(
  { days, hours }: ProductSales,
  { fromMs, untilMs, toldAtMs }: { fromMs: number; untilMs: number; toldAtMs: number },
): Figures | null {
  const lastMs = startOfDay(untilMs);
  const parts: Figures[] = [];
  for (let dayMs = fromMs; dayMs < lastMs; dayMs += DAY_MS) {
    const day = days.get(dayMs);
    const figures = day && figuresAt(day, toldAtMs);
    if (figures) parts.push(figures);
  }
  for (const hour of (lastMs >= fromMs && hours.get(lastMs)) || [])
    if (hour.atMs + HOUR_MS <= untilMs) parts.push(hour);
  return sumOf(parts);
}

function startOfDay(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}

function withStood(days: readonly Row[], stood: readonly StoodRow[]): Map<number, SoldDay> {
  const figuresOn = new Map(days.flatMap(soldOf).map((day) => [day.atMs, day]));
  const stoodOn = Map.groupBy(stood, ({ at }) => at.getTime());
  return new Map(
    [...new Set([...figuresOn.keys(), ...stoodOn.keys()])].map((atMs) => [
      atMs,
      { figures: figuresOn.get(atMs) ?? null, stood: (stoodOn.get(atMs) ?? []).map(stoodOf) },
    ]),
  );
}

function stoodOf({ told_at, orders, ...row }: StoodRow): Stood {
  return { untilMs: told_at.getTime(), figures: orders === null ? null : { ...row, orders } };
}

function soldOf({ orders, at, ...row }: Row): Sold[] {
  return orders === null ? [] : [{ ...row, orders, atMs: at.getTime() }];
}

/** The first that came after a moment says how the day stood then. */
function figuresAt(day: SoldDay, toldAtMs: number): Figures | null {
  const anew = day.stood.find(({ untilMs }) => untilMs > toldAtMs);
  return anew ? anew.figures : day.figures;
}

function sumOf(parts: readonly Figures[]): Figures | null {
  const [first] = parts;
  if (!first) return null;
  const sum = { ...first, orders: 0, orders_var: 0, orders_sd: 0, revenue: 0 as number | null };
  for (const { orders, orders_var, orders_sd, revenue, basis } of parts) {
    sum.orders += orders;
    sum.orders_var += orders_var;
    sum.orders_sd += orders_sd;
    sum.revenue = sum.revenue === null || revenue === null ? null : sum.revenue + revenue;
    if (basis !== sum.basis) sum.basis = 'mixed';
  }
  return sum;
}
