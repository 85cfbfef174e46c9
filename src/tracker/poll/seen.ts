import type { Reading } from '../reading.ts';
import type { Known } from './load-known.ts';

/** A poll as far as it has come: what was seen, and what is known after it. */
export type Seen = {
  known: Known;
  /** As far as they are believed, in order. */
  readings: readonly Reading[];
  /** Products that changed. */
  changed: number;
  /** The whole catalogue, where its signals were probed or it is doubted. */
  catalogue: Reading | null;
  /** What was in the way of a part of it; what else was seen counts. */
  problem: NonNullable<Reading['problem']> | null;
};
