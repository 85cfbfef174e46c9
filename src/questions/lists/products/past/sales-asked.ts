import { type ComparedSpans, spanOf } from '#contract/date-range.ts';
import type { ProductListQuery, Signal } from '#contract/filters.ts';
import { DAY_MS, startOfDay, startOfHour } from '#runtime/clock.ts';
import type { PastProduct } from '../is-listed.ts';
import { type ProductSales, type SalesReach, soldWithin } from './past-sales.ts';

/** `asKnownAtMs`: sales count as they were shown then. `isStore`: unobserved sales of a store are unknown, not zero. */
export type SalesMoment = { atMs: number; asKnownAtMs: number; spans: ComparedSpans; isStore: boolean };

type Sold = Omit<PastProduct, 'first_seen_at' | 'price_usd' | 'discount' | 'is_available'>;

export function asksSales(query: ProductListQuery): boolean {
  const { minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, sales, signals } = query;
  const asked = [minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, sales];
  return signals.length > 0 || asked.some((value) => value !== undefined);
}

/** How far back queries ask for sales at any moment of a span. */
export function salesReach(
  queries: readonly ProductListQuery[],
  { sinceMs, nowMs }: { sinceMs: number; nowMs: number },
): SalesReach {
  const firstMs = startOfDay(sinceMs);
  const days = Array.from({ length: Math.ceil((nowMs + 1 - firstMs) / DAY_MS) }, (_, day) => firstMs + day * DAY_MS);
  const reach: SalesReach = { daysFromMs: firstMs, hours: [{ fromMs: firstMs, untilMs: nowMs + DAY_MS }] };
  for (const [dateRange, alike] of Map.groupBy(queries, (query) => query.dateRange)) {
    const spans = days.map((day) => spanOf(dateRange, day));
    const isBefore = alike.some(asksBefore);
    for (const { current, previous } of spans)
      reach.daysFromMs = Math.min(reach.daysFromMs, Date.parse((isBefore ? previous : current).from));
    const ends = spans.map(({ previousUntilMs }) => startOfDay(previousUntilMs));
    if (isBefore) reach.hours.push({ fromMs: Math.min(...ends), untilMs: Math.max(...ends) + DAY_MS });
  }
  return reach;
}

/**
 * A product's or a store's sales at a moment, in the periods that a query asks for. Null where the query asks for sold (or
 * unsold) products and this one is not, or for the growth of a store that was not observed.
 */
export function soldThen(
  sales: ProductSales | null,
  query: ProductListQuery,
  { atMs, asKnownAtMs, spans, isStore }: SalesMoment,
): Sold | null {
  const untilMs = Math.min(Date.parse(spans.current.until), startOfHour(atMs));
  const now = sales && soldWithin(sales, { fromMs: Date.parse(spans.current.from), untilMs, asKnownAtMs });
  const previous = { fromMs: Date.parse(spans.previous.from), untilMs: spans.previousUntilMs, asKnownAtMs };
  const before = sales && asksBefore(query) ? soldWithin(sales, previous) : null;
  if (query.sales !== undefined && (query.sales === 'with') !== (now !== null || before !== null)) return null;
  if (isStore && asksBefore(query) && !(now && before)) return null;
  const none = isStore ? null : 0;
  return {
    ...{ orders: now?.orders ?? none, orders_var: now?.orders_var ?? 0, orders_sd: now?.orders_sd ?? 0 },
    ...{ revenue: now ? now.revenue : none, basis: (now?.basis ?? null) as Signal | null },
    ...{ orders_before: before?.orders ?? 0, orders_var_before: before?.orders_var ?? 0 },
    orders_sd_before: before?.orders_sd ?? 0,
  };
}

/** Whether a query asks about the previous period too. */
export function asksBefore({ minGrowth, maxGrowth, sureGrowth, sales }: ProductListQuery): boolean {
  return [minGrowth, maxGrowth, sureGrowth, sales].some((value) => value !== undefined);
}
