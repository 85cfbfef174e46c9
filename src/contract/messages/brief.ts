import { z } from 'zod';
import { GroupColor, GroupId } from '../group.ts';
import { TimeZone } from '../preferences.ts';
import { InactiveReason } from './inactive.ts';

export const BRIEF_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export const BriefFrequency = z.enum(BRIEF_FREQUENCIES);
export type BriefFrequency = z.infer<typeof BriefFrequency>;

const BRIEF = {
  groupId: GroupId.nullable()
    .default(null)
    .describe('The group of stores or products that it covers. Null: everything that I track.'),
  frequency: BriefFrequency.describe(
    'daily: about the day before. weekly: on Mondays, about the week before. monthly: on the first, about the month before.',
  ),
  hour: z
    .number()
    .int()
    .min(0)
    .max(23)
    .describe(
      'The hour of my day at which it is sent, but never before the last UTC day that it covers is over and read.',
    ),
  zone: TimeZone.default('UTC').describe('The time zone of `hour`, if my preferences name none.'),
  sendsEmpty: z.boolean().default(false).describe('Whether it is sent even if nothing happened.'),
};

export const BriefBody = z.object(BRIEF);
export type BriefBody = z.infer<typeof BriefBody>;

/** Fields that are left out stay unchanged. */
export const BriefPatch = z.object({
  groupId: GroupId.nullable().optional(),
  frequency: BriefFrequency.optional(),
  hour: BRIEF.hour.optional(),
  sendsEmpty: z.boolean().optional(),
  stopped: z.boolean().optional(),
});
export type BriefPatch = z.infer<typeof BriefPatch>;

export const Brief = z.object({
  id: z.string(),
  group: z.object({ id: GroupId, name: z.string(), color: GroupColor }).nullable(),
  ...{ frequency: BriefFrequency, hour: z.number().int(), zone: z.string(), sendsEmpty: z.boolean() },
  stoppedAt: z.iso.datetime().nullable(),
  inactiveReason: InactiveReason,
  nextAt: z.iso.datetime().nullable().describe('When it is sent next. Null if it is stopped or inactive.'),
  lastSentAt: z.iso.datetime().nullable(),
});
export type Brief = z.infer<typeof Brief>;

export const BriefList = z.object({
  items: z.array(Brief),
  limit: z.number().int(),
  hasAddress: z.boolean().describe('Whether the account has a confirmed email address. Without one nothing is sent.'),
});
export type BriefList = z.infer<typeof BriefList>;

/** The mail as it would be sent now. */
export const BriefPreview = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  isEmpty: z.boolean().describe('True if nothing happened. It would be sent only with `sendsEmpty`.'),
});
export type BriefPreview = z.infer<typeof BriefPreview>;
