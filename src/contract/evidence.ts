import { z } from 'zod';
import { PageQuery, pageOf } from './list.ts';
import { SignalKind } from './store.ts';

/** What was seen of a product that speaks for, or against, a sale, and what it was taken for. */
export const EvidenceItem = z.object({
  /** When it happened, as far as the store says. */
  at: z.iso.datetime(),
  /** When we saw it. */
  seenAt: z.iso.datetime(),
  kind: SignalKind,
  before: z.unknown(),
  after: z.unknown(),
  takenFor: z.enum(['sale', 'restock', 'edit', 'bulk_edit', 'hold', 'unknown']),
  /** How far it counts as an order, 0 to 1. */
  weight: z.number(),
  units: z.number().nullable(),
  why: z.string(),
});
export type EvidenceItem = z.infer<typeof EvidenceItem>;

/** `day`: a UTC day; without it the newest come first, whatever their day. */
export const EvidenceListQuery = PageQuery.extend({ day: z.iso.date().optional() });
export const EvidencePage = pageOf(EvidenceItem);
