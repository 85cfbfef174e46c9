import { type ComparedSpans, latestFirstRead, spanOf } from '#contract/date-range.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { isListed } from '../is-listed.ts';
import type { ProductKey } from '../product-filter.ts';
import { findPastProducts, type ProductOverTime } from './find-past-products.ts';
import { findPastSales, type ProductSales } from './past-sales.ts';
import { asksSales, salesReach, soldThen } from './sales-asked.ts';

/** So many products are looked at over all of the time; of more, a sample. Sales are read hour by hour. */
const MOST_PRODUCTS = 10_000;
const MOST_WITH_SALES = 1_000;

export type PastOfFilter = Past & {
  /** Or stores, by the number 0. */
  products: ProductOverTime[];
  /** Of so many those are a sample. */
  of: number;
};

/** What is known of the past of products, by what a filter asks. */
export type Past = {
  /** Whether a product matched, by what was known at a reading. */
  isMatch: (product: ProductOverTime, atMs: number) => boolean;
  /** When that may have changed: readings that showed a change, and whole hours of which the next reading tells. */
  turnsOf: (product: ProductOverTime) => { readings: number[]; hours: number[] };
  /** Before then nothing can be told. */
  knownSince: (product: ProductOverTime) => number;
};

type Span = { sinceMs: number; nowMs: number };
type Asked = Span & { accountId: string; storeIds: number[]; query: ProductListQuery };
export type SalesOf = (key: ProductKey) => ProductSales | null;

/** What matched a filter of products in some stores since a moment, by what was known then. */
export async function pastOfFilter(databases: Databases, asked: Asked): Promise<PastOfFilter> {
  const { query } = asked;
  const most = asksSales(query) ? MOST_WITH_SALES : MOST_PRODUCTS;
  const { products, of } = await findPastProducts(databases, asked, most);
  return { products, of, ...pastOf(query, await findSalesAsked(databases.facts, products, [query], asked), asked) };
}

/** What was sold of products, as far back as some queries ask. */
export async function findSalesAsked(
  facts: Facts,
  products: readonly ProductKey[],
  queries: readonly ProductListQuery[],
  span: Span,
): Promise<SalesOf> {
  const asking = queries.filter(asksSales);
  if (asking.length === 0) return () => null;
  return findPastSales(facts, products, salesReach(asking, span));
}

/** `salesOf`: what was sold of the products since the moment, where the query asks for it. */
export function pastOf(query: ProductListQuery, salesOf: SalesOf, { sinceMs, nowMs }: Span): Past {
  const spansAt = keptSpans(query);
  const isOfSales = asksSales(query);
  const kept = new Map<ProductOverTime, ProductSales | null>();
  const salesKept = (product: ProductOverTime) => {
    if (!isOfSales) return null;
    const sales = kept.get(product) ?? salesOf(product);
    kept.set(product, sales);
    return sales;
  };
  const isOfOffer = asksOffer(query);
  return {
    knownSince: ({ keptSinceMs }) => (isOfOffer ? keptSinceMs : Number.NEGATIVE_INFINITY),
    isMatch: (product, atMs) => matches(product, salesKept(product), query, { atMs, spans: spansAt(atMs) }),
    turnsOf: (product) => ({
      readings: product.states.map(({ fromMs }) => fromMs).filter((atMs) => atMs > sinceMs),
      hours: [...agesOf(product, query), ...hoursOf(salesKept(product), sinceMs, nowMs)].filter(
        (atMs) => atMs > sinceMs && atMs <= nowMs,
      ),
    }),
  };
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
  { productId, firstSeenAt, firstReadAt, states }: ProductOverTime,
  sales: ProductSales | null,
  query: ProductListQuery,
  { atMs, spans }: { atMs: number; spans: ComparedSpans },
): boolean {
  const state = states.findLast(({ fromMs }) => fromMs <= atMs);
  if (!state?.isThere) return false;
  const sold = soldThen(sales, query, { atMs, toldAtMs: atMs, spans, isStore: productId === 0 });
  if (!sold) return false;
  const isCompared = firstReadAt === null || firstReadAt <= latestFirstRead(spans);
  const product = { ...state, ...sold, first_seen_at: firstSeenAt };
  return isListed(product, query, { nowMs: atMs, isCompared });
}

/** What is asked of prices, discounts and stock: of a store that is known since it is kept. */
export function asksOffer({ minPrice, maxPrice, minDiscount, maxDiscount, stock }: ProductListQuery): boolean {
  return [minPrice, maxPrice, minDiscount, maxDiscount, stock].some((value) => value !== undefined);
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
