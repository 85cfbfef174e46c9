import { z } from 'zod';

/** A sign-in that is still valid. */
export const Session = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  /** `password`, `emailLink`, or a provider's id. */
  provider: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** `GET /user/sessions`, most recently used first. */
export const SessionList = z.object({ items: z.array(Session) });
export type SessionList = z.infer<typeof SessionList>;
