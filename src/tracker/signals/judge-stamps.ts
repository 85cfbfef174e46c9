import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';

export type Stamps = ReadonlyMap<string, number>;

export type StampVerdict = { verdict: 'plausible' | 'degenerate' | 'too-few'; facts: Record<string, number> };

const AHEAD_MS = 5 * MINUTE_MS;
/** Fewer values are what a page or two of one rendering show, however old the copy is. */
const FEWEST_VALUES = 3;

/**
 * Whether last-modified stamps can be the products' own. Stamps of the answer's rendering are all alike, or lie within
 * seconds of each other and of the answer; a catalogue joined from several pages shows one for each page. Too few values
 * tell neither.
 */
export function judgeStamps(stamps: Stamps, readAt: number): StampVerdict {
  const times = [...stamps.values()];
  if (times.length === 0) return { verdict: 'too-few', facts: { products: 0 } };
  const newest = times.reduce((most, time) => Math.max(most, time));
  const oldest = times.reduce((least, time) => Math.min(least, time));
  const distinct = new Set(times).size;
  const facts = {
    products: times.length,
    distinctStamps: distinct,
    spreadSeconds: Math.round((newest - oldest) / SECOND_MS),
    newestAgeSeconds: Math.round((readAt - newest) / SECOND_MS),
  };
  const isRendering = newest - oldest < 2 * MINUTE_MS && Math.abs(readAt - newest) < HOUR_MS;
  if (newest > readAt + AHEAD_MS || (times.length > 1 && (isRendering || distinct <= Math.max(1, times.length / 20)))) {
    return { verdict: 'degenerate', facts };
  }
  return { verdict: distinct < FEWEST_VALUES ? 'too-few' : 'plausible', facts };
}

/** The share of products whose stamp is another one in the second answer: stamps of the products stand still. */
export function movedShare(first: Stamps, second: Stamps): number {
  let shared = 0;
  let moved = 0;
  for (const [id, time] of second) {
    const before = first.get(id);
    if (before === undefined) continue;
    shared++;
    if (before !== time) moved++;
  }
  return shared === 0 ? 1 : moved / shared;
}

/** More than this between two answers in a row, and the stamps follow the answer, not the products. */
export const MOST_MOVED_SHARE = 0.3;
