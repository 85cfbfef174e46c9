import type { ReadingProduct } from '../reading.ts';
import { USUAL_CAPS } from './usual-caps.ts';

/**
 * WooCommerce's own limit for products without one. A quantity at or above it is believed only with a printed number.
 */
export const STOCK_SENTINEL = 9_000;
const MIN_AT_CAP = 5;
const CAP_SHARE = 0.25;

export type StockVerdict = { isPublished: boolean; cap: number | null; facts: Record<string, number> };

/**
 * Whether quantities are stock. A largest quantity that many variants share exactly is a cap (a plugin's limit per
 * cart, say): quantities at the cap are unknown, and those below it count.
 */
export function judgeStock(products: readonly ReadingProduct[]): StockVerdict {
  const quantities: number[] = [];
  let variants = 0;
  for (const product of products) {
    for (const { stock } of product.variants) {
      variants++;
      if (stock !== null && stock > 0) quantities.push(stock);
    }
  }
  const cap = capOf(quantities);
  const believed = cap === null ? quantities : quantities.filter((quantity) => quantity < cap);
  const facts: Record<string, number> = {
    variants,
    withQuantity: quantities.length,
    distinctQuantities: new Set(believed).size,
  };
  if (cap !== null) facts.cap = cap;
  return { isPublished: new Set(believed).size > (believed.length > 3 ? 1 : 0), cap, facts };
}

function capOf(quantities: readonly number[]): number | null {
  const isFlat = quantities.length > 1 && new Set(quantities).size === 1;
  if (isFlat && USUAL_CAPS.has(quantities[0]!)) return quantities[0]!;
  if (quantities.length < MIN_AT_CAP) return null;
  const largest = quantities.reduce((most, quantity) => Math.max(most, quantity));
  const atLargest = quantities.filter((quantity) => quantity === largest).length;
  return atLargest >= MIN_AT_CAP && atLargest >= quantities.length * CAP_SHARE ? largest : null;
}

/** Makes quantities at the cap unknown. */
export function withoutCapped(products: ReadingProduct[], cap: number | null): ReadingProduct[] {
  if (cap === null) return products;
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) =>
      variant.stock !== null && variant.stock >= cap ? { ...variant, stock: null } : variant,
    ),
  }));
}
