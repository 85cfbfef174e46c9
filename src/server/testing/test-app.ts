import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { listenToPlanChanges } from '#billing/change/plan-changes.ts';
import type { BillingDeps } from '#billing/deps.ts';
import type { RunningSandbox } from '#billing/providers/sandbox/run-sandbox.ts';
import type { PlanKey } from '#contract/billing/plan.ts';
import type { Database } from '#database/connect.ts';
import { DEFAULT_RETENTION } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { authenticateByKey } from '#identity/personal-key/authenticate-by-key.ts';
import type { Mail } from '#mail/mail.ts';
import type { MailQueue } from '#mail/queue.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { AppDependencies, AppSettings, CheckedStore, Operating, StoreReader } from '../compose/dependencies.ts';
import { keptDays } from '../compose/kept-days.ts';
import { buildApp } from '../http/app.ts';
import { callLimits } from '../http/call-limits.ts';
import { testBilling } from './test-billing.ts';

export const NOW_MS = Date.UTC(2026, 10, 21, 10, 30);

export const TEST_SETTINGS: AppSettings = {
  isLocal: true,
  publicUrl: null,
  trustProxy: false,
  dataFolder: '/nowhere',
  secretKey: 'for tests',
  metricsToken: null,
  callLimits: callLimits(600),
  site: { operator: { name: null, address: null, email: null }, helpUrl: null, isBillingOn: true },
  config: {
    apiKey: 'key',
    projectId: 'tillwatch',
    appId: 'app',
    identityHost: null,
    identityScheme: null,
    providers: [],
    sessionSyncPath: '/__/auth/session',
    signUp: 'open',
    measurementId: null,
    conversionId: null,
    isLocal: true,
    mail: 'folder',
    billing: { provider: 'sandbox' },
    keptDays: keptDays(DEFAULT_RETENTION),
    demo: null,
  },
};

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  clock: ReturnType<typeof manualClock>;
  logged: unknown[];
  /** How often a check read each host. */
  checks: Map<string, number>;
  billing: BillingDeps;
  sandbox: RunningSandbox;
  /** The mails sent, oldest first. */
  mails: Mail[];
  close(): Promise<void>;
};

export function testOperating(mail: MailQueue): Operating {
  return { version: 'test', startedAtMs: NOW_MS, keep: DEFAULT_RETENTION, mail, sendAgain: async () => false };
}

/**
 * The app on its own database, or on a given one. A token is `<account>`, `<account>~unverified`, `<account>~disabled`
 * or `<account>~old`, whose sign-in is not recent; a session cookie is `<account>`.
 */
export async function testApp(
  overrides: Partial<AppDependencies> = {},
  given?: TestDatabase,
  operating: Partial<Operating> = {},
): Promise<TestApp> {
  const testing = given ?? (await testDatabase());
  for (const table of ['sale_hour', 'store_hour', 'poll', 'evidence', 'product_event']) {
    const [since, until] = [new Date(NOW_MS - 2 * DAY_MS), new Date(NOW_MS + DAY_MS)];
    const step = table === 'poll' ? '1 day' : '1 month';
    await sql`select ensure_partitions(${table}, ${step}::interval, ${since}, ${until})`.execute(testing.facts);
  }
  const clock = manualClock(NOW_MS);
  const logged: unknown[] = [];
  const checks = new Map<string, number>();
  const note = (entry: unknown) => {
    logged.push(entry);
  };
  const log = { debug: note, info: note, warn: note, error: note };
  const { billing, sandbox, mails } = await testBilling({ ...testing, clock, log }, () => app);
  const app: FastifyInstance = await buildApp({
    ...{ people: testing.people, facts: testing.facts },
    clock,
    log,
    billing,
    sandbox,
    alerts: testAlerts({ people: testing.people, facts: testing.facts, clock, mails }),
    planChanges: listenToPlanChanges(testing.url, log),
    settings: TEST_SETTINGS,
    identity: {
      async authenticate(token) {
        const [accountId, state] = token.split('~') as [string, string?];
        if (accountId === 'nobody') throw new Problem('unauthenticated');
        if (state === 'disabled') throw new Problem('account-disabled');
        return {
          accountId,
          sessionId: 'session',
          emailVerified: state !== 'unverified',
          isRecentLogin: state !== 'old',
        };
      },
      async authenticateByCookie(header) {
        const [, accountId] = /__Host-session=(\w+)/.exec(header) ?? [];
        if (accountId === undefined) throw new Problem('unauthenticated');
        return { accountId, sessionId: 'session', emailVerified: true };
      },
      authenticateByKey: (key) => authenticateByKey({ database: testing.people, clock }, key),
      wire: async () => {},
      pictureHosts: ['people.example'],
    },
    stores: storeReader(checks),
    operating: { ...testOperating(billing.mail), ...operating },
    fetcher: {
      async fetch() {
        throw new Error('no request is expected');
      },
    },
    origin: () => 'http://localhost',
    webFolder: null,
    ...overrides,
  });
  return {
    app,
    database: testing.database,
    clock,
    logged,
    checks,
    billing,
    sandbox,
    mails,
    async close() {
      await app.close();
      await testing.drop();
    },
  };
}

/** Treats every host as a readable shop, except hosts named after a problem: `store-locked.example`. */
function storeReader(checks: Map<string, number>): StoreReader {
  return {
    parse(url) {
      const host = url.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
      if (!/^[a-z0-9.-]+\.[a-z]+$/.test(host)) throw new Problem('store-address-invalid');
      return { host, origin: `https://${host}`, url };
    },
    async check({ host, origin }) {
      checks.set(host, (checks.get(host) ?? 0) + 1);
      if (host === 'defect.example') throw new Error('secret inside');
      if (host.startsWith('store-')) throw new Problem(host.replace(/\.example$/, '') as 'store-locked');
      return { ...SHOP, host, origin, shopKey: host.startsWith('same-') ? 'one-shop' : host };
    },
  };
}

const SHOP: Omit<CheckedStore, 'host' | 'origin' | 'shopKey'> = {
  platform: 'shopify',
  name: 'A shop',
  country: 'FR',
  currency: 'EUR',
  language: 'fr',
  faviconUrl: null,
  productCount: 12,
  signals: [{ kind: 'modified', state: 'alive', source: 'sitemap', evidence: { stamps: 12 } }],
};

/** Sends a request as a signed-in account; `as: null` sends no token. */
export async function call(
  { app }: TestApp,
  method: NonNullable<InjectOptions['method']>,
  url: string,
  options: { as?: string | null; body?: object; accept?: string } = {},
) {
  const { as = 'anna', body, accept } = options;
  const headers = { ...(as !== null && { authorization: `Bearer ${as}` }), ...(accept && { accept }) };
  const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  const isJson = answer.body !== '' && /json/.test(String(answer.headers['content-type']));
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: isJson ? answer.json() : null };
}

export async function createAccount(database: Database, id: string, plan?: PlanKey): Promise<string> {
  await database
    .insertInto('account')
    .values({ id, email: `${id}@example.org`, email_verified: true, created_at: new Date(NOW_MS - 3 * DAY_MS) })
    .execute();
  if (plan) await database.insertInto('entitlement').values({ account_id: id, plan }).execute();
  return id;
}
