import { z } from 'zod';
import { ComparedChange, Estimate, PreviousEstimates, Sparkline } from './estimate/estimate.ts';
import { StoreStatus } from './filters.ts';
import { pageOf } from './list.ts';
import { PlatformKind } from './platform.ts';
import { StoreProblem } from './problem.ts';
import { Tag } from './tag.ts';

export const StoreId = z.string().regex(/^[1-9]\d{0,17}$/);

export const SignalKind = z.enum(['modified', 'stock', 'rank', 'reviews', 'availability']);
export type SignalKind = z.infer<typeof SignalKind>;

export const SignalState = z
  .enum(['probing', 'alive', 'silent', 'refused'])
  .describe(
    'probing: may be a signal of sales, but has not proved it yet; nothing is counted. alive: proved. silent: has not ' +
      'moved for implausibly long at its rate, or is no longer shown. refused: turned out to be something else (the time ' +
      'of the answer, numbers drawn at each reading, a cap, a countdown).',
  );
export type SignalState = z.infer<typeof SignalState>;

/** A way in which a store betrays a sale, and why we rely on it (`evidence`: plain facts, label → value). */
export const StoreSignal = z.object({
  kind: SignalKind,
  state: SignalState,
  source: z.string(),
  since: z.iso.datetime(),
  evidence: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .describe(
      'What the last probe found and what readings have shown since, as far as it applies: moves (recent), movesPerDay, ' +
        'lastMovedAt, rises, usualFall (units), why (the signal is silent or refused), salesPerStampShare (the share of ' +
        'sales among the stampsJudged, which stock could check), fallsSeen and fallsStamped (falls of stock, and those ' +
        'with a stamp), rankProducts and rankSlope (how the ranking is calibrated), reviewsPerHundredLines, imported ' +
        '(reviews not counted), reviewTimes (reviews are read with their times, and count if the writer bought), ' +
        'unitsPerLine, isWholesale (half of the products or more can only be ordered several at a time, so more units are assumed).',
    ),
});
export type StoreSignal = z.infer<typeof StoreSignal>;

/** Why a store is next read when it is. `reading`: it is being read now. */
export const NextReadReason = z.enum(['planned', 'throttled', 'asked-to-wait', 'failing', 'reading']);
export type NextReadReason = z.infer<typeof NextReadReason>;

export const StoreItem = z.object({
  id: StoreId,
  host: z.string(),
  url: z.string(),
  name: z.string(),
  faviconUrl: z.string().nullable(),
  platform: PlatformKind.nullable(),
  country: z.string().nullable(),
  currency: z.string().nullable(),
  tags: z.array(Tag),
  status: StoreStatus,
  suspendedBy: z.enum(['user', 'plan']).nullable(),
  suspendedAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'If you suspended the store, its figures end then. If your plan did, it has no figures. Null if it is not suspended.',
    ),
  isPractice: z.boolean(),
  favorited: z.boolean(),
  productCount: z.number().int().nullable().describe('Null if the plan suspended the store.'),
  uncountedCount: z
    .number()
    .int()
    .nullable()
    .describe(
      'How many of its products are in none of its figures, because no sale of them can be seen. Null: unknown, or while ' +
        'suspended.',
    ),
  trackedBy: z.number().int(),
  orders: Estimate,
  revenue: Estimate,
  previous: PreviousEstimates,
  change: ComparedChange,
  sparkline: Sparkline,
  discountedShare: z
    .number()
    .nullable()
    .describe(
      'The share of its products that are reduced, 0 to 1. Null before the first reading, and while suspended.',
    ),
  soldOutShare: z
    .number()
    .nullable()
    .describe(
      'The share of its products that are sold out, 0 to 1. Null before the first reading, and while suspended.',
    ),
  firstSeenAt: z.iso.datetime(),
  lastReadAt: z.iso.datetime().nullable(),
  nextReadAt: z.iso.datetime().nullable(),
  nextReadReason: NextReadReason.nullable(),
  signals: z.array(StoreSignal),
  problem: StoreProblem.nullable(),
});
export type StoreItem = z.infer<typeof StoreItem>;

export const StorePage = pageOf(StoreItem);

/** An address as a person types it, at most 2,048 characters, with or without a scheme. */
export const StoreUrlBody = z.object({
  url: z
    .string()
    .trim()
    .min(1)
    .max(2048)
    .meta({ examples: ['https://shop1.example/', 'shop2.example', 'https://shop.example.com/products?page=2'] }),
});

export const StorePatch = z
  .object({ suspended: z.boolean(), favorited: z.boolean() })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, { message: 'one of suspended, favorited' });
export type StorePatch = z.infer<typeof StorePatch>;

export const StoreCheck = z.object({
  trackable: z.boolean(),
  host: z.string(),
  platform: PlatformKind.nullable(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  currency: z.string().nullable(),
  productCount: z.number().int().nullable(),
  signals: z.array(StoreSignal.pick({ kind: true, state: true, source: true, evidence: true })),
  problem: StoreProblem.nullable(),
  storeId: StoreId.nullable().describe('The store’s id if you already track it. Null if you do not.'),
});
export type StoreCheck = z.infer<typeof StoreCheck>;
