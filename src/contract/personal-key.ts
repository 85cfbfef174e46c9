import { z } from 'zod';

/** What every key of ours begins with, so that people and scanners know one when they see it. */
export const KEY_PREFIX = 'tw_';
export const MOST_CALLS_PER_MINUTE = 600;
export const LONGEST_KEY_NAME = 80;

/** A key by which a program calls as me. */
export const PersonalKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters; the rest was shown once. */
  beginning: z.string(),
  /** Without it the key reads only. */
  mayWrite: z.boolean(),
  callsPerMinute: z.number().int(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PersonalKey = z.infer<typeof PersonalKey>;

/** `GET /user/keys`, the newest first. */
export const PersonalKeyList = z.object({ items: z.array(PersonalKey), limit: z.number().int() });
export type PersonalKeyList = z.infer<typeof PersonalKeyList>;

export const PersonalKeyBody = z.object({
  name: z.string().trim().min(1).max(LONGEST_KEY_NAME),
  mayWrite: z.boolean().default(false),
  callsPerMinute: z.number().int().min(1).max(MOST_CALLS_PER_MINUTE).default(60),
});
export type PersonalKeyBody = z.infer<typeof PersonalKeyBody>;

/** The one time that the whole key is shown. */
export const MadePersonalKey = PersonalKey.extend({ key: z.string() });
export type MadePersonalKey = z.infer<typeof MadePersonalKey>;
