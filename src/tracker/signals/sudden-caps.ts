import { isGone, type KnownProduct } from '../known/product.ts';
import type { Reading, ReadingProduct } from '../reading.ts';
import { USUAL_CAPS } from './usual-caps.ts';

/** This many falls onto one number, and this part of all falls, are no chance. */
const MIN_ON_ONE = 5;
const SHARE_ON_ONE = 0.5;
/** A fall that is this many times the largest believed one, and of this many units, is no sale. */
const TIMES_LARGEST = 10;
const LARGE_UNITS = 100;
const CAP_TIMES_LARGEST = 3;
const CAP_UNITS = 15;

/**
 * The reading without the quantities that fell as no sale would: onto a cap that was not there before, or by far more
 * than ever (`largest`, in units, for such a gap). They are unknown until the next reading, so that a rise from there is
 * no restock either.
 */
export function withoutSuddenCaps(
  reading: Reading,
  before: ReadonlyMap<string, KnownProduct>,
  largest: number,
): Reading {
  const falls: { product: ReadingProduct; variantId: string; from: number; to: number }[] = [];
  for (const product of reading.products) {
    const last = before.get(product.externalId);
    if (!last || isGone(last)) continue;
    for (const variant of product.variants) {
      const from = last.variants.find(({ externalId }) => externalId === variant.externalId)?.stock ?? null;
      if (from === null || variant.stock === null || variant.stock >= from) continue;
      falls.push({ product, variantId: variant.externalId, from, to: variant.stock });
    }
  }
  if (falls.length === 0) return reading;
  const landings = new Map<number, number>();
  for (const { from, to } of falls) if (from - to > 1 && to > 0) landings.set(to, (landings.get(to) ?? 0) + 1);
  const large = falls.filter(({ from, to }) => from - to > 1).length;
  const isCrowded = (to: number) => (landings.get(to) ?? 0) >= Math.max(MIN_ON_ONE, large * SHARE_ON_ONE);
  const doubted = falls.filter(({ from, to }) => {
    const units = from - to;
    const isOnCap = USUAL_CAPS.has(to) && units > Math.max(CAP_UNITS, CAP_TIMES_LARGEST * largest);
    const isShared = units > 1 && USUAL_CAPS.has(to) && isCrowded(to);
    return isOnCap || isShared || units > Math.max(LARGE_UNITS, TIMES_LARGEST * largest);
  });
  if (doubted.length === 0) return reading;
  const unknown = new Map<string, Set<string>>();
  for (const { product, variantId } of doubted) {
    const variants = unknown.get(product.externalId) ?? new Set();
    unknown.set(product.externalId, variants.add(variantId));
  }
  return {
    ...reading,
    products: reading.products.map((product) => {
      const variants = unknown.get(product.externalId);
      if (!variants) return product;
      return {
        ...product,
        variants: product.variants.map((variant) =>
          variants.has(variant.externalId) ? { ...variant, stock: null } : variant,
        ),
      };
    }),
  };
}
