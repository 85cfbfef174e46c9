import { isFree } from '../changes/steady-prices.ts';
import type { KnownFingerprint } from '../known/fingerprint.ts';
import { isGone, type KnownProduct } from '../known/product.ts';
import type { KnownStore } from '../known/store.ts';
import type { Reading } from '../reading.ts';

/** If more prices than these wait, the whole catalogue has changed, and it is read whole. */
const MAX_WAITING = 100;

/**
 * The fingerprint of a reading, if reading the same catalogue again would bring no news except for a few products whose
 * new prices have to be seen a second time. Null otherwise. `known` is what is known after the reading.
 */
export function settledFingerprint(reading: Reading, known: KnownStore): KnownFingerprint | null {
  const { fingerprint, products, signals } = reading;
  // a cached copy was not compared with anything
  if (!fingerprint || !reading.isComplete || reading.at !== known.observedUntil) return null;
  // counts and stamps may show sales, even by staying the same
  if (products.length === 0 || signals.some((kind) => kind !== 'availability')) return null;
  if (known.model.prices?.away) return null;
  // free products say nothing about the market whose prices are shown: if most are free, only a few prices say it
  if (products.filter(isFree).length > products.length / 2) return null;
  const isUncounted = products.every(
    ({ modifiedAt, reviewCount, variants }) =>
      modifiedAt === null && reviewCount === null && variants.every(({ stock }) => stock === null),
  );
  if (!isUncounted) return null;
  const present = new Set(products.map((product) => product.externalId));
  const waiting: string[] = [];
  for (const product of known.products.values()) {
    const isThere = present.has(product.externalId);
    const isSettled = isThere ? isAsShown(product) : isGone(product);
    if (!isSettled) return null;
    if (isThere && isWaiting(product)) waiting.push(product.externalId);
  }
  return waiting.length <= MAX_WAITING ? { ...fingerprint, waiting, remembered: known.products.size } : null;
}

/**
 * The fingerprint after a reading of a few products, when the rest of the catalogue is unchanged. Returns `before`
 * itself if the catalogue looks the same and every waiting product still waits.
 */
export function fingerprintAfterPart(
  before: KnownFingerprint,
  { at, fingerprint, products }: Reading,
  known: KnownStore,
): KnownFingerprint | null {
  if (fingerprint !== before && at !== known.observedUntil) return null;
  const waiting = products.map(({ externalId }) => externalId).filter((id) => isWaiting(known.products.get(id)!));
  if (waiting.length > MAX_WAITING) return null;
  const isSame = fingerprint === before && waiting.length === before.waiting.length;
  return isSame ? before : { ...before, ...fingerprint, waiting };
}

function isAsShown({ missedReads, variants }: KnownProduct): boolean {
  return missedReads === 0 && variants.every((variant) => !variant.held?.length);
}

function isWaiting({ variants }: KnownProduct): boolean {
  return variants.some((variant) => variant.waiting);
}
