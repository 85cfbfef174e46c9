import { z } from 'zod';

/** The payment provider and its settings. */
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

/** Where mails go: to a mail server, or into a folder of the server that only its operator reads. */
export const MailWay = z.enum(['smtp', 'folder']);

const days = z.number().int().positive();

/** `GET /config.json`: what the browser needs to know about this deployment. */
export const PublicConfig = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  /** Host (with port) and scheme of the identity service; null: the page's own origin. */
  identityHost: z.string().nullable(),
  identityScheme: z.enum(['http', 'https']).nullable(),
  /** The other sign-in providers. The ids are those of the identity SDK (`google.com`, `oidc.NAME`). */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Where the browser reports who is signed in, to get a session cookie. */
  sessionSyncPath: z.string(),
  /** The ids of analytics and of the advertising tag; null: it is not loaded. */
  measurementId: z.string().nullable(),
  conversionId: z.string().nullable(),
  /** Who may create an account: everybody, invited people, or nobody. */
  signUp: z.enum(['open', 'invitation', 'closed']),
  isLocal: z.boolean(),
  mail: MailWay,
  /** Null: billing is off, and nothing about it is shown. */
  billing: BillingConfig.nullable(),
  /** For how many days data is stored: of stores, of alerts, of an account's events and their network addresses. */
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
