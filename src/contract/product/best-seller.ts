import { z } from 'zod';
import { PeriodQuery } from '../analytics.ts';
import { AsKnownOn } from '../estimate/as-known-on.ts';
import { PageQuery, pageOf } from '../list.ts';
import { ProductItem } from './product.ts';
import { RankPlace } from './rank.ts';

/** Sorts by the place, or by how far it moved, as a ratio: from 4 to 2 is as far as from 40 to 20. */
export const BEST_SELLER_SORTS = ['place', 'risen', 'fallen'] as const;
export const BestSellerSort = z.enum(BEST_SELLER_SORTS);
export type BestSellerSort = z.infer<typeof BestSellerSort>;

export const BestSellerQuery = PeriodQuery.safeExtend({
  ...PageQuery.shape,
  asKnownOn: AsKnownOn.optional(),
  sortBy: BestSellerSort.default('place').describe('`risen` and `fallen` list only products that rose or fell.'),
});
export type BestSellerQuery = z.infer<typeof BestSellerQuery>;

/** A product in its store's own list of best sellers. */
export const BestSeller = z.object({
  product: ProductItem,
  place: RankPlace.nullable().describe('Place at the end of the period. Null if the product has left the list.'),
  before: RankPlace.nullable().describe(
    'Place in the list of `since`. Null if the product was not on it, or if `since` is null.',
  ),
  places: z
    .array(RankPlace.nullable())
    .describe('Places by day, oldest first. Null: it was not listed. A long period leaves days out.'),
});
export type BestSeller = z.infer<typeof BestSeller>;

export const BestSellerPage = pageOf(BestSeller).extend({
  ranking: z
    .object({
      readAt: z.iso.datetime(),
      of: z.number().int().positive().describe('How many places of the list are known.'),
      since: z.iso
        .date()
        .nullable()
        .describe('The UTC day of the list that this one is compared with. Null if there is no earlier list.'),
    })
    .nullable()
    .describe('Null if the store shows no list of best sellers that we trust. There are no items then.'),
});
export type BestSellerPage = z.infer<typeof BestSellerPage>;
