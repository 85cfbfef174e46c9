/**
 * What the stock of products looked like when a store was last read, as one number per product, so that a short list of
 * all stock shows which products must be read again. Held in memory only: without it the whole catalogue is read.
 */
export type StockMarks = {
  /** The `at` of the reading that made them. */
  at: number;
  marks: Map<string, number>;
  /** The store's etag of its last answer, by the address of a list. */
  etags: Map<string, string>;
  /** Quantities from this on were not believed. */
  cap: number | null;
};

const MAX_MARKS = 400_000;

const kept = new Map<string, StockMarks>();
let total = 0;

/**
 * The marks of a store, if they are no newer than `since`: a reading that was never stored must not hide what it saw.
 */
export function recallMarks(storeKey: string, since: number): StockMarks | null {
  const known = kept.get(storeKey);
  return known && known.at <= since ? known : null;
}

/** Stores that were read longest ago are forgotten first. */
export function keepMarks(storeKey: string, marks: StockMarks): void {
  total += marks.marks.size - (kept.get(storeKey)?.marks.size ?? 0);
  kept.delete(storeKey);
  kept.set(storeKey, marks);
  for (const [oldest, { marks: held }] of kept) {
    if (total <= MAX_MARKS || oldest === storeKey) return;
    kept.delete(oldest);
    total -= held.size;
  }
}

/** Used when the store is read in another way, so that its next changes are not judged by these marks. */
export function forgetMarks(storeKey: string): void {
  total -= kept.get(storeKey)?.marks.size ?? 0;
  kept.delete(storeKey);
}

/** Two hashes of 26 bits (FNV-1a and a variant): another text has the same mark once in 4 × 10^15. */
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
