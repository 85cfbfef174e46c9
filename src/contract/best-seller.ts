import { z } from 'zod';
import { PeriodQuery } from './analytics.ts';
import { AsKnownOn } from './as-known-on.ts';
import { PageQuery, pageOf } from './list.ts';
import { ProductItem } from './product.ts';

const Place = z.number().int().positive();

/** Sorts by the place, or by how far it moved, as a ratio: from 4 to 2 is as far as from 40 to 20. */
export const BEST_SELLER_SORTS = ['place', 'risen', 'fallen'] as const;
export const BestSellerSort = z.enum(BEST_SELLER_SORTS);
export type BestSellerSort = z.infer<typeof BestSellerSort>;

export const BestSellerQuery = PeriodQuery.safeExtend({
  ...PageQuery.shape,
  asKnownOn: AsKnownOn.optional(),
  sortBy: BestSellerSort.default('place').describe('`risen` and `fallen` name only products whose place moved.'),
});
export type BestSellerQuery = z.infer<typeof BestSellerQuery>;

/** A product in its store's own list of best sellers. */
export const BestSeller = z.object({
  product: ProductItem,
  place: Place.nullable().describe('At the end of the period; null of one that is no longer among the first.'),
  before: Place.nullable().describe(
    'When the period began; null of one that was not among the first, or where `since` is.',
  ),
  places: z.array(Place.nullable()).describe('Day by day, oldest first; of a long period one of several days.'),
});
export type BestSeller = z.infer<typeof BestSeller>;

export const BestSellerPage = pageOf(BestSeller).extend({
  ranking: z
    .object({
      readAt: z.iso.datetime(),
      of: z.number().int().positive().describe('How many of the first places are known.'),
      since: z.iso.date().nullable().describe('The UTC day whose list it is compared with; null where there is none.'),
    })
    .nullable()
    .describe('Null where the store tells no order of its own that is believed; there are no items then.'),
});
export type BestSellerPage = z.infer<typeof BestSellerPage>;
