import { z } from 'zod';

export const RankPlace = z.number().int().positive();

/** The rank of a product in its store. */
export const ProductRank = z.object({
  byOrders: z
    .object({
      place: RankPlace,
      best: RankPlace,
      worst: RankPlace.describe(
        '`best` is one more than the products that surely sold more; `worst` is `of` less those that surely sold less.',
      ),
      of: z.number().int().positive().describe('How many products of the store sold in the range.'),
    })
    .nullable()
    .describe('The place by orders among the products that sold in the range. Null if this product did not sell.'),
  inShop: z
    .object({
      place: RankPlace.nullable().describe('Null if the product is not on the list.'),
      of: z.number().int().positive().describe('How many places of the list are known.'),
      readAt: z.iso.datetime(),
    })
    .nullable()
    .describe('The place in the store’s own list of best sellers. Null if it shows none that we trust.'),
});
export type ProductRank = z.infer<typeof ProductRank>;
