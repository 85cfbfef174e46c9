import { type ComparedSpans, spanOf } from '#contract/date-range.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '#runtime/clock.ts';
import { isPreviousRead } from '../../../period.ts';
import { isListed, type PastProduct } from '../is-listed.ts';
import type { ProductKey } from '../product-filter.ts';
import { findPastProducts, type ProductOverTime } from './find-past-products.ts';
import { findPastSales, type ProductSales } from './past-sales.ts';
import { asksBefore, asksSales, salesReach, soldThen } from './sales-asked.ts';

/** The most products that are checked; of more, a sample is. Fewer where sales are asked for, which are read by hour. */
const MAX_PRODUCTS = 10_000;
const MAX_WITH_SALES = 1_000;

export type PastOfFilter = Past & {
  /** Or stores, as products with id 0. */
  products: ProductOverTime[];
  /** How many there are in all; `products` may be a sample of them. */
  of: number;
};

/** Answers whether and when products matched a filter. */
export type Past = {
  /** Whether a product matched at a reading, by what was known then. */
  isMatch: (product: ProductOverTime, atMs: number) => boolean;
  /** When that may have changed since: the readings that showed a change or completed an hour. */
  turnsOf: (product: ProductOverTime, sinceMs: number, readingFrom: ReadingFrom) => readonly number[];
  /** Nothing is known before this time. */
  knownSince: (product: ProductOverTime) => number;
};

/** The first reading of a store at or after a moment. */
type ReadingFrom = (storeId: number, atMs: number) => number | undefined;
type Span = { sinceMs: number; nowMs: number };
type Asked = Span & { accountId: string; storeIds: number[]; query: ProductListQuery };
export type SalesOf = (key: ProductKey) => ProductSales | null;

/** Which products of some stores matched a filter since a moment, by what was known at each time. */
export async function pastOfFilter(databases: Databases, asked: Asked): Promise<PastOfFilter> {
  const { query } = asked;
  const most = asksSales(query) ? MAX_WITH_SALES : MAX_PRODUCTS;
  const { products, of } = await findPastProducts(databases, asked, most);
  return { products, of, ...pastOf(query, await findSalesAsked(databases.facts, products, [query], asked), asked) };
}

/** The sales of products, as far back as the queries ask. */
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

/** A product with all that a query asks about, at a moment; null where no list could show it. */
type Shown = { product: PastProduct; moment: Parameters<typeof isListed>[2] } | null;
type OverTime = { turns: Map<number, readonly number[]>; shown: Map<number, Shown> };
/** A cache shared by queries that ask for the same sales at the same readings. */
export type Known = Map<string, Map<ProductOverTime, OverTime>>;

/** `salesOf`: sales of a product, where the query asks for them. `known`: a cache shared by several queries. */
export function pastOf(query: ProductListQuery, salesOf: SalesOf, { sinceMs, nowMs }: Span, known?: Known): Past {
  const spansAt = keptSpans(query);
  const isOfSales = asksSales(query);
  const isOfOffer = asksOffer(query);
  const salesKept = (product: ProductOverTime) => (isOfSales ? salesOf(product) : null);
  const shownAt = (product: ProductOverTime, atMs: number) =>
    showAt(product, salesKept(product), query, { atMs, spans: spansAt(atMs) });
  const turnsOf = (product: ProductOverTime, startMs: number, readingFrom: ReadingFrom) => {
    const hours = [...agesOf(product, query), ...hoursOf(salesKept(product), sinceMs, nowMs)];
    const readingsOfHours = hours.flatMap((atMs) =>
      atMs > startMs && atMs <= nowMs ? (readingFrom(product.storeId, atMs) ?? []) : [],
    );
    const readings = [...product.states.map(({ fromMs }) => fromMs), ...readingsOfHours].filter(
      (atMs) => atMs > startMs,
    );
    return [...new Set(readings)].toSorted((one, other) => one - other);
  };
  const kept = known && ofAlike(known, isOfSales ? `${query.dateRange} ${query.sales} ${asksBefore(query)}` : '');
  const overTimeOf = (product: ProductOverTime): OverTime => {
    const one = kept?.get(product) ?? { turns: new Map(), shown: new Map() };
    kept?.set(product, one);
    return one;
  };
  return {
    knownSince: ({ keptSinceMs }) => (isOfOffer ? keptSinceMs : Number.NEGATIVE_INFINITY),
    isMatch: (product, atMs) => {
      const ofMoments = kept && overTimeOf(product).shown;
      const before = ofMoments?.get(atMs);
      const shown = before === undefined ? shownAt(product, atMs) : before;
      if (before === undefined) ofMoments?.set(atMs, shown);
      return shown !== null && isListed(shown.product, query, shown.moment);
    },
    turnsOf: (product, startMs, readingFrom) => {
      if (!kept || asksAge(query)) return turnsOf(product, startMs, readingFrom);
      const { turns } = overTimeOf(product);
      const known = turns.get(startMs) ?? turnsOf(product, startMs, readingFrom);
      turns.set(startMs, known);
      return known;
    },
  };
}

function ofAlike(known: Known, name: string): Map<ProductOverTime, OverTime> {
  const alike = known.get(name) ?? new Map<ProductOverTime, OverTime>();
  known.set(name, alike);
  return alike;
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

function showAt(
  { productId, firstSeenAt, firstReadAt, states }: ProductOverTime,
  sales: ProductSales | null,
  query: ProductListQuery,
  { atMs, spans }: { atMs: number; spans: ComparedSpans },
): Shown {
  const state = states.findLast(({ fromMs }) => fromMs <= atMs);
  if (!state?.isThere) return null;
  const sold = soldThen(sales, query, { atMs, asKnownAtMs: atMs, spans, isStore: productId === STORE_ITSELF });
  if (!sold) return null;
  const isCompared = isPreviousRead(spans, firstReadAt);
  return { product: { ...state, ...sold, first_seen_at: firstSeenAt }, moment: { nowMs: atMs, isCompared } };
}

/** Whether a query asks about prices, discounts or stock. A store's are known only since they are stored. */
export function asksOffer({ minPrice, maxPrice, minDiscount, maxDiscount, stock }: ProductListQuery): boolean {
  return [minPrice, maxPrice, minDiscount, maxDiscount, stock].some((value) => value !== undefined);
}

export function asksAge({ minAge, maxAge }: ProductListQuery): boolean {
  return minAge !== undefined || maxAge !== undefined;
}

/** When a product enters and leaves the ages that a query asks for: always at the start of a day. */
function agesOf({ firstSeenAt }: ProductOverTime, { minAge, maxAge }: ProductListQuery): number[] {
  const after = (days: number) => startOfDay(firstSeenAt.getTime() + days * DAY_MS) + DAY_MS;
  return [...(minAge === undefined ? [] : [after(minAge - 1)]), ...(maxAge === undefined ? [] : [after(maxAge)])];
}

/** The ends of hours with sales, and each midnight, when a day drops out of the period. */
function hoursOf(sales: ProductSales | null, sinceMs: number, nowMs: number): number[] {
  if (!sales) return [];
  const ends = sales.ends.filter((atMs) => atMs > sinceMs && atMs <= nowMs);
  for (let day = startOfDay(sinceMs) + DAY_MS; day <= nowMs; day += DAY_MS) ends.push(day);
  return ends;
}
