import { z } from 'zod';
import { PageQuery, pageOf } from '../list.ts';

/** How long after its end a day's figures settle. Later changes are restatements. */
export const SETTLED_AFTER_HOURS = 48;

/** Why a figure that was already shown changed. The web has a sentence for each: `restatement.why.<code>`. */
export const RESTATEMENT_WHYS = ['later-reading', 'order-cancelled', 'content-changed', 'first-weeks'] as const;
export const RestatementWhy = z
  .enum(RESTATEMENT_WHYS)
  .describe(
    'later-reading: a later reading showed more about the day. order-cancelled: a sale of the day was cancelled. ' +
      'content-changed: what was counted as a sale proved to be an edit. first-weeks: the store’s first weeks were ' +
      'estimated again with what was learnt since.',
  );
export type RestatementWhy = z.infer<typeof RestatementWhy>;

const Moved = z.object({
  from: z.number().nullable().describe('The figure before. Null if there was none.'),
  to: z.number().nullable(),
});

/** A change of a UTC day's figures more than 48 hours after the day was over. */
export const Restatement = z.object({
  day: z.iso.date().describe('A UTC day. Its figures changed more than 48 hours after it was over.'),
  at: z.iso.datetime().describe('When the reading was taken that changed the figures.'),
  why: RestatementWhy,
  orders: Moved,
  units: Moved,
  revenue: Moved.describe('In US dollars. Null if no exchange rate was known.'),
});
export type Restatement = z.infer<typeof Restatement>;

/** `day`: a UTC day whose figures changed; without it, all of them, latest change first. */
export const RestatementListQuery = PageQuery.extend({ day: z.iso.date().optional() });
export type RestatementListQuery = z.infer<typeof RestatementListQuery>;
export const RestatementPage = pageOf(Restatement);
