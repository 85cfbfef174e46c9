import { z } from 'zod';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { Happening } from '#contract/happening.ts';
import { PRODUCT_EVENT_KINDS, type ProductEventItem, ProductEventKind } from '#contract/product/event.ts';
import { isProductId } from '#contract/product/product.ts';
import { findStoreOrProduct, pagePath } from '../find-store-or-product.ts';
import {
  asRange,
  ChangeOutput,
  changeOutput,
  PERIOD,
  periodOf,
  quote,
  Range,
  rangeText,
  StoreOrProductId,
} from '../shapes.ts';
import { tool } from '../tool.ts';
import { Untrusted, untrusted } from '../untrusted.ts';

const MAX_EVENTS = 20;
const Price = z.object({ amount: z.number(), currency: z.string() });

const Happened = z.object({
  on: z.string().describe('The UTC day.'),
  kind: z.string(),
  storeId: z.string(),
  productId: z.string().nullable().describe('Null if it concerns the whole store.'),
  untrustedStore: Untrusted.optional(),
  untrustedTitle: Untrusted.optional(),
  direction: z.enum(['up', 'down']).optional(),
  reason: z.string().optional(),
  orders: Range.optional(),
  ordersBefore: Range.optional(),
  ordersChange: ChangeOutput.optional(),
  price: z.object({ before: Price, after: Price }).optional(),
  products: z.number().int().optional().describe('How many products are affected.'),
  share: z.number().optional().describe('The share of the catalogue that they are, 0 to 1.'),
  depth: z.number().optional().describe('With a sale: the median price cut, 0 to 1.'),
  receipt: z.url().describe('Link to the receipt of that day, for the person.'),
});
type Happened = z.infer<typeof Happened>;

export const whatHappened = tool({
  name: 'what_happened',
  title: 'What happened',
  description:
    'Without `of`: what had the largest effect in this person’s stores in a period (sure rises and falls, sales, ' +
    'launches, sold-out products, silent stores). With `of`: the latest events of a store or product (prices, launches, ' +
    'sales, stock), whatever the period.',
  input: z.object({
    of: StoreOrProductId.optional(),
    kinds: z
      .array(ProductEventKind)
      .max(PRODUCT_EVENT_KINDS.length)
      .default([])
      .describe('Only with `of`. Default: all kinds.'),
    ...PERIOD,
  }),
  output: z.object({ happened: z.array(Happened) }),
  async answer({ of, kinds, ...period }, context) {
    const { ask, link } = context;
    if (of === undefined) {
      const { items } = await ask(analyticsEndpoints.listHappenings, { query: periodOf(period) });
      return { happened: items.map((item) => happeningOutput(item, link)) };
    }
    const { scope } = await findStoreOrProduct(context, of, period);
    const endpoint = isProductId(of) ? productEndpoints.listProductEvents : storeEndpoints.listStoreEvents;
    const { items } = await ask(endpoint, { params: { id: of }, query: { kind: kinds, pageSize: MAX_EVENTS } });
    const receipt = (day: string) => link(`${pagePath(scope, of)}?receipt=${day}`);
    return { happened: items.map((item) => eventOutput(item, of, receipt)) };
  },
  say: ({ happened }) =>
    happened.length === 0
      ? 'Nothing notable was seen.'
      : happened
          .map(({ on, kind, storeId, productId, untrustedStore, untrustedTitle, direction, orders, price, receipt }) =>
            [
              `${on} ${kind}${direction ? ` ${direction}` : ''}:`,
              productId ? `product ${productId}` : `store ${storeId}`,
              untrustedTitle !== undefined && `untrustedTitle ${quote(untrustedTitle)}`,
              untrustedStore !== undefined && `untrustedStore ${quote(untrustedStore)}`,
              orders && `orders ${rangeText(orders)}`,
              price && `price ${price.before.amount} to ${price.after.amount} ${price.after.currency}`,
              receipt,
            ]
              .filter(Boolean)
              .join(' '),
          )
          .join('\n'),
});

function happeningOutput(item: Happening, link: (path: string) => string): Happened {
  const { kind, on, store, orders, previous, change, direction, reason, product, ...rest } = {
    ...{ orders: undefined, previous: undefined, change: undefined, direction: undefined, reason: undefined },
    ...{ product: null, products: null, share: null, depth: null, around: null },
    ...item,
  };
  const { around } = rest;
  const now = orders ?? around?.after;
  const before = previous ?? around?.before;
  const moved = change ?? around?.change;
  return {
    ...{ on, kind, storeId: store.id, productId: product?.id ?? null, untrustedStore: untrusted(store.name) },
    ...(product && { untrustedTitle: untrusted(product.title) }),
    ...(direction && { direction }),
    ...(reason && { reason }),
    ...(now && { orders: asRange(now) }),
    ...(before && { ordersBefore: asRange(before) }),
    ...(moved && { ordersChange: changeOutput(moved) }),
    ...extentOf(rest),
    receipt: link(`${pagePath('mine', store.id)}?receipt=${on}${product ? `&receiptOf=${product.id}` : ''}`),
  };
}

function eventOutput(item: ProductEventItem, of: string, receipt: (day: string) => string): Happened {
  const on = item.at.slice(0, 10);
  return {
    ...{ on, kind: item.kind, storeId: of.split('-')[0]!, productId: item.product?.id ?? null },
    ...(item.product && { untrustedTitle: untrusted(item.product.title) }),
    ...(item.price && { price: { before: item.price.before, after: item.price.after } }),
    ...extentOf(item),
    receipt: receipt(on),
  };
}

function extentOf({ products, share, depth }: { [Name in 'products' | 'share' | 'depth']: number | null }) {
  return {
    ...(products !== null && { products }),
    ...(share !== null && { share }),
    ...(depth !== null && { depth }),
  };
}
