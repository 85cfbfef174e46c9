/**
 * What products' stock looked like when a store was last read, as one number a product, so that a short list of all
 * stock tells which products must be read anew. Kept in memory only: without it the whole catalogue is read.
 */
export type StockMarks = {
  /** The `at` of the reading that laid them. */
  at: number;
  marks: Map<string, number>;
  /** By the address of a list: what the store named its last answer. */
  etags: Map<string, string>;
  /** The quantity from which on the reading believed none. */
  cap: number | null;
};

const MOST_MARKS = 400_000;

const kept = new Map<string, StockMarks>();
let total = 0;

/** The marks of a store, if they are no newer than `since`: a reading that was never kept must not hide what it saw. */
export function recallMarks(storeKey: string, since: number): StockMarks | null {
  const known = kept.get(storeKey);
  return known && known.at <= since ? known : null;
}

/** Stores read longest ago are forgotten first. */
export function keepMarks(storeKey: string, marks: StockMarks): void {
  total += marks.marks.size - (kept.get(storeKey)?.marks.size ?? 0);
  kept.delete(storeKey);
  kept.set(storeKey, marks);
  for (const [oldest, { marks: held }] of kept) {
    if (total <= MOST_MARKS || oldest === storeKey) return;
    kept.delete(oldest);
    total -= held.size;
  }
}

/** Where the store is read in another way, and its next changes are not to be told by these marks. */
export function forgetMarks(storeKey: string): void {
  total -= kept.get(storeKey)?.marks.size ?? 0;
  kept.delete(storeKey);
}

/** Two hashes of 26 bits (FNV-1a and its like): another text has the same mark once in 4 × 10^15. */
export function markOf(text: string): number {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return (one >>> 6) * 0x4000000 + (other >>> 6);
}
