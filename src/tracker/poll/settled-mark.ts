import { READS_UNTIL_GONE } from '../changes/find-missing.ts';
import type { ProductMemory, StoreMemory } from '../estimate/types.ts';
import type { CatalogueMark } from '../platforms/mark-page.ts';
import type { Reading } from '../reading.ts';

/** More prices than these are a change of the whole catalogue, which is read whole. */
const MOST_WAITING = 100;

/**
 * The mark of a reading, where the same catalogue read again would tell nothing but of the few products whose prices
 * wait for a second sight: all the others are remembered as it shows them. `memory` is as of after the reading.
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
  const waiting: string[] = [];
  for (const product of memory.products.values()) {
    const isThere = present.has(product.externalId);
    const isSettled = isThere ? isAsShown(product) : product.missedReads >= READS_UNTIL_GONE;
    if (!isSettled) return null;
    if (isThere && isWaiting(product)) waiting.push(product.externalId);
  }
  return waiting.length <= MOST_WAITING ? { ...mark, waiting } : null;
}

/** The mark after a second sight of what waited; the very mark, where all of it waits on. */
export function markAfterSecondSight(mark: CatalogueMark, memory: StoreMemory): CatalogueMark {
  const waiting = mark.waiting.filter((externalId) => isWaiting(memory.products.get(externalId)!));
  return waiting.length === mark.waiting.length ? mark : { ...mark, waiting };
}

function isAsShown({ missedReads, variants }: ProductMemory): boolean {
  return missedReads === 0 && variants.every((variant) => !variant.held?.length);
}

function isWaiting({ variants }: ProductMemory): boolean {
  return variants.some((variant) => variant.waiting);
}
