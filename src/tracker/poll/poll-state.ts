import type { Reading } from '../reading.ts';
import type { Known } from './load/load-known.ts';

/** The state of a poll so far: what was seen, and what is known after it. */
export type PollState = {
  known: Known;
  /** In order, with only what is believed of them. */
  readings: readonly Reading[];
  /** Products that changed. */
  changed: number;
  /** The whole catalogue, once its signals were probed or if it is doubted. */
  catalogue: Reading | null;
  /** Why a part could not be read. What was read counts. */
  problem: NonNullable<Reading['problem']> | null;
};
