import { z } from 'zod';

/** In the links of a mail that comes again and again: what it stops, and a signature that stands in for signing in. */
export const StopQuery = z.object({ key: z.string().min(1).max(200) });

/** What mail programs post to such a link (RFC 8058). */
export const STOP_BODY_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;
