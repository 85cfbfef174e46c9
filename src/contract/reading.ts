import { z } from 'zod';
import { PageQuery, pageOf } from './list.ts';
import { StoreProblem } from './problem.ts';
import { SignalKind, StoreSignal } from './store.ts';

/** How a reading ended. `partial`: it says nothing about what it missed. `unchanged`: the store had nothing new. */
export const ReadingOutcome = z.enum(['complete', 'partial', 'unchanged', 'throttled', 'refused', 'failed']);
export type ReadingOutcome = z.infer<typeof ReadingOutcome>;

/** One reading of a store, as in `GET /api/stores/{id}/readings`, newest first. */
export const ReadingItem = z.object({
  at: z.iso.datetime(),
  /** `catalogue`: every product; `changes`: those that changed since the reading before. */
  mode: z.enum(['catalogue', 'changes']),
  outcome: ReadingOutcome,
  problem: StoreProblem.nullable(),
  requests: z.number().int(),
  bytes: z.number().int(),
  durationMs: z.number().int(),
  products: z.number().int(),
  changed: z.number().int(),
  signals: z.array(SignalKind),
});
export type ReadingItem = z.infer<typeof ReadingItem>;

/** `day`: a UTC day; without it, the newest of any day come first. */
export const ReadingListQuery = PageQuery.extend({ day: z.iso.date().optional() });
export type ReadingListQuery = z.infer<typeof ReadingListQuery>;

export const ReadingPage = pageOf(ReadingItem);

export const StoreSignals = z.object({ items: z.array(StoreSignal) });
export type StoreSignals = z.infer<typeof StoreSignals>;
