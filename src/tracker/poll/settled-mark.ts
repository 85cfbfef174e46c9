import { READS_UNTIL_GONE } from '../changes/find-missing.ts';
import type { ProductMemory, StoreMemory } from '../estimate/types.ts';
import type { CatalogueMark } from '../platforms/mark-page.ts';
import type { Reading } from '../reading.ts';

/**
 * The mark of a reading, where the same catalogue read again would tell nothing: all its products are remembered as it
 * shows them, and nothing waits for time to pass or for a second sight. `memory` is as of after the reading.
 */
export function settledMark(reading: Reading, memory: StoreMemory): CatalogueMark | null {
  const { mark, products, signals } = reading;
  // a cached copy was compared with nothing
  if (!mark || !reading.isComplete || reading.at !== memory.observedUntil) return null;
  // counts and stamps may speak of sales, also by standing still
  if (products.length === 0 || signals.some((kind) => kind !== 'availability')) return null;
  if (memory.model.prices?.away) return null;
  const isUncounted = products.every(
    ({ modifiedAt, reviewCount, variants }) =>
      modifiedAt === null && reviewCount === null && variants.every(({ stock }) => stock === null),
  );
  if (!isUncounted) return null;
  const present = new Set(products.map((product) => product.externalId));
  for (const product of memory.products.values()) {
    const isSettled = present.has(product.externalId) ? isAtRest(product) : product.missedReads >= READS_UNTIL_GONE;
    if (!isSettled) return null;
  }
  return mark;
}

function isAtRest({ missedReads, variants }: ProductMemory): boolean {
  return missedReads === 0 && variants.every((variant) => !variant.waiting && !variant.held?.length);
}
