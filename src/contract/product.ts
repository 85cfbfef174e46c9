import { z } from 'zod';
import { ComparedChange, Estimate, PreviousEstimates, Sparkline } from './estimate.ts';
import { Sales, StoreStatus } from './filters.ts';
import { pageOf } from './list.ts';
import { PlatformKind } from './platform.ts';
import { StoreId } from './store.ts';
import { Tag } from './tag.ts';

/** `<store>-<product>`: the store's number leads, so that a product is found without asking every shard. */
export const ProductId = z.string().regex(/^[1-9]\d{0,17}-[1-9]\d{0,17}$/);

/** Whether an id is a product's; else it is a store's. */
export function isProductId(id: string): boolean {
  return id.includes('-');
}

export const Money = z.object({ amount: z.number(), currency: z.string() });
export type Money = z.infer<typeof Money>;

export const ProductItem = z.object({
  id: ProductId,
  storeId: StoreId,
  storeName: z.string(),
  storeStatus: StoreStatus,
  isPractice: z.boolean(),
  title: z.string(),
  url: z.string(),
  imageUrl: z.string().nullable(),
  price: Money,
  priceUsd: z.number().nullable().describe('Null where no exchange rate is known for the currency.'),
  compareAtPrice: Money.nullable(),
  tags: z.array(Tag),
  available: z.boolean(),
  platform: PlatformKind.nullable().describe('Of its store.'),
  favorited: z.boolean(),
  orders: Estimate,
  revenue: Estimate,
  previous: PreviousEstimates,
  change: ComparedChange,
  /** This product's part of its store's revenue in the range, 0 to 1; null where the store has none. */
  share: z.number().nullable(),
  sparkline: Sparkline,
  firstSeenAt: z.iso.datetime(),
  lastReadAt: z.iso.datetime(),
});
export type ProductItem = z.infer<typeof ProductItem>;

/** `sales`: which of the two lists it is of; null where both are one, as of a plan that sees a few products only. */
export const ProductPage = pageOf(ProductItem).extend({ sales: Sales.nullable() });
export type ProductPage = z.infer<typeof ProductPage>;

export const ProductPatch = z.object({ favorited: z.boolean() });
export type ProductPatch = z.infer<typeof ProductPatch>;
