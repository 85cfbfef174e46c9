import { type ComparedSpans, latestFirstRead, spanOf } from '#contract/date-range.ts';
import type { ProductListQuery, Signal } from '#contract/filters.ts';
import type { Databases } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { isListed } from '../is-listed.ts';
import { findPastProducts, type ProductOverTime } from './find-past-products.ts';
import { findPastSales, type ProductSales, soldWithin } from './past-sales.ts';

/** So many products are looked at over all of the time; of more, a sample. Sales are read hour by hour. */
const MOST_PRODUCTS = 10_000;
const MOST_WITH_SALES = 1_000;

export type PastOfFilter = {
  products: ProductOverTime[];
  /** Of so many those are a sample. */
  of: number;
  /** Whether a product matched, by what was known at a reading. */
  isMatch: (product: ProductOverTime, atMs: number) => boolean;
  /** When that may have changed: readings that showed a change, and whole hours of which the next reading tells. */
  turnsOf: (product: ProductOverTime) => { readings: number[]; hours: number[] };
};

type Asked = { accountId: string; storeIds: number[]; query: ProductListQuery; sinceMs: number; nowMs: number };

/** What matched a filter of products in some stores since a moment, by what was known then. */
export async function pastOfFilter(databases: Databases, asked: Asked): Promise<PastOfFilter> {
  const { query, sinceMs, nowMs } = asked;
  const isOfSales = asksSales(query);
  const { products, of } = await findPastProducts(databases, asked, isOfSales ? MOST_WITH_SALES : MOST_PRODUCTS);
  const [longestMs, beforeMs] = lengthsOf(query, nowMs);
  const salesOf = isOfSales
    ? await findPastSales(databases.facts, products, {
        daysFromMs: startOfDay(sinceMs - longestMs),
        hoursFromMs: startOfDay(sinceMs - beforeMs),
      })
    : () => null;
  const spansAt = keptSpans(query);
  const kept = new Map(products.map((product) => [product, salesOf(product)]));
  return {
    ...{ products, of },
    isMatch: (product, atMs) => matches(product, kept.get(product) ?? null, query, { atMs, spans: spansAt(atMs) }),
    turnsOf: (product) => ({
      readings: [product.firstSeenAt.getTime(), ...product.states.map(({ fromMs }) => fromMs)].filter(
        (atMs) => atMs > sinceMs,
      ),
      hours: [...agesOf(product, query), ...hoursOf(kept.get(product) ?? null, sinceMs, nowMs)].filter(
        (atMs) => atMs > sinceMs && atMs <= nowMs,
      ),
    }),
  };
}

function asksSales(query: ProductListQuery): boolean {
  const { minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, sales, signals } = query;
  const asked = [minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, sales];
  return signals.length > 0 || asked.some((value) => value !== undefined);
}

/** How far back sales are asked of: with the period before, and to within it. */
function lengthsOf(query: ProductListQuery, nowMs: number): [number, number] {
  const { current, previous } = spanOf(query.dateRange, nowMs);
  const longestMs = Date.parse(current.until) - Date.parse(previous.from);
  return [longestMs + DAY_MS, asksBefore(query) ? longestMs / 2 + DAY_MS : 0];
}

/** Whether it is asked of the period before too. */
function asksBefore({ minGrowth, maxGrowth, sureGrowth, sales }: ProductListQuery): boolean {
  return [minGrowth, maxGrowth, sureGrowth, sales].some((value) => value !== undefined);
}

function keptSpans({ dateRange }: ProductListQuery): (atMs: number) => ComparedSpans {
  const kept = new Map<number, ComparedSpans>();
  return (atMs) => {
    const hour = Math.floor(atMs / HOUR_MS);
    const spans = kept.get(hour) ?? spanOf(dateRange, atMs);
    kept.set(hour, spans);
    return spans;
  };
}

function matches(
  { firstSeenAt, firstReadAt, states }: ProductOverTime,
  sales: ProductSales | null,
  query: ProductListQuery,
  { atMs, spans }: { atMs: number; spans: ComparedSpans },
): boolean {
  const state = states.findLast(({ fromMs }) => fromMs <= atMs);
  if (!state?.isThere || firstSeenAt.getTime() > atMs) return false;
  const untilMs = Math.min(Date.parse(spans.current.until), Math.floor(atMs / HOUR_MS) * HOUR_MS);
  const now = sales && soldWithin(sales, { fromMs: Date.parse(spans.current.from), untilMs, toldAtMs: atMs });
  const previous = { fromMs: Date.parse(spans.previous.from), untilMs: spans.previousUntilMs, toldAtMs: atMs };
  const before = sales && asksBefore(query) ? soldWithin(sales, previous) : null;
  if (query.sales !== undefined && (query.sales === 'with') !== (now !== null || before !== null)) return false;
  const isCompared = firstReadAt === null || firstReadAt <= latestFirstRead(spans);
  const product = {
    ...{ ...state, first_seen_at: firstSeenAt },
    ...{ orders: now?.orders ?? 0, orders_var: now?.orders_var ?? 0, orders_sd: now?.orders_sd ?? 0 },
    ...{ revenue: now ? now.revenue : 0, basis: (now?.basis ?? null) as Signal | null },
    ...{ orders_before: before?.orders ?? 0, orders_var_before: before?.orders_var ?? 0 },
    orders_sd_before: before?.orders_sd ?? 0,
  };
  return isListed(product, query, { nowMs: atMs, isCompared });
}

/** When a product comes of an age that is asked for, and grows out of it: at the start of a day. */
function agesOf({ firstSeenAt }: ProductOverTime, { minAge, maxAge }: ProductListQuery): number[] {
  const after = (days: number) => startOfDay(firstSeenAt.getTime() + days * DAY_MS) + DAY_MS;
  return [...(minAge === undefined ? [] : [after(minAge - 1)]), ...(maxAge === undefined ? [] : [after(maxAge)])];
}

/** The ends of hours that sold something, and each midnight, when a day leaves what is summed. */
function hoursOf(sales: ProductSales | null, sinceMs: number, nowMs: number): number[] {
  if (!sales) return [];
  const ends = [...sales.hours.values()].flatMap((hours) => hours.map(({ atMs }) => atMs + HOUR_MS));
  for (let day = startOfDay(sinceMs) + DAY_MS; day <= nowMs; day += DAY_MS) ends.push(day);
  return ends;
}

function startOfDay(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}
