import { z } from 'zod';

/** The prefix of every key of ours, by which people and scanners recognize one. */
export const KEY_PREFIX = 'tw_';
export const MAX_CALLS_PER_MINUTE = 600;
export const LONGEST_KEY_NAME = 80;

/** A key with which a program calls as me. */
export const PersonalKey = z.object({
  id: z.string(),
  name: z.string(),
  beginning: z.string().describe('The first characters of the key. The rest was shown only once.'),
  mayWrite: z.boolean().describe('Whether the key may change anything. Otherwise it can only read.'),
  callsPerMinute: z.number().int(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PersonalKey = z.infer<typeof PersonalKey>;

/** `GET /user/keys`, newest first. */
export const PersonalKeyList = z.object({ items: z.array(PersonalKey), limit: z.number().int() });
export type PersonalKeyList = z.infer<typeof PersonalKeyList>;

export const PersonalKeyBody = z.object({
  name: z.string().trim().min(1).max(LONGEST_KEY_NAME),
  mayWrite: z.boolean().default(false),
  callsPerMinute: z.number().int().min(1).max(MAX_CALLS_PER_MINUTE).default(60),
});
export type PersonalKeyBody = z.infer<typeof PersonalKeyBody>;

/** The whole key is shown only in this answer. */
export const MadePersonalKey = PersonalKey.extend({ key: z.string() });
export type MadePersonalKey = z.infer<typeof MadePersonalKey>;
