import { z } from 'zod';
import { Money, ProductId } from './product.ts';

export const PriceStep = z.object({
  at: z.iso.datetime().describe('When the step starts, at the earliest at the start of the span.'),
  price: Money,
  compareAtPrice: Money.nullable(),
});
export type PriceStep = z.infer<typeof PriceStep>;

/** What a variant cost over time. Each step lasts until the next one, the last step until `to`. */
export const PriceHistory = z.object({
  productId: ProductId,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  soldOutSince: z.iso
    .datetime()
    .nullable()
    .describe('When the product was last seen to sell out. Null if it is in stock, or if no reading saw it happen.'),
  variants: z.array(
    z.object({
      id: z.string().describe('The store’s own id of the variant.'),
      title: z.string().nullable(),
      until: z.iso.datetime().nullable().describe('When the variant left the catalogue. Null if it is still there.'),
      isAvailable: z
        .boolean()
        .nullable()
        .describe('Null if the variant has left the catalogue, or if it is not known of the time of a suspension.'),
      stock: z.number().nullable().describe('Units in stock. Null if the store does not show them, or is suspended.'),
      steps: z.array(PriceStep),
    }),
  ),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

/** UTC days, both included; by default the last 90 days. */
export const PriceHistoryQuery = z
  .object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'must not be before from',
  });
export type PriceHistoryQuery = z.infer<typeof PriceHistoryQuery>;
