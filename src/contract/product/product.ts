import { z } from 'zod';
import { ComparedChange, Estimate, PreviousEstimates, Sparkline } from '../estimate/estimate.ts';
import { Sales, StoreStatus } from '../filters.ts';
import { pageOf } from '../list.ts';
import { PlatformKind } from '../platform.ts';
import { StoreId } from '../store.ts';
import { Tag } from '../tag.ts';

/** `<store>-<product>`: with the store's id, a product is found without asking every shard. */
export const ProductId = z.string().regex(/^[1-9]\d{0,17}-[1-9]\d{0,17}$/);

export function productIdOf({ storeId, productId }: { storeId: number | string; productId: number | string }): string {
  return `${storeId}-${productId}`;
}

/** The same of a row that may be about a store as a whole, or about nothing of its own: then null. */
export function productIdOrNull(storeId: number | null, productId: number | null): string | null {
  return storeId === null || productId === null ? null : productIdOf({ storeId, productId });
}

/** The two numbers of a product's id, as text: they may have 18 digits, more than a JavaScript number holds. */
export function productKeyOf(id: string): { storeId: string; productId: string } {
  const [storeId, productId] = id.split('-') as [string, string];
  return { storeId, productId };
}

/** Whether an id is a product's; otherwise it is a store's. */
export function isProductId(id: string): boolean {
  return id.includes('-');
}

export const Money = z.object({
  amount: z.number().describe('In major units: 12.5 is twelve and a half euros.'),
  currency: z.string(),
});
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
  priceUsd: z
    .number()
    .nullable()
    .describe('The price in US dollars. Null if no exchange rate is known for the currency.'),
  compareAtPrice: Money.nullable(),
  tags: z.array(Tag),
  available: z.boolean(),
  platform: PlatformKind.nullable().describe('The platform of its store. Null if unknown.'),
  favorited: z.boolean(),
  orders: Estimate,
  revenue: Estimate,
  previous: PreviousEstimates,
  change: ComparedChange,
  share: z
    .number()
    .nullable()
    .describe(
      'This product’s share of its store’s revenue in the period, from 0 to 1. Null if the store has no revenue.',
    ),
  sparkline: Sparkline,
  firstSeenAt: z.iso.datetime(),
  lastReadAt: z.iso.datetime(),
});
export type ProductItem = z.infer<typeof ProductItem>;

/** `sales`: which of the two lists it belongs to; null if both are one, as in a plan that sees only a few products. */
export const ProductPage = pageOf(ProductItem).extend({ sales: Sales.nullable() });
export type ProductPage = z.infer<typeof ProductPage>;

export const ProductPatch = z.object({ favorited: z.boolean() });
export type ProductPatch = z.infer<typeof ProductPatch>;
