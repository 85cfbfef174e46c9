import { type ComparedSpans, spanOf } from '#contract/date-range.ts';
import type { ProductListQuery, Signal } from '#contract/filters.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { PastProduct } from '../is-listed.ts';
import { type ProductSales, soldWithin } from './past-sales.ts';

/** `toldAtMs`: by what was told of the sales then. */
export type SalesMoment = { atMs: number; toldAtMs: number; spans: ComparedSpans };

type Sold = Omit<PastProduct, 'first_seen_at' | 'price_usd' | 'price_minor' | 'compare_at_minor' | 'is_available'>;

export function asksSales(query: ProductListQuery): boolean {
  const { minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, sales, signals } = query;
  const asked = [minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, sales];
  return signals.length > 0 || asked.some((value) => value !== undefined);
}

/** How far back sales are asked of: with the period before, and to within it. */
export function lengthsOf(query: ProductListQuery, nowMs: number): [number, number] {
  const { current, previous } = spanOf(query.dateRange, nowMs);
  const longestMs = Date.parse(current.until) - Date.parse(previous.from);
  return [longestMs + DAY_MS, asksBefore(query) ? longestMs / 2 + DAY_MS : 0];
}

/** What a product had sold at a moment, in what a query asks of; null where it asks for products that sold, or did not, and this is another. */
export function soldThen(
  sales: ProductSales | null,
  query: ProductListQuery,
  { atMs, toldAtMs, spans }: SalesMoment,
): Sold | null {
  const untilMs = Math.min(Date.parse(spans.current.until), Math.floor(atMs / HOUR_MS) * HOUR_MS);
  const now = sales && soldWithin(sales, { fromMs: Date.parse(spans.current.from), untilMs, toldAtMs });
  const previous = { fromMs: Date.parse(spans.previous.from), untilMs: spans.previousUntilMs, toldAtMs };
  const before = sales && asksBefore(query) ? soldWithin(sales, previous) : null;
  if (query.sales !== undefined && (query.sales === 'with') !== (now !== null || before !== null)) return null;
  return {
    ...{ orders: now?.orders ?? 0, orders_var: now?.orders_var ?? 0, orders_sd: now?.orders_sd ?? 0 },
    ...{ revenue: now ? now.revenue : 0, basis: (now?.basis ?? null) as Signal | null },
    ...{ orders_before: before?.orders ?? 0, orders_var_before: before?.orders_var ?? 0 },
    orders_sd_before: before?.orders_sd ?? 0,
  };
}

/** Whether it is asked of the period before too. */
function asksBefore({ minGrowth, maxGrowth, sureGrowth, sales }: ProductListQuery): boolean {
  return [minGrowth, maxGrowth, sureGrowth, sales].some((value) => value !== undefined);
}
