import { type RawBuilder, sql } from 'kysely';
import type { Basis } from '#contract/estimate/estimate.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '#runtime/clock.ts';
import type { ProductKey } from '../product-filter.ts';

type Figures = {
  orders: number;
  orders_var: number;
  orders_sd: number;
  revenue: number | null;
  basis: Exclude<Basis, 'none'>;
};
type Sold = Figures & { atMs: number };
/** A day's figures before a restatement; null where it had none. */
type Before = { untilMs: number; figures: Figures | null };
type SoldDay = { figures: Figures | null; before: Before[] };

/** Sales of a product or a store by day (its first moment), and by hour for the days in which a period may end. */
export type ProductSales = {
  days: ReadonlyMap<number, SoldDay>;
  hours: ReadonlyMap<number, Sold[]>;
  /** The ends of those hours. */
  ends: readonly number[];
};

/** A time, its sales and, for a restated day, when it was restated. */
type Fact = [
  ...[atMs: number, orders: number | null, orders_var: number, orders_sd: number, revenue: number | null],
  ...[basis: Figures['basis'], restatedAtMs: number],
];
type Row = { store_id: number; product_id: number; facts: Fact[] };

/** Which sales are read: all days since one, and the hours of the days in which a period may end. */
export type SalesReach = { daysFromMs: number; hours: { fromMs: number; untilMs: number }[] };

type SalesOf = (key: ProductKey) => ProductSales | null;

/** Null for a product that sold nothing. The product id may be `STORE_ITSELF`. */
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
  const isAsked = sql.join(asked.map(within), sql` or `);
  const day = "day::timestamp at time zone 'UTC'";
  const productId = of === 'store' ? '0' : 'product_id';
  const [days, hours, restated] = await Promise.all([
    sql<Row>`select ${factsOf(productId, day)} from ${sql.table(`${of}_day`)}
      where ${sold} and day >= ${new Date(daysFromMs)}::date group by 1, 2`.execute(facts),
    sql<Row>`select ${factsOf(productId, 'hour')} from ${sql.table(`${of}_hour`)}
      where ${sold} and (${isAsked}) group by 1, 2`.execute(facts),
    sql<Row>`select ${factsOf('product_id', day, 'at')} from restatement
      where ${own} and day >= ${new Date(daysFromMs)}::date group by 1, 2`.execute(facts),
  ]);
  const [daysOf, hoursOf, restatedOf] = [byName(days.rows), byName(hours.rows), byName(restated.rows)];
  const kept = new Map<string, ProductSales | null>();
  return (key) => {
    const name = productIdOf(key);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const before = restatedOf.get(name) ?? [];
    const sold = daysOf.get(name);
    const hoursSold = soldOf(hoursOf.get(name) ?? []);
    const sales = {
      ...{ days: withBefore(sold ?? [], before), hours: Map.groupBy(hoursSold, ({ atMs }) => startOfDay(atMs)) },
      ends: hoursSold.map(({ atMs }) => atMs + HOUR_MS),
    };
    kept.set(name, sold || before.length > 0 ? sales : null);
    return kept.get(name)!;
  };
}

/** One row for each product or store, with its facts as JSON: thousands of facts are read at once. */
function factsOf(productId: string, at: string, restatedAt = at): RawBuilder<unknown> {
  const ms = (time: string) => `(extract(epoch from ${time}) * 1000)::float8`;
  return sql.raw(`store_id, ${productId} as product_id, json_agg(json_build_array(${ms(at)}, orders, orders_var,
    orders_sd, revenue_usd, basis, ${ms(restatedAt)}) order by ${restatedAt}) as facts`);
}

function byName(rows: readonly Row[]): ReadonlyMap<string, Fact[]> {
  return new Map(
    rows.map(({ store_id: storeId, product_id: productId, facts }) => [productIdOf({ storeId, productId }), facts]),
  );
}

function within({ fromMs, untilMs }: SalesReach['hours'][number]): RawBuilder<unknown> {
  return sql`(hour >= ${new Date(fromMs)} and hour < ${new Date(untilMs)})`;
}

/** Sales in a span of days, as they were shown at a moment. The span may end within a day. Null: nothing sold. */
export function soldWithin(
  { days, hours }: ProductSales,
  { fromMs, untilMs, asKnownAtMs }: { fromMs: number; untilMs: number; asKnownAtMs: number },
): Figures | null {
  const lastMs = startOfDay(untilMs);
  const parts: Figures[] = [];
  for (let dayMs = fromMs; dayMs < lastMs; dayMs += DAY_MS) {
    const day = days.get(dayMs);
    const figures = day && figuresAt(day, asKnownAtMs);
    if (figures) parts.push(figures);
  }
  for (const hour of (lastMs >= fromMs && hours.get(lastMs)) || [])
    if (hour.atMs + HOUR_MS <= untilMs) parts.push(hour);
  return sumOf(parts);
}

function withBefore(days: readonly Fact[], restated: readonly Fact[]): Map<number, SoldDay> {
  const on = new Map<number, SoldDay>();
  for (const day of soldOf(days)) on.set(day.atMs, { figures: day, before: NONE_BEFORE });
  for (const [atMs, facts] of Map.groupBy(restated, ([at]) => at)) {
    const before = facts.map((fact) => ({ untilMs: fact[6], figures: soldOf([fact])[0] ?? null }));
    on.set(atMs, { figures: on.get(atMs)?.figures ?? null, before });
  }
  return on;
}

const NONE_BEFORE: Before[] = [];

function soldOf(facts: readonly Fact[]): Sold[] {
  const sold: Sold[] = [];
  for (const [atMs, orders, orders_var, orders_sd, revenue, basis] of facts)
    if (orders !== null) sold.push({ atMs, orders, orders_var, orders_sd, revenue, basis });
  return sold;
}

/** The first restatement after a moment says what the day showed at that moment. */
function figuresAt(day: SoldDay, asKnownAtMs: number): Figures | null {
  if (day.before.length === 0) return day.figures;
  const next = day.before.find(({ untilMs }) => untilMs > asKnownAtMs);
  return next ? next.figures : day.figures;
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
