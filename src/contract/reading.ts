import { z } from 'zod';
import { PageQuery, pageOf } from './list.ts';
import { SignalKind, StoreSignal } from './store.ts';

/** One poll of a store: what was asked, what came, how complete it was. */
export const ReadingItem = z.object({
  at: z.iso.datetime(),
  /** `catalogue`: every product was asked for; `changes`: those that moved since the last reading. */
  mode: z.enum(['catalogue', 'changes']),
  outcome: z.enum(['complete', 'partial', 'unchanged', 'throttled', 'refused', 'failed']),
  /** A code of the catalogue of errors, where the reading failed. */
  problem: z.string().nullable(),
  requests: z.number().int(),
  bytes: z.number().int(),
  durationMs: z.number().int(),
  products: z.number().int(),
  changed: z.number().int(),
  signals: z.array(SignalKind),
});
export type ReadingItem = z.infer<typeof ReadingItem>;

export const ReadingListQuery = PageQuery;
export const ReadingPage = pageOf(ReadingItem);

export const StoreSignals = z.object({ items: z.array(StoreSignal) });
export type StoreSignals = z.infer<typeof StoreSignals>;
