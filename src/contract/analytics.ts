import { z } from 'zod';
import type { PlanFeature } from './billing/plan.ts';
import { DateRange, DEFAULT_DATE_RANGE, Frequency, WeekStart } from './date-range.ts';
import { AsKnownOn } from './estimate/as-known-on.ts';
import { ComparedChange, Estimate, LIKE_FOR_LIKE, PreviousEstimates } from './estimate/estimate.ts';
import { RestatementWhy } from './estimate/restatement.ts';
import { Country, oneOrMore } from './filters.ts';
import { GroupId } from './group.ts';
import { ProductId, ProductItem } from './product/product.ts';
import { ScopeParam } from './scope.ts';
import { StoreId, StoreItem } from './store.ts';
import { Tag } from './tag.ts';
import { DAY_MS } from './time.ts';

const Day = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2100-01-01', { message: 'between 2000-01-01 and 2100-01-01' });

/** `dateRange`, or `from` and `to` (UTC days, both included). */
export const PeriodQuery = z
  .object({ dateRange: DateRange.default(DEFAULT_DATE_RANGE), from: Day.optional(), to: Day.optional() })
  .refine((query) => (query.from === undefined) === (query.to === undefined), {
    message: 'from and to must be given together',
    path: ['to'],
  })
  .refine((query) => !query.from || !query.to || query.from <= query.to, {
    message: 'to must not be before from',
    path: ['to'],
  })
  .refine((query) => !query.from || !query.to || Date.parse(query.to) - Date.parse(query.from) <= 5 * 366 * DAY_MS, {
    message: 'at most five years after from',
    path: ['to'],
  });
export type PeriodQuery = z.infer<typeof PeriodQuery>;

const OfGroup = { groupId: GroupId.optional().describe('Only my stores in this group of stores.') };

export const MineQuery = PeriodQuery.safeExtend(OfGroup);
export type MineQuery = z.infer<typeof MineQuery>;

export const SinceJoinedQuery = z.object(OfGroup);

/** Groups only hold the user's own stores. */
const isOfMine = ({ scope, groupId }: { scope: ScopeParam; groupId?: string }) =>
  groupId === undefined || scope === 'mine';
const ONLY_MINE = { path: ['groupId'], message: 'only with scope=mine' };

const Buckets = {
  frequency: Frequency.optional(),
  weekStart: WeekStart.optional().describe(
    'The day on which weekly buckets begin. Default: the day that the account chose, else Monday.',
  ),
};

export const TrendQuery = PeriodQuery.safeExtend({
  ...Buckets,
  scope: ScopeParam.default('mine'),
  storeId: StoreId.optional(),
  productId: ProductId.optional(),
  asKnownOn: AsKnownOn.optional(),
  ...OfGroup,
}).refine(isOfMine, ONLY_MINE);
export type TrendQuery = z.infer<typeof TrendQuery>;

/** The plan feature for a trend of the catalogue. A trend of one store or product needs the database's details. */
export function featureOfTrend({ scope, storeId, productId }: TrendQuery): PlanFeature | null {
  if (scope === 'mine') return null;
  return storeId === undefined && productId === undefined ? 'isAnalyticsEnabled' : 'areDatabaseDetailsEnabled';
}

export const TrendPoint = z.object({
  at: z.iso.datetime(),
  orders: Estimate,
  revenue: Estimate,
  gap: z.boolean().optional().describe('True if nothing was read in this bucket. Its estimates then have no value.'),
  partial: z
    .boolean()
    .optional()
    .describe(
      'True if the figures cover only a part of the bucket: it is still running, or it began before the period. In ' +
        '`previous`, the last bucket is cut after as many whole hours as have passed of the current period.',
    ),
  restated: z
    .object({
      at: z.iso.datetime(),
      why: RestatementWhy,
      orders: z.number().nullable().describe('The bucket’s figure before the last revision. Null if it had none.'),
      revenue: z.number().nullable(),
    })
    .optional()
    .describe(
      'Only for one store or product: the last revision of a settled day in this bucket, and the figures before it.',
    ),
});
export type TrendPoint = z.infer<typeof TrendPoint>;

export const Trend = z.object({
  frequency: Frequency,
  points: z.array(TrendPoint),
  previous: z.array(TrendPoint).describe(`Buckets of the period before. ${LIKE_FOR_LIKE}`),
});
export type Trend = z.infer<typeof Trend>;

/** More lines than this cannot be told apart. */
export const MAX_COMPARED = 5;

export const ComparisonQuery = PeriodQuery.safeExtend({
  of: oneOrMore(z.union([StoreId, ProductId]))
    .refine((ids) => ids.length > 0 && ids.length <= MAX_COMPARED, {
      message: `one to ${MAX_COMPARED} stores or products`,
    })
    .describe('The ids of stores (`7`) or of products (`7-31`: the store’s number and the product’s).'),
  ...Buckets,
  asKnownOn: AsKnownOn.optional(),
  scope: ScopeParam.default('mine'),
});
export type ComparisonQuery = z.infer<typeof ComparisonQuery>;

export const Comparison = z.object({
  frequency: Frequency,
  items: z.array(z.object({ id: z.string(), name: z.string(), points: z.array(TrendPoint) })),
});
export type Comparison = z.infer<typeof Comparison>;

export const StoresOverview = z.object({
  stores: z.number().int(),
  products: z.number().int(),
  orders: Estimate,
  revenue: Estimate,
  previous: PreviousEstimates,
  change: ComparedChange.describe('Of the stores of which nine tenths of both periods were read.'),
  topStores: z.array(StoreItem),
  topProducts: z.array(ProductItem),
  gaps: z.number().int().describe('How many past buckets of the period have no reading of any store.'),
});
export type StoresOverview = z.infer<typeof StoresOverview>;

export const ScopedQuery = PeriodQuery.safeExtend({ scope: ScopeParam.default('mine'), ...OfGroup }).refine(
  isOfMine,
  ONLY_MINE,
);
export type ScopedQuery = z.infer<typeof ScopedQuery>;

/** The product lists of an overview. */
export const PRODUCT_LISTS = ['topProducts', 'newProducts', 'risingProducts', 'fallingProducts'] as const;
export const ProductListName = z.enum(PRODUCT_LISTS);
export type ProductListName = z.infer<typeof ProductListName>;

const OfList = { list: ProductListName.optional().describe('Only this list is filled; the others are empty.') };

export const MovingQuery = MineQuery.safeExtend(OfList);
export type MovingQuery = z.infer<typeof MovingQuery>;
export const CatalogueMovingQuery = PeriodQuery.safeExtend(OfList);

export const ProductsOverview = z.object({
  products: z.number().int(),
  orders: Estimate.describe('Orders of the stores. An order of two products counts once.'),
  revenue: Estimate,
  previous: PreviousEstimates,
  change: ComparedChange.describe('Of the stores of which nine tenths of both periods were read.'),
  topProducts: z.array(ProductItem),
  newProducts: z
    .array(ProductItem)
    .describe(
      'Products that their store added within the range (not those found by its first reading). Most orders first.',
    ),
  risingProducts: z
    .array(ProductItem)
    .describe('Products that surely had more orders than in the period before, sorted by how many more are sure.'),
  fallingProducts: z
    .array(ProductItem)
    .describe('Products that surely had fewer orders than in the period before, sorted by how many fewer are sure.'),
});
export type ProductsOverview = z.infer<typeof ProductsOverview>;

const Share = z.number().min(0).max(1).nullable();

export const CountryShares = z.object({
  items: z.array(
    z.object({
      country: Country.nullable().describe('Null for the stores whose country is not known.'),
      stores: z.number().int(),
      orders: Estimate,
      revenue: Estimate,
      share: Share.describe('Share of the revenue of all countries, 0 to 1. Null if unknown.'),
    }),
  ),
});
export type CountryShares = z.infer<typeof CountryShares>;

export const TagShares = z.object({
  items: z.array(
    z.object({
      tag: Tag,
      products: z.number().int(),
      orders: Estimate,
      revenue: Estimate,
      share: Share.describe(
        'Share of the revenue of all stores, 0 to 1. Null if unknown. A product of two categories counts in both.',
      ),
    }),
  ),
});
export type TagShares = z.infer<typeof TagShares>;

/** The chart is shown once there are this many days of data. */
export const SINCE_JOINED_MIN_DAYS = 2;

export const SinceJoined = z.object({
  since: z.iso.date().describe('The UTC day on which the account was created.'),
  points: z.array(
    z.object({
      on: z.iso.date(),
      stores: z.number().int().describe('How many of the stores that I track now were read on that day.'),
      products: z.number().int().describe('How many of their products sold on that day.'),
      orders: Estimate,
      revenue: Estimate,
    }),
  ),
});
export type SinceJoined = z.infer<typeof SinceJoined>;

/** The categories, with how many products of the catalogue each has. */
export const TagCounts = z.object({ items: z.array(z.object({ tag: Tag, products: z.number().int() })) });
export type TagCounts = z.infer<typeof TagCounts>;
