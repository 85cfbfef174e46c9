import { DAY_MS } from '#runtime/clock.ts';
import { isGone, type KnownProduct } from '../known/product.ts';
import type { Reading } from '../reading.ts';
import { hashOf } from './content-hash.ts';

/** Why a whole catalogue is not believed yet, and since when; stored between polls. Times are milliseconds. */
export type CatalogueDoubt = {
  /** It shows nothing; most products are missing; or most are missing and as many unknown ones are in their place. */
  kind: 'empty' | 'shrunk' | 'replaced';
  since: number;
  readings: number;
  /** The unknown products with the lowest hashes: enough to see whether the next reading shows the same ones. */
  sample: string[];
  /** Later readings agreed: what they show is true. */
  isConfirmed: boolean;
};

export type Judged = { reading: Reading; doubt: CatalogueDoubt | null };

/** The most known products of one store, gone ones included: twice the most that is read of one. */
export const MAX_KNOWN = 50_000;
/** Fewer products than these come and go by themselves. */
const MIN_PRODUCTS = 5;
/** A part of a catalogue is judged only if it is large: a small one may be just a window on it. */
const MIN_PART = 1_000;
const SHRUNK_READINGS = 3;
const SHRUNK_FOR_MS = DAY_MS;
const SAMPLE = 64;

/**
 * Whether a catalogue can be believed at once. One that lost most of its products is believed after three readings over
 * a day. One with mostly other products is believed as soon as a second reading shows the same ones, so that ids that
 * change at every read are never taken in. An empty one never means that its products are gone. Until then the reading
 * is a part: the known products without the unknown ones. `knownCount` counts the store's products, gone ones included;
 * beyond `MAX_KNOWN` no more are taken in. Pure.
 */
export function judgeCatalogue(
  reading: Reading,
  known: ReadonlyMap<string, KnownProduct>,
  before: CatalogueDoubt | null,
  knownCount: number,
): Judged {
  const unknown = reading.products.filter((product) => !known.has(product.externalId));
  const room = Math.max(0, MAX_KNOWN - knownCount);
  const kept = unknown.length > room ? withoutUnknown(reading, known, room) : reading;
  if (reading.mode !== 'catalogue') return { reading: kept, doubt: before };
  const isTelling = reading.isComplete || reading.products.length >= MIN_PART;
  if (!isTelling) return { reading: kept, doubt: before };
  const kind = doubtOf(reading, known, unknown.length);
  if (kind === null) return { reading: kept, doubt: null };
  const doubt = next(kind, reading.at, sampleOf(unknown.map((product) => product.externalId)), before);
  if (doubt.isConfirmed) return { reading: kept, doubt };
  const part = withoutUnknown(reading, known, 0);
  return {
    reading: { ...part, problem: { code: 'store-catalogue-doubtful', retryAfterSeconds: null } },
    doubt,
  };
}

function doubtOf(
  reading: Reading,
  known: ReadonlyMap<string, KnownProduct>,
  unknown: number,
): CatalogueDoubt['kind'] | null {
  let present = 0;
  for (const product of known.values()) if (!isGone(product)) present++;
  if (present > 0 && reading.products.length === 0) return 'empty';
  if (present < MIN_PRODUCTS) return null;
  let shown = 0;
  for (const { externalId } of reading.products) {
    const product = known.get(externalId);
    if (product && !isGone(product)) shown++;
  }
  if (shown >= present / 2) return null;
  if (unknown > present / 2) return 'replaced';
  return reading.isComplete ? 'shrunk' : null;
}

function next(
  kind: CatalogueDoubt['kind'],
  at: number,
  sample: string[],
  before: CatalogueDoubt | null,
): CatalogueDoubt {
  const isSame = before?.kind === kind && (kind !== 'replaced' || areAlike(before.sample, sample));
  if (!isSame) return { kind, since: at, readings: 1, sample, isConfirmed: false };
  const readings = before.readings + 1;
  const isLong = readings >= SHRUNK_READINGS && at - before.since >= SHRUNK_FOR_MS;
  const isConfirmed = before.isConfirmed || kind === 'replaced' || (kind === 'shrunk' && isLong);
  return { kind, since: before.since, readings, sample, isConfirmed };
}

/** The reading with the known products and the first `room` others. */
function withoutUnknown(reading: Reading, known: ReadonlyMap<string, KnownProduct>, room: number): Reading {
  let left = room;
  const products = reading.products.filter((product) => known.has(product.externalId) || left-- > 0);
  const problem = reading.problem ?? { code: 'store-too-large' as const, retryAfterSeconds: null };
  return { ...reading, products, isComplete: false, problem };
}

/** The lowest hashes of a set estimate how much of it another one shares (Broder, 1997). */
function sampleOf(externalIds: string[]): string[] {
  return externalIds
    .map((id) => hashOf([id]))
    .sort()
    .slice(0, SAMPLE);
}

function areAlike(one: string[], other: string[]): boolean {
  const shared = other.filter((hash) => one.includes(hash)).length;
  return shared * 2 >= Math.max(one.length, other.length);
}
