import { z } from 'zod';
import { Change, Estimate } from './estimate/estimate.ts';
import { ProductRef } from './estimate/evidence.ts';
import { pageOf } from './list.ts';
import { StoreId } from './store.ts';

/** How many happenings a reader sees at once. */
export const MAX_HAPPENINGS = 5;

/** The orders of a store or product in equal times before and after an event, without the hour of the event. */
export const OrdersAround = z.object({
  hours: z.number().int().positive().describe('Length of each side, at most a week.'),
  before: Estimate,
  after: Estimate,
  change: Change.nullable().describe('Null if one of the two is unknown, or if there was nothing before.'),
});
export type OrdersAround = z.infer<typeof OrdersAround>;

export const OrdersAroundQuery = z.object({ at: z.iso.datetime() });
export const OrdersAroundAnswer = z.object({
  around: OrdersAround.nullable().describe('Null if a side has less than an hour of readings.'),
});

/** A time in which much of a catalogue was reduced, and its effect. */
export const StoreSale = z.object({
  at: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().describe('Null while the sale is running.'),
  products: z.number().int().nullable(),
  share: z.number().nullable().describe('The share of the catalogue that was reduced, 0 to 1.'),
  depth: z.number().nullable().describe('Median price cut, 0 to 1.'),
  around: OrdersAround.nullable().describe(
    'Orders during the sale, and in an equal time before it. Null if a side has less than an hour of readings.',
  ),
});
export type StoreSale = z.infer<typeof StoreSale>;
export const StoreSalePage = pageOf(StoreSale);

const common = {
  store: z.object({ id: StoreId, name: z.string() }),
  on: z.iso.date().describe('The UTC day whose receipt shows what happened.'),
  effect: z.number().nonnegative().describe('How many orders it surely concerns. Happenings are sorted by this.'),
};
const ofProduct = { ...common, product: ProductRef };

/** Something that happened to a store in a period, as facts; the reader makes a sentence of them. */
export const Happening = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('moved'),
    product: ProductRef.nullable().describe('Null if the orders of the whole store changed.'),
    direction: z.enum(['up', 'down']).describe('Whether orders surely rose or fell.'),
    orders: Estimate,
    previous: Estimate,
    change: Change.nullable().describe('Null if there was nothing before.'),
  }),
  z.object({ ...common, kind: z.literal('sale'), ...StoreSale.shape }),
  z.object({
    ...ofProduct,
    kind: z.literal('launch'),
    products: z
      .number()
      .int()
      .positive()
      .describe('How many products are new. `product` is the one with the most orders.'),
    orders: Estimate.describe('Orders of all the new products since they appeared.'),
  }),
  z.object({
    ...ofProduct,
    kind: z.literal('sold_out'),
    at: z.iso.datetime(),
    orders: Estimate.describe('Orders of the product in the week before it sold out.'),
  }),
  z.object({
    ...common,
    kind: z.literal('silent'),
    reason: z
      .enum(['unread', 'no-signal'])
      .describe('unread: the store can no longer be read. no-signal: it no longer shows any sign of sales.'),
    at: z.iso.datetime().describe('Since when the store is silent.'),
    orders: Estimate.describe('Orders of the store in the week before.'),
  }),
]);
export type Happening = z.infer<typeof Happening>;

export const Happenings = z.object({
  items: z.array(Happening).max(MAX_HAPPENINGS).describe('Largest effect first.'),
});
export type Happenings = z.infer<typeof Happenings>;
