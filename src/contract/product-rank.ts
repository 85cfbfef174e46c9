import { z } from 'zod';

const Place = z.number().int().positive();

/** The rank of a product in its store. */
export const ProductRank = z.object({
  byOrders: z
    .object({
      place: Place,
      best: Place,
      worst: Place.describe(
        'One more than had surely more orders is `best`; so many as had not surely fewer, `worst`.',
      ),
      of: z.number().int().positive().describe('How many products of the store sold in the range.'),
    })
    .nullable()
    .describe('Among the products that sold in the range, by their orders. Null where it is not one of them.'),
  inShop: z
    .object({
      place: Place.nullable().describe('Null where it is not among them.'),
      of: z.number().int().positive().describe('How many of the first places are known.'),
      readAt: z.iso.datetime(),
    })
    .nullable()
    .describe('In the store’s own list of best sellers; null where none is believed.'),
});
export type ProductRank = z.infer<typeof ProductRank>;
