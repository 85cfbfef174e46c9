import { z } from 'zod';
import { Money } from './product/product.ts';

const Products = z.number().int().nonnegative();

/** What a store offers, and what changed in it besides sales. All figures count products. */
export const Assortment = z.object({
  now: z
    .object({
      products: Products,
      soldOut: Products,
      discounted: Products,
      medianPrice: Money.nullable().describe('In the store’s currency. Null if no product has a price in it.'),
    })
    .nullable()
    .describe('Null before the first reading, and for a suspended store.'),
  period: z.object({
    launched: Products,
    gone: Products,
    soldOut: Products,
    restocked: Products,
    cheaper: Products,
    dearer: Products,
  }),
});
export type Assortment = z.infer<typeof Assortment>;
