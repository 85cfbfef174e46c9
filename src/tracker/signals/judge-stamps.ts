import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';

export type Stamps = ReadonlyMap<string, number>;

export type StampVerdict = { verdict: 'plausible' | 'degenerate' | 'too-few'; facts: Record<string, number> };

const AHEAD_MS = 5 * MINUTE_MS;
/** A page or two of one rendering show fewer values than this, however old the copy is. */
const MIN_VALUES = 3;

/**
 * Whether last-modified stamps can be the products' own. Stamps of a rendering are all equal, or lie within seconds of
 * each other and of the answer; a catalogue joined from several pages shows one value for each page. Too few values
 * show neither.
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
  return { verdict: distinct < MIN_VALUES ? 'too-few' : 'plausible', facts };
}

/** Right after a write to all products, the stamps of a source that is alive look like those of a rendering. */
export function areBelievable(stamps: Stamps, readAt: number, areAlive = false): boolean {
  return stamps.size > 0 && (areAlive || judgeStamps(stamps, readAt).verdict !== 'degenerate');
}

/** The share of products whose stamp differs in the second answer. A product's own stamp does not. */
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

/** If more than this share moved between two answers in a row, the stamps follow the answer, not the products. */
export const MAX_MOVED_SHARE = 0.3;
