import { z } from 'zod';

/** `GET /config.json`: what the browser needs to know of this deployment. */
export const PublicConfig = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  /** Host (with port) and scheme of the identity service; null: the page's own origin. */
  identityHost: z.string().nullable(),
  identityScheme: z.enum(['http', 'https']).nullable(),
  isLocal: z.boolean(),
  demo: z.object({ email: z.string(), password: z.string() }).nullable(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
