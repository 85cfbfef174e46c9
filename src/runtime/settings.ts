import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { OperatorField } from '#contract/page-blanks.ts';
import { type ProviderSetting, providerSettings } from './provider-setting.ts';
import { getOrMakeSecretKey } from './secret-key.ts';
import { StartError } from './start-error.ts';

const ROLES = ['web', 'tracker', 'jobs'] as const;
export type Role = (typeof ROLES)[number];
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** Such that 24 months are never less than two years. */
const DAYS_PER_MONTH = 30.5;
const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));

function url(...protocols: string[]) {
  const fits = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return z.string().refine(fits, `must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`);
}

const requestsPerDay = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
  .transform(Number);

function wholeFrom(least: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/, `must be a whole number from ${least} up`)
    .transform(Number)
    .refine((value) => value >= least, `must be a whole number from ${least} up`);
}

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
    .default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  FACTS_DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL: z.literal('folder', 'must be folder, or not set').optional(),
  MAIL_FROM: z.string().includes('@', 'must be an email address').optional(),
  PRACTICE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ALLOWED_PRIVATE_HOSTS: list
    .refine((hosts) => hosts.every(isHostAndPort), 'must be a comma-separated list of host:port')
    .default([]),
  PUBLIC_URL: url('http:', 'https:')
    .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'must be an origin, without a path')
    .optional(),
  NODE_ENV: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SIGN_UP: z.enum(['open', 'invitation', 'closed'], 'must be open, invitation or closed').default('open'),
  BACKUP_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: list
    .refine(
      (proxies) => proxies.every(isProxy),
      `must be a comma-separated list of addresses, ranges (10.0.0.0/8) or ${NAMED_PROXIES.join(', ')}`,
    )
    .default([]),
  TRACKER_CONTACT: z
    .string()
    .refine(
      (text) => (/^https?:\/\//.test(text) ? URL.canParse(text) : /^[^\s@]+@[^\s@]+$/.test(text)),
      'must be a URL or an email address',
    )
    .optional(),
  TRACKER_EGRESS: z.string().max(100).default('default'),
  HOST_REQUESTS_PER_DAY: requestsPerDay.default(2_000),
  NETWORK_REQUESTS_PER_DAY: requestsPerDay.default(43_200),
  READS_PER_MINUTE: wholeFrom(1).default(600),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_PROVIDERS: providerSettings.default([]),
  CUSTOM_TOKEN_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) => text.startsWith('-----BEGIN PUBLIC KEY-----'), 'must be a public key in PEM')
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z\d]{4,20}$/, 'must look like G-ABCDEF1234')
    .optional(),
  ADS_ID: z
    .string()
    .regex(/^AW-\d{4,20}(\/[\w-]+)?$/, 'must look like AW-123456789/label')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('https:', 'http:').optional(),
  FX_RATES_URL: url('https:', 'http:').optional(),
  KEEP_HOURS_MONTHS: wholeFrom(2).default(24),
  KEEP_EVENTS_MONTHS: wholeFrom(1).default(24),
  KEEP_EVIDENCE_DAYS: wholeFrom(7).default(90),
  KEEP_POLLS_DAYS: wholeFrom(2).default(30),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(500).optional(),
  OPERATOR_EMAIL: z.string().includes('@', 'must be an email address').max(320).optional(),
  HELP_URL: url('https:', 'http:').optional(),
  BILLING: z.enum(['sandbox', 'paddle', 'off'], 'must be sandbox, paddle or off').optional(),
  PADDLE_ENVIRONMENT: z.enum(['production', 'sandbox'], 'must be production or sandbox').default('production'),
  PADDLE_API_KEY: z.string().optional(),
  PADDLE_WEBHOOK_SECRET: list.default([]),
  PADDLE_VENDOR_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be a number')
    .transform(Number)
    .optional(),
  PADDLE_CLIENT_TOKEN: z.string().optional(),
  PADDLE_PRICES: list
    .refine(
      (pairs) => pairs.every((pair) => /^[\w-]+=pri_\w+$/.test(pair)),
      'must be a comma-separated list of plan=pri_…',
    )
    .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])))
    .default({}),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
});

export type PaddleSettings = {
  provider: 'paddle';
  environment: 'production' | 'sandbox';
  apiKey: string;
  /** Several, while one is being replaced. */
  webhookSecrets: string[];
  /** The seller's number, which the browser gets if there is no client token. */
  vendorId: number | null;
  clientToken: string | null;
  /** Paddle's prices by our billing ids. */
  prices: Record<string, string>;
};

export type Settings = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** The database of the facts; null: that of people's tables. */
  factsDatabaseUrl: string | null;
  /** Null: mails are files of the outbox in the data folder. Outside local mode, MAIL must ask for that. */
  smtpUrl: string | null;
  mailFrom: string | null;
  isPracticeOn: boolean;
  /** `host:port`, lower case: stores that may be tracked although they are private. */
  allowedPrivateHosts: string[];
  /** The public origin, without a slash at the end. */
  publicUrl: string | null;
  /** At least 32 characters; keys are derived from it. */
  secretKey: string;
  /** Who may create an account. The first operator always may, by the address printed at the start. */
  signUp: 'open' | 'invitation' | 'closed';
  /** The key that seals backups; null: they are not sealed. */
  backupKey: string | null;
  /** Addresses, ranges and names of the proxies whose address headers count. */
  trustProxy: string[];
  /** A URL or a mail address for the tracker's user agent. */
  trackerContact: string | null;
  /** Names the address from which the tracker reads. Trackers with one name share the budgets of platform networks. */
  trackerEgress: string;
  /** The limit for one store, and for all stores of one platform network together, from one egress. */
  hostRequestsPerDay: number;
  networkRequestsPerDay: number;
  /** The limit of an account's reading calls. */
  readsPerMinute: number;
  /** The other sign-in providers. */
  google: { clientId: string; clientSecret: string } | null;
  oidcProviders: ProviderSetting[];
  /** The PEM key that may sign people in by custom tokens. */
  customTokenKey: string | null;
  /** Google Analytics and the advertising tag; null: not loaded. */
  analyticsId: string | null;
  adsId: string | null;
  /** Where newer exchange rates are read every evening, in the ECB's form; null: only those that come with us. */
  fxRatesUrl: string | null;
  /** For how many days data is stored. Days of sales are stored forever. */
  keep: { hoursDays: number; eventsDays: number; evidenceDays: number; pollsDays: number };
  /** The operator's name in the legal texts; null: they say that nobody is named. */
  operator: Record<OperatorField, string | null>;
  /** The address of the help centre, with `{language}` for the reader's; null: there is none, and a page says so. */
  helpUrl: string | null;
  /** The payment provider; `sandbox` only in local mode. */
  billing: { provider: 'sandbox' } | { provider: 'off' } | PaddleSettings;
  /** Where traces are sent by OTLP; null: there are none, and nothing for them is loaded. */
  tracesUrl: string | null;
  /** Where each process serves its health and its metrics; null: only at the web's own address. */
  metricsAddress: { host: string; port: number } | null;
  /** Whoever sends this token may read metrics at the web's address. */
  metricsToken: string | null;
  logLevel: (typeof LOG_LEVELS)[number];
  roles: Role[];
  /** Whether a new database starts without practice stores and demo account. */
  isEmpty: boolean;
  /** The outbox, practice stores, the demo account and `/dev/*` exist only in local mode. */
  isLocal: boolean;
};

/** Reads the environment and the arguments of the server. Bad values are all reported at once, one per line. */
export function readSettings(env: Record<string, string | undefined>, argv: string[]): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const environment = Environment.safeParse(given);
  const options = readArguments(argv);
  const problems = (environment.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  problems.push(...options.problems);
  const isLocal = isLocalIn(given);
  if (!isLocal && !given.SECRET_KEY)
    problems.push(
      'SECRET_KEY is required for a public server (HOST, PUBLIC_URL or NODE_ENV make it one): create it with "openssl rand -base64 32" and keep it.',
    );
  if (!isLocal && !given.SMTP_URL && !given.MAIL)
    problems.push(
      'SMTP_URL is required for a public server, since mail cannot be sent without it. MAIL=folder writes mails into the data folder instead.',
    );
  if (given.SMTP_URL && given.MAIL) problems.push('SMTP_URL and MAIL exclude each other: set one of them.');
  if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
  }
  const billing = environment.success ? readBilling(environment.data, isLocal, problems) : null;
  if (!environment.success || !billing || problems.length > 0) throw new StartError(problems.join('\n'));
  const value = environment.data;
  const dataDir = resolve(value.DATA_DIR);
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    factsDatabaseUrl: value.FACTS_DATABASE_URL ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? null,
    isPracticeOn: value.PRACTICE === 'on',
    allowedPrivateHosts: value.ALLOWED_PRIVATE_HOSTS.map((each) => each.toLowerCase()),
    publicUrl: value.PUBLIC_URL ? new URL(value.PUBLIC_URL).origin : null,
    secretKey: value.SECRET_KEY ?? getOrMakeSecretKey(dataDir),
    signUp: value.SIGN_UP,
    backupKey: value.BACKUP_KEY ?? null,
    trustProxy: value.TRUST_PROXY,
    trackerContact: value.TRACKER_CONTACT ?? null,
    trackerEgress: value.TRACKER_EGRESS,
    hostRequestsPerDay: value.HOST_REQUESTS_PER_DAY,
    networkRequestsPerDay: value.NETWORK_REQUESTS_PER_DAY,
    readsPerMinute: value.READS_PER_MINUTE,
    google:
      value.GOOGLE_CLIENT_ID && value.GOOGLE_CLIENT_SECRET
        ? { clientId: value.GOOGLE_CLIENT_ID, clientSecret: value.GOOGLE_CLIENT_SECRET }
        : null,
    oidcProviders: value.OIDC_PROVIDERS,
    customTokenKey: value.CUSTOM_TOKEN_KEY ?? null,
    analyticsId: value.ANALYTICS_ID ?? null,
    adsId: value.ADS_ID ?? null,
    fxRatesUrl: value.FX_RATES_URL ?? null,
    keep: {
      hoursDays: Math.ceil(value.KEEP_HOURS_MONTHS * DAYS_PER_MONTH),
      eventsDays: Math.ceil(value.KEEP_EVENTS_MONTHS * DAYS_PER_MONTH),
      evidenceDays: value.KEEP_EVIDENCE_DAYS,
      pollsDays: value.KEEP_POLLS_DAYS,
    },
    operator: {
      name: value.OPERATOR_NAME ?? null,
      address: value.OPERATOR_ADDRESS ?? null,
      email: value.OPERATOR_EMAIL ?? null,
    },
    helpUrl: value.HELP_URL ?? null,
    billing,
    tracesUrl: value.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    metricsAddress: value.METRICS_PORT === undefined ? null : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    metricsToken: value.METRICS_TOKEN ?? null,
    logLevel: value.LOG_LEVEL,
    roles: options.roles,
    isEmpty: options.isEmpty,
    isLocal,
  };
}

/** Whether the environment describes a server for one machine, even if other settings are wrong. */
export function isLocalIn(env: Record<string, string | undefined>): boolean {
  return isLoopback(env.HOST?.trim() || '127.0.0.1') && !env.PUBLIC_URL?.trim() && env.NODE_ENV !== 'production';
}

/** Every setting by its name, with its default. */
export function listSettings(): { name: string; fallback: string }[] {
  return Object.entries(Environment.shape).flatMap(([name, schema]) => {
    if (name === 'NODE_ENV') return [];
    const { data } = schema.safeParse(undefined);
    return { name, fallback: typeof data === 'string' || typeof data === 'number' ? String(data) : '' };
  });
}

/** The values among them that must not appear in a log. */
export function secretsAmong(env: Record<string, string | undefined>): string[] {
  return Object.entries(env).flatMap(([name, value]) =>
    /(KEY|SECRET|TOKEN|PASSWORD)$/.test(name) && Object.hasOwn(Environment.shape, name) && value ? [value] : [],
  );
}

const PADDLE_PRICE_NAMES = ['basic', 'standard', 'premium'].flatMap((plan) => [plan, `${plan}-no-trial`]);

/** The payment provider, if any. Unless named, it is the sandbox in local mode, and otherwise Paddle if configured. */
function readBilling(value: z.infer<typeof Environment>, isLocal: boolean, problems: string[]): Settings['billing'] {
  const provider = value.BILLING ?? (value.PADDLE_API_KEY ? 'paddle' : isLocal ? 'sandbox' : 'off');
  if (provider !== 'paddle') {
    if (provider === 'sandbox' && !isLocal)
      problems.push('BILLING must be paddle or off when the server is public: the cards of the sandbox pay nothing.');
    return { provider };
  }
  const missing = PADDLE_PRICE_NAMES.filter((name) => !value.PADDLE_PRICES[name]);
  if (!value.PADDLE_API_KEY) problems.push('PADDLE_API_KEY is needed with BILLING=paddle.');
  if (value.PADDLE_WEBHOOK_SECRET.length === 0) problems.push('PADDLE_WEBHOOK_SECRET is needed with BILLING=paddle.');
  if (missing.length > 0) problems.push(`PADDLE_PRICES lacks ${missing.join(', ')}.`);
  if (value.PADDLE_VENDOR_ID === undefined && !value.PADDLE_CLIENT_TOKEN)
    problems.push('PADDLE_CLIENT_TOKEN or PADDLE_VENDOR_ID is needed with BILLING=paddle.');
  return {
    provider,
    environment: value.PADDLE_ENVIRONMENT,
    apiKey: value.PADDLE_API_KEY ?? '',
    webhookSecrets: value.PADDLE_WEBHOOK_SECRET,
    vendorId: value.PADDLE_VENDOR_ID ?? null,
    clientToken: value.PADDLE_CLIENT_TOKEN ?? null,
    prices: value.PADDLE_PRICES,
  };
}

const OPTIONS = `there are --empty and --roles=${ROLES.join(',')}`;

function readArguments(argv: string[]): { roles: Role[]; isEmpty: boolean; problems: string[] } {
  const problems: string[] = [];
  const { values, positionals } = parseArgs({
    args: argv,
    options: { roles: { type: 'string' }, empty: { type: 'boolean' } },
    strict: false,
  });
  for (const name of Object.keys(values))
    if (name !== 'roles' && name !== 'empty') problems.push(`--${name} is not an option: ${OPTIONS}.`);
  for (const word of positionals) problems.push(`"${word}" is not an option: ${OPTIONS}.`);
  if (values.empty !== undefined && values.empty !== true) problems.push('--empty takes no value.');
  const names = values.roles === undefined ? [...ROLES] : String(values.roles).split(',');
  const roles = ROLES.filter((role) => names.includes(role));
  if (names.some((name) => !ROLES.includes(name as Role))) problems.push(`--roles must be some of ${ROLES.join(',')}.`);
  return { roles, isEmpty: values.empty === true, problems };
}

function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  return isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback';
}

function isHostAndPort(text: string): boolean {
  return /^(\[[\da-f:.]+\]|[a-z\d.-]+):\d{1,5}$/i.test(text) && URL.canParse(`http://${text}`);
}

function isProxy(text: string): boolean {
  return NAMED_PROXIES.includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}
