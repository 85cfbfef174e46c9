import { z } from 'zod';
import { AsKnownOn } from './as-known-on.ts';
import { DateRange, DEFAULT_DATE_RANGE, Frequency, WeekStart } from './date-range.ts';
import { ComparedChange, Estimate, LIKE_FOR_LIKE, PreviousEstimates } from './estimate.ts';
import { Country, oneOrMore } from './filters.ts';
import { GroupId } from './group.ts';
import type { PlanFeature } from './plan.ts';
import { ProductId, ProductItem } from './product.ts';
import { RestatementWhy } from './restatement.ts';
import { ScopeParam } from './scope.ts';
import { StoreId, StoreItem } from './store.ts';
import { Tag } from './tag.ts';

const Day = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2100-01-01', { message: 'between 2000-01-01 and 2100-01-01' });

/** `dateRange`, or `from` and `to` (UTC days, both included). */
export const PeriodQuery = z
  .object({ dateRange: DateRange.default(DEFAULT_DATE_RANGE), from: Day.optional(), to: Day.optional() })
  .refine((query) => (query.from === undefined) === (query.to === undefined), {
    message: 'from and to go together',
    path: ['to'],
  })
  .refine((query) => !query.from || !query.to || query.from <= query.to, {
    message: 'to is not before from',
    path: ['to'],
  })
  .refine(
    (query) => !query.from || !query.to || Date.parse(query.to) - Date.parse(query.from) <= 5 * 366 * 86_400_000,
    {
      message: 'five years at the most',
      path: ['to'],
    },
  );
export type PeriodQuery = z.infer<typeof PeriodQuery>;

const OfGroup = { groupId: GroupId.optional().describe('Only of my stores in this group.') };

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
    'On which day weeks begin, where they are the buckets; as the account chose where it is left out, else on Monday.',
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
  gap: z.boolean().optional().describe('Nothing was read in this bucket, so its estimates have no value.'),
  partial: z
    .boolean()
    .optional()
    .describe(
      'This bucket is still running, or began before the period; in `previous`: it ends early, where the running one has come to.',
    ),
  restated: z
    .object({
      at: z.iso.datetime(),
      why: RestatementWhy,
      orders: z.number().nullable().describe('What stood before; null where there was no number.'),
      revenue: z.number().nullable(),
    })
    .optional()
    .describe(
      'Of one store or product, where a day was revised after it had settled: the last move, and what the bucket came to before it.',
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
export const MOST_COMPARED = 5;

export const ComparisonQuery = PeriodQuery.safeExtend({
  of: oneOrMore(z.union([StoreId, ProductId]))
    .refine((ids) => ids.length > 0 && ids.length <= MOST_COMPARED, {
      message: `one to ${MOST_COMPARED} stores or products`,
    })
    .describe('Stores by their numbers, products by their stores’ and their own.'),
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
  change: ComparedChange,
  topStores: z.array(StoreItem),
  topProducts: z.array(ProductItem),
  /** How many past buckets of the period have no reading of any store. */
  gaps: z.number().int(),
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

const OfList = { list: ProductListName.optional().describe('Of this list alone: the others are empty.') };

export const MovingQuery = MineQuery.safeExtend(OfList);
export type MovingQuery = z.infer<typeof MovingQuery>;
export const CatalogueMovingQuery = PeriodQuery.safeExtend(OfList);

export const ProductsOverview = z.object({
  products: z.number().int(),
  orders: Estimate.describe('Of the stores: an order of two products is one order.'),
  revenue: Estimate,
  previous: PreviousEstimates,
  change: ComparedChange,
  topProducts: z.array(ProductItem),
  newProducts: z
    .array(ProductItem)
    .describe('That came into a store within the range, after its first reading; those with the most orders first.'),
  risingProducts: z
    .array(ProductItem)
    .describe('That surely had more orders than in the period before, by how many are sure.'),
  fallingProducts: z
    .array(ProductItem)
    .describe('That surely had fewer orders than in the period before, by how many are sure.'),
});
export type ProductsOverview = z.infer<typeof ProductsOverview>;

const Share = z.number().min(0).max(1).nullable();

export const CountryShares = z.object({
  items: z.array(
    z.object({
      country: Country.nullable().describe('Null: stores that do not say.'),
      stores: z.number().int(),
      orders: Estimate,
      revenue: Estimate,
      share: Share.describe('Of the revenue of all countries; null where there is none.'),
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
      share: Share.describe('Of the revenue of all products. A product of two categories counts in both.'),
    }),
  ),
});
export type TagShares = z.infer<typeof TagShares>;

/** The chart is shown once there are this many days of data. */
export const SINCE_JOINED_MIN_DAYS = 2;

export const SinceJoined = z.object({
  since: z.iso.date().describe('The day the account was made.'),
  points: z.array(
    z.object({
      on: z.iso.date(),
      stores: z.number().int().describe('Of the stores on my list now, those that were read on that day.'),
      products: z.number().int().describe('Products of theirs that sold on that day.'),
      orders: Estimate,
      revenue: Estimate,
    }),
  ),
});
export type SinceJoined = z.infer<typeof SinceJoined>;

/** The categories, with how many products of the catalogue each has. */
export const TagCounts = z.object({ items: z.array(z.object({ tag: Tag, products: z.number().int() })) });
export type TagCounts = z.infer<typeof TagCounts>;
