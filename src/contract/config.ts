import { z } from 'zod';

/** Where and how people pay. */
const BillingConfig = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('sandbox') }),
  z.object({
    provider: z.literal('paddle'),
    environment: z.enum(['sandbox', 'production']),
    vendorId: z.number().int().nullable(),
    clientToken: z.string().nullable(),
  }),
]);
export type BillingConfig = z.infer<typeof BillingConfig>;

/** Where mails go: to a mail server, or into a folder of the server, where only its operator reads them. */
export const MailWay = z.enum(['smtp', 'folder']);

const days = z.number().int().positive();

/** `GET /config.json`: what the browser needs to know of this deployment. */
export const PublicConfig = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  /** Host (with port) and scheme of the identity service; null: the page's own origin. */
  identityHost: z.string().nullable(),
  identityScheme: z.enum(['http', 'https']).nullable(),
  /** Who else may say who somebody is; ids are the identity SDK's (`google.com`, `oidc.NAME`). */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Where the browser tells who is signed in, for a session by cookie. */
  sessionSyncPath: z.string(),
  /** Analytics and the advertising tag; null: none is loaded. */
  measurementId: z.string().nullable(),
  conversionId: z.string().nullable(),
  /** Who may make an account: everybody, those who are invited, or nobody. */
  signUp: z.enum(['open', 'invitation', 'closed']),
  isLocal: z.boolean(),
  mail: MailWay,
  /** Null: billing is off, and nothing of it shows. */
  billing: BillingConfig.nullable(),
  /** What is kept for how many days: of stores, of alerts, of what happened to an account and where from. */
  keptDays: z.object({
    hours: days,
    events: days,
    evidence: days,
    readings: days,
    alerts: days,
    account: days,
    addresses: days,
  }),
  demo: z.object({ email: z.string(), password: z.string() }).nullable(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
