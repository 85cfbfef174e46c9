import { READS_UNTIL_GONE } from '../changes/find-missing.ts';
import { isFree } from '../changes/steady-prices.ts';
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
  // what is free shows no market: where most is, a few prices are all that do
  if (products.filter(isFree).length > products.length / 2) return null;
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
  return waiting.length <= MOST_WAITING ? { ...mark, waiting, remembered: memory.products.size } : null;
}

/**
 * The mark after a reading of a few products of a catalogue that stood but for them; the very mark, where it looks as it
 * did and all that waited waits on.
 */
export function markAfterPart(
  before: CatalogueMark,
  { at, mark, products }: Reading,
  memory: StoreMemory,
): CatalogueMark | null {
  if (mark !== before && at !== memory.observedUntil) return null;
  const waiting = products.map(({ externalId }) => externalId).filter((id) => isWaiting(memory.products.get(id)!));
  if (waiting.length > MOST_WAITING) return null;
  const isSame = mark === before && waiting.length === before.waiting.length;
  return isSame ? before : { ...before, ...mark, waiting };
}

function isAsShown({ missedReads, variants }: ProductMemory): boolean {
  return missedReads === 0 && variants.every((variant) => !variant.held?.length);
}

function isWaiting({ variants }: ProductMemory): boolean {
  return variants.some((variant) => variant.waiting);
}
