import { z } from 'zod';
import type { PlanFeature } from './billing/plan.ts';
import { DateRange, DEFAULT_DATE_RANGE } from './date-range.ts';
import { AsKnownOn } from './estimate/as-known-on.ts';
import { Basis } from './estimate/estimate.ts';
import { inQuery, PageQuery, SearchText, SortOrder } from './list.ts';
import { PlatformKind } from './platform.ts';
import { Tag } from './tag.ts';

/** The sorts of lists. `change`: how many orders more or fewer than in the period before. */
export const STORE_SORTS = ['orderCount', 'revenue', 'change', 'newest'] as const;
export const StoreSort = z.enum(STORE_SORTS);
export type StoreSort = z.infer<typeof StoreSort>;
export const PRODUCT_SORTS = ['orderCount', 'revenue', 'change', 'price', 'newest'] as const;
export const ProductSort = z.enum(PRODUCT_SORTS);
export type ProductSort = z.infer<typeof ProductSort>;

/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;
export const Country = z.string().regex(COUNTRY_CODE, { message: 'two capital letters, for instance FR' });

/** DATABASE: a store of the catalogue that this user does not track. */
export const STORE_STATUSES = ['CREATED', 'TRACKED', 'SUSPENDED', 'FAILED', 'DATABASE'] as const;
export const StoreStatus = z.enum(STORE_STATUSES);
export type StoreStatus = z.infer<typeof StoreStatus>;

export type FilterLimits = { least: number; most: number; isWhole: boolean };

/** The limits of a range filter's ends: amounts and figures, days since first seen, percentages. */
export const FILTER_LIMITS = {
  amount: { least: 0, most: 1e12, isWhole: false },
  days: { least: 0, most: 10_000, isWhole: true },
  share: { least: 0, most: 100, isWhole: false },
  growth: { least: -100, most: 1e6, isWhole: false },
} as const satisfies Record<string, FilterLimits>;

const Least = within(FILTER_LIMITS.amount);
const Days = within(FILTER_LIMITS.days);
const Share = within(FILTER_LIMITS.share);
const Growth = within(FILTER_LIMITS.growth);

/** The signals that orders can rest on, best first. */
export const SIGNALS = ['stock', 'modified', 'rank', 'mixed'] as const;
export const Signal = Basis.extract(SIGNALS);
export type Signal = z.infer<typeof Signal>;

/** A store counts as `out` from this share of sold-out products on. */
export const SOLD_OUT_SHARE = 0.2;
export const STOCKS = ['in', 'out'] as const;
export const Stock = z
  .enum(STOCKS)
  .describe('A product: whether it is sold out. A store is `out` if at least one in five of its products is sold out.');
export type Stock = z.infer<typeof Stock>;

/** Query strings write booleans as words. */
const Flag = z.enum(['true', 'false']).transform((word) => word === 'true');

/**
 * The filters of a list; a list value repeats in the query. Prices and revenue are in US dollars, ends included. A
 * store's price is the median of its products' prices, its discount the share of reduced products. Growth is the change
 * of orders against the period before, in percent. It is missing if the two were not compared, or neither had sales.
 */
const FILTERS = {
  q: SearchText.optional(),
  dateRange: DateRange.default(DEFAULT_DATE_RANGE),
  sortOrder: SortOrder.default('desc'),
  status: oneOrMore(StoreStatus),
  countries: oneOrMore(Country),
  tags: oneOrMore(Tag),
  minPrice: Least,
  maxPrice: Least,
  minOrders: Least,
  maxOrders: Least,
  minRevenue: Least,
  maxRevenue: Least,
  favorited: Flag.optional(),
  minAge: Days,
  maxAge: Days,
  minGrowth: Growth,
  maxGrowth: Growth,
  sureGrowth: Flag.optional().describe(
    'true: only those whose orders surely rose or fell. false: only those whose change is not sure.',
  ),
  minDiscount: Share,
  maxDiscount: Share,
  stock: Stock.optional(),
  platforms: oneOrMore(PlatformKind),
  signals: oneOrMore(Signal),
};

const RANGES = [
  ['minPrice', 'maxPrice'],
  ['minOrders', 'maxOrders'],
  ['minRevenue', 'maxRevenue'],
  ['minAge', 'maxAge'],
  ['minGrowth', 'maxGrowth'],
  ['minDiscount', 'maxDiscount'],
] as const;

export const StoreListQuery = withRanges(PageQuery.extend({ ...FILTERS, sortBy: StoreSort.default('orderCount') }));
export type StoreListQuery = z.infer<typeof StoreListQuery>;

/** Products that sold in the range or in the one before it, or products that sold in neither. */
export const SALES = ['with', 'without'] as const;
export const Sales = z.enum(SALES);
export type Sales = z.infer<typeof Sales>;

export const ProductListQuery = withRanges(
  PageQuery.extend({
    ...FILTERS,
    sortBy: ProductSort.default('orderCount'),
    /** If left out: products with sales or, if the query finds none, products without. */
    sales: Sales.optional(),
  }),
);
export type ProductListQuery = z.infer<typeof ProductListQuery>;

/** For one store, also as known at the end of an earlier day. */
export const ProductsOfStoreQuery = ProductListQuery.safeExtend({ asKnownOn: AsKnownOn.optional() });
export type ProductsOfStoreQuery = z.infer<typeof ProductsOfStoreQuery>;

/** The filters that a plan without `areDatabaseFiltersEnabled` may not use in the catalogue. */
export const PLAN_FILTERS = [
  ...['status', 'countries', 'tags', 'minPrice', 'maxPrice', 'minOrders', 'maxOrders', 'minRevenue', 'maxRevenue'],
  ...['favorited', 'minAge', 'maxAge', 'minGrowth', 'maxGrowth', 'sureGrowth', 'minDiscount', 'maxDiscount'],
  ...['stock', 'platforms', 'signals'],
] as readonly (keyof typeof FILTERS)[];

/** The plan feature that a list of the catalogue with these filters needs. */
export function featureOfList(query: StoreListQuery | ProductListQuery): PlanFeature | null {
  const isFiltered = PLAN_FILTERS.some((name) => {
    const value = query[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
  return isFiltered ? 'areDatabaseFiltersEnabled' : null;
}

function within({ least, most, isWhole }: FilterLimits) {
  const number = z.coerce.number().min(least).max(most);
  return inQuery(isWhole ? number.int() : number).optional();
}

function withRanges<Query extends z.ZodObject>(query: Query): Query {
  return query.superRefine((given, context) => {
    const values = given as Record<string, number | undefined>;
    for (const [least, most] of RANGES) {
      const [from, to] = [values[least], values[most]];
      if (from === undefined || to === undefined || from <= to) continue;
      context.addIssue({ code: 'custom', path: [most], message: `must not be below ${least}` });
    }
  });
}

/** A repeatable value of a query; empty if left out. */
export function oneOrMore<Value extends z.ZodType>(value: Value) {
  const asList = z.preprocess(
    // a value given twice counts once
    (given) => (Array.isArray(given) ? [...new Set(given)] : [given]),
    z.array(value),
  );
  return asList.default([]);
}
