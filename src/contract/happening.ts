import { z } from 'zod';
import { Change, Estimate } from './estimate.ts';
import { ProductRef } from './evidence.ts';
import { pageOf } from './list.ts';
import { StoreId } from './store.ts';

/** How many happenings a reader sees at once. */
export const MOST_HAPPENINGS = 5;

/** The orders of a store or product in equal times before and after an event, without the hour of the event. */
export const OrdersAround = z.object({
  hours: z.number().int().positive().describe('How long either side is: a week at the most.'),
  before: Estimate,
  after: Estimate,
  change: Change.nullable().describe('Null where one of the two is not known, or there was nothing before.'),
});
export type OrdersAround = z.infer<typeof OrdersAround>;

export const OrdersAroundQuery = z.object({ at: z.iso.datetime() });
export const OrdersAroundAnswer = z.object({
  around: OrdersAround.nullable().describe('Null where less than an hour was read on a side.'),
});

/** A time in which much of a catalogue was reduced, and its effect. */
export const StoreSale = z.object({
  at: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().describe('Null while it is on.'),
  products: z.number().int().nullable(),
  share: z.number().nullable().describe('Their part of the catalogue, 0 to 1.'),
  depth: z.number().nullable().describe('By how much prices fell, as the median, 0 to 1.'),
  around: OrdersAround.nullable().describe(
    'Orders since it began, while it was on, beside those of as long before: what was to be expected.',
  ),
});
export type StoreSale = z.infer<typeof StoreSale>;
export const StoreSalePage = pageOf(StoreSale);

const common = {
  store: z.object({ id: StoreId, name: z.string() }),
  on: z.iso.date().describe('The UTC day whose receipt shows it.'),
  effect: z
    .number()
    .nonnegative()
    .describe('How many orders it concerns, as far as that is sure; what they are sorted by.'),
};
const ofProduct = { ...common, product: ProductRef };

/** Something that happened to a store in a period, as facts; the reader makes a sentence of them. */
export const Happening = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('moved'),
    product: ProductRef.nullable().describe('Null where the store as a whole moved.'),
    direction: z.enum(['up', 'down']).describe('Surely.'),
    orders: Estimate,
    previous: Estimate,
    change: Change.nullable().describe('Null where there was nothing before.'),
  }),
  z.object({ ...common, kind: z.literal('sale'), ...StoreSale.shape }),
  z.object({
    ...ofProduct,
    kind: z.literal('launch'),
    products: z
      .number()
      .int()
      .positive()
      .describe('How many came into the store; `product` has the most orders of them.'),
    orders: Estimate.describe('Of all of them, since they came.'),
  }),
  z.object({
    ...ofProduct,
    kind: z.literal('sold_out'),
    at: z.iso.datetime(),
    orders: Estimate.describe('Of the product in the week before.'),
  }),
  z.object({
    ...common,
    kind: z.literal('silent'),
    reason: z.enum(['unread', 'no-signal']).describe('It can no longer be read; or shows no sign of sales any more.'),
    at: z.iso.datetime().describe('Since when.'),
    orders: Estimate.describe('Of the store in the week before.'),
  }),
]);
export type Happening = z.infer<typeof Happening>;

export const Happenings = z.object({
  items: z.array(Happening).max(MOST_HAPPENINGS).describe('Those with the most effect first.'),
});
export type Happenings = z.infer<typeof Happenings>;
