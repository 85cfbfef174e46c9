import { z } from 'zod';

/** The query of the stop links in regular mails: what to stop, and a signature that replaces a sign-in. */
export const StopQuery = z.object({ key: z.string().min(1).max(200) });

/** The types of what mail programs post to such a link (RFC 8058). */
export const STOP_BODY_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;
