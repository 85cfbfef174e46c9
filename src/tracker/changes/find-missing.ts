import { isGone, type KnownProduct, READS_UNTIL_GONE } from '../known/product.ts';
import type { ProductEvent } from '../observation.ts';
import type { Reading } from '../reading.ts';

export function findMissing(
  products: ReadonlyMap<string, KnownProduct>,
  reading: Reading,
): { products: KnownProduct[]; events: ProductEvent[] } {
  const missing: KnownProduct[] = [];
  const events: ProductEvent[] = [];
  // An empty answer is a fault of the store, not the end of all its products.
  const isTelling = reading.mode === 'catalogue' && reading.isComplete && reading.products.length > 0;
  if (!isTelling) return { products: missing, events };
  const present = new Set(reading.products.map((product) => product.externalId));
  for (const product of products.values()) {
    if (present.has(product.externalId) || isGone(product)) continue;
    const missedReads = product.missedReads + 1;
    missing.push({ ...product, missedReads });
    if (missedReads === READS_UNTIL_GONE) {
      events.push({
        externalId: product.externalId,
        at: reading.at,
        kind: 'gone',
        before: null,
        after: null,
        isPart: false,
      });
    }
  }
  return { products: missing, events };
}
