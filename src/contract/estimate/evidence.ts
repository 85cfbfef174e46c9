import { z } from 'zod';
import { PageQuery, pageOf } from '../list.ts';
import { Money, ProductId } from '../product/product.ts';
import { SignalKind } from '../store.ts';
import { Estimate } from './estimate.ts';
import { Restatement } from './restatement.ts';

export const Classification = z.enum(['sale', 'restock', 'edit', 'bulk_edit', 'hold', 'unknown']);
export type Classification = z.infer<typeof Classification>;

/** Why a sighting was classified as it was. The web has a sentence for each: `evidence.why.<code>`. */
export const EvidenceWhy = z.enum([
  'stamp-alone',
  'stamp-alone-sold-out',
  'stamp-alone-like-edit',
  'in-order-after-restock',
  'stock-fell-with-stamp',
  'stock-fell',
  'may-be-unpaid',
  'put-aside-returned',
  'stock-rose',
  'order-cancelled',
  'back-in-stock',
  'content-changed',
  'price-changed',
  'review-written',
  'no-unit-left',
  'not-counted',
  'no-goods',
  'one-run',
  'one-by-one',
  'run-with-edits',
  'on-routine',
  'by-rank',
  'by-reviews',
  'by-review-times',
]);
export type EvidenceWhy = z.infer<typeof EvidenceWhy>;

/** What a sighting added to its product's facts of one UTC day. */
export const EvidenceAddition = z.object({
  day: z.iso.date(),
  seen: z
    .number()
    .describe('Orders that were seen themselves. The rest of `orders` was inferred: sales earlier in the same gap.'),
  orders: z.number(),
  units: z.number(),
  revenue: z.number().describe('The revenue in the store’s currency, in major units.'),
});
export type EvidenceAddition = z.infer<typeof EvidenceAddition>;

export const ProductRef = z.object({ id: ProductId, title: z.string() });
export type ProductRef = z.infer<typeof ProductRef>;

/** A sighting of a product that speaks for or against a sale, and how it was classified. */
export const EvidenceItem = z.object({
  at: z.iso.datetime().describe('When it happened, according to the store.'),
  seenAt: z.iso.datetime().describe('When we saw it.'),
  kind: SignalKind,
  product: ProductRef.nullable().describe('Null if the sighting concerns the whole store.'),
  before: z.unknown(),
  after: z.unknown(),
  classifiedAs: Classification,
  weight: z.number().describe('How much it counts as an order, from 0 to 1.'),
  units: z.number().nullable(),
  why: EvidenceWhy,
  adds: z.array(EvidenceAddition),
});
export type EvidenceItem = z.infer<typeof EvidenceItem>;

/** For how many days sightings are stored. The figures made of them are stored longer. */
export const EVIDENCE_DAYS = 90;

/** The figures of one UTC day and what they are made of. The parts add up to `orders.value`. */
export const DayReceipt = z.object({
  day: z.iso.date(),
  orders: Estimate,
  revenue: Estimate,
  units: z.number().nullable(),
  revenueInCurrency: Money.nullable().describe(
    'The revenue in the store’s own currency, before conversion to dollars.',
  ),
  /** The parts of the product's orders, or of the store's baskets; null if there is no number. */
  parts: z
    .object({
      seen: z.number().describe('Orders that sightings show.'),
      inferred: z.number().describe('Orders hidden by a later sighting of the same gap, estimated by the usual rate.'),
      hidden: z.number().describe('Orders hidden by a write to many products at once, estimated by the usual rate.'),
    })
    .nullable(),
  /** How many sightings of the day were classified as what. */
  sightings: z.array(z.object({ classifiedAs: Classification, count: z.number().int() })),
  restatements: z.array(Restatement).describe('How the figures changed after the day had settled, latest first.'),
  observedSeconds: z
    .number()
    .int()
    .describe('How many seconds of the day lay between two good readings of a live signal.'),
  isKept: z.boolean().describe('False if the day is so long ago that its sightings are no longer stored.'),
});
export type DayReceipt = z.infer<typeof DayReceipt>;

/** `day`: a UTC day; without it, the newest of any day come first. */
export const EvidenceListQuery = PageQuery.extend({
  day: z.iso.date().optional().describe(`A UTC day. Sightings are stored for ${EVIDENCE_DAYS} days.`),
});
export type EvidenceListQuery = z.infer<typeof EvidenceListQuery>;
export const EvidencePage = pageOf(EvidenceItem).extend({
  receipt: DayReceipt.nullable().describe(
    'The receipt of `day`. Null without `day`, or if the store was suspended before that day was over.',
  ),
});
export type EvidencePage = z.infer<typeof EvidencePage>;
