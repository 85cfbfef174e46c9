import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AlertDeps } from '#alerts/deps.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { listenToPlanChanges } from '#billing/change/plan-changes.ts';
import { setPlan } from '#billing/plan/set-plan.ts';
import type { Provider } from '#billing/providers/provider.ts';
import { payCheckout } from '#billing/providers/sandbox/pay-checkout.ts';
import { SANDBOX_CARDS } from '#contract/billing/checkout.ts';
import type { PlanKey } from '#contract/billing/plan.ts';
import { connect } from '#database/connect.ts';
import { DEFAULT_RETENTION, makePartitions } from '#database/partitions.ts';
import type { Account } from '#identity/account/account.ts';
import { insertAccount } from '#identity/account/create-account.ts';
import type { IdentityDeps } from '#identity/deps.ts';
import { authenticateByKey } from '#identity/personal-key/authenticate-by-key.ts';
import { authenticate, authenticateByCookie } from '#identity/session/authenticate.ts';
import { openSession } from '#identity/session/session.ts';
import { identityWire } from '#identity/wire/identity-wire.ts';
import { DAY_MS, systemClock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { seededRandom } from '#runtime/random.ts';
import { FetchFailure } from '#tracker/fetch/fetch-failure.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import type { StoreReader } from '../../src/server/compose/dependencies.ts';
import { keptDays } from '../../src/server/compose/kept-days.ts';
import { buildApp } from '../../src/server/http/app.ts';
import { callLimits } from '../../src/server/http/call-limits.ts';
import { testBilling } from '../../src/server/testing/test-billing.ts';

export const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
export const ROLES = ['visitor', 'unverified', 'FREE', 'BASIC', 'STANDARD', 'PREMIUM'] as const;
export type Role = (typeof ROLES)[number];

export type People = {
  token(role: Role): string | undefined;
  /** False for a role that cannot sign in. */
  signInAgain(role: Role): Promise<boolean>;
};

export type World = {
  url: string;
  /** A new person of each role, who watches as many stores as the plan allows. */
  newPeople(): Promise<People>;
  /** The logged faults: answers of 5xx, and why. */
  faults: unknown[];
  /** Lets the payment provider send its pending events. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

const SECRET = 'a fuzzer has no secrets, and needs none';
const STORES = 12;

/**
 * The whole HTTP side on loopback, with real accounts and the sandbox's payments. Call limits are raised, and no store
 * is contacted.
 */
export async function openWorld(databaseUrl: string): Promise<World> {
  const database = connect(databaseUrl, { max: 12 });
  const dataFolder = await mkdtemp(join(tmpdir(), 'tillwatch-fuzz-'));
  const clock = systemClock;
  const faults: unknown[] = [];
  let url = '';
  // reports about subscriptions that a forged message named are not faults
  const note = (entry: unknown, message?: string) => {
    if (message === 'internal-error' || message === 'unavailable') faults.push(entry);
  };
  const log = { debug() {}, info() {}, warn() {}, error: note };
  await makePartitions(database, clock.now());
  await fillStores(database, clock.now());
  const { billing: steady, sandbox } = await testBilling({ people: database, facts: database, clock, log }, () => app);
  const billing = { ...steady, provider: oftenAway(steady.provider) };
  const identity: IdentityDeps = {
    ...{ database, clock, mail: billing.mail, apiKey: 'key', projectId: 'tillwatch', secretKey: SECRET },
    ...{ origin: () => url, authorizedDomains: ['127.0.0.1'], limits: { emailChecksPerAddress: WIDE } },
    hashCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  };
  const app: Awaited<ReturnType<typeof buildApp>> = await buildApp({
    ...{
      database,
      people: database,
      facts: database,
      clock,
      log,
      billing,
      sandbox,
      stores: STORE_READER,
      webFolder: null,
      origin: () => url,
    },
    operating: {
      ...{ version: 'fuzz', startedAtMs: clock.now(), keep: DEFAULT_RETENTION, mail: billing.mail },
      sendAgain: async () => false,
    },
    alerts: testAlerts({ people: database, facts: database, clock, mails: [] }, { wire: NOBODY }),
    planChanges: listenToPlanChanges(databaseUrl, log),
    fetcher: PICTURES,
    identity: {
      wire: identityWire(identity),
      pictureHosts: [],
      authenticate: (token) => authenticate(identity, token),
      authenticateByKey: (key) => authenticateByKey(identity, key),
      authenticateByCookie: (cookie) => authenticateByCookie(identity, cookie),
    },
    settings: {
      ...{ isLocal: true, publicUrl: null, trustProxy: true, dataFolder, secretKey: SECRET, metricsToken: null },
      callLimits: raisedLimits(),
      site: { operator: { name: null, address: null, email: null }, helpUrl: null, isBillingOn: true },
      config: {
        keptDays: keptDays(DEFAULT_RETENTION),
        ...{ apiKey: 'key', projectId: 'tillwatch', appId: 'app', identityHost: null, identityScheme: null },
        ...{
          providers: [],
          sessionSyncPath: '',
          signUp: 'open' as const,
          measurementId: null,
          conversionId: null,
          demo: null,
        },
        ...{ isLocal: true, mail: 'folder' as const },
        billing: { provider: 'sandbox' },
      },
    },
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  let made = 0;

  async function newPerson(role: Exclude<Role, 'visitor'>): Promise<Account> {
    const email = `${role.toLowerCase()}-${++made}@example.org`;
    const account = await insertAccount({ database, clock }, { email, emailVerified: role !== 'unverified' });
    if (role !== 'unverified' && role !== 'FREE') await setPlan({ database, clock }, account.id, role as PlanKey);
    if (role !== 'unverified') await payOnce(account);
    const watched = role === 'FREE' ? 1 : 5;
    await sql`/* any kind */ insert into watched_store (account_id, store_id)
      select ${account.id}, id from store where state = 'read' order by md5(${email} || id) limit ${watched}`.execute(
      database,
    );
    return account;
  }

  /** An old payment, so that there is an invoice and something to charge back. */
  async function payOnce({ id, email }: Account): Promise<void> {
    const checkout = {
      accountId: id,
      email: email ?? '',
      plan: 'BASIC',
      billingId: 'basic-no-trial',
      hasTrial: false,
    } as const;
    const checkoutId = await steady.provider.openCheckout(checkout);
    await payCheckout(sandbox.deps, checkoutId, { card: SANDBOX_CARDS.paid, expires: '12/99', country: 'US' });
    for (const { fact } of await steady.provider.readCheckout(checkoutId))
      if (fact?.kind === 'subscription') await steady.provider.cancel(fact.id, 'now');
    await sandbox.settle();
  }

  async function newPeople(): Promise<People> {
    const accounts = new Map<Role, Account>();
    const tokens = new Map<Role, string>();
    const signInAgain = async (role: Role) => {
      const account = accounts.get(role);
      if (!account) return false;
      const way = { provider: 'password' };
      tokens.set(role, (await openSession(identity, account, way, { address: '127.0.0.1' })).idToken);
      return true;
    };
    for (const role of ROLES) {
      if (role === 'visitor') continue;
      accounts.set(role, await newPerson(role));
      await signInAgain(role);
    }
    return { token: (role) => tokens.get(role), signInAgain };
  }

  return {
    url,
    faults,
    newPeople,
    settle: () => sandbox.settle(),
    async close() {
      await app.close();
      await database.destroy();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const WIDE = { count: 1_000_000, windowMs: 60_000 };

/** Limits that nobody reaches. */
export function raisedLimits() {
  const wide = { calls: 1_000_000, seconds: 60 };
  return {
    ...callLimits(1_000_000),
    downloads: wide,
    storeReads: wide,
    providerCalls: wide,
    referralCodes: wide,
    rehearsals: wide,
  };
}

/** A provider that fails one call in twenty. */
function oftenAway(provider: Provider): Provider {
  const random = seededRandom(20);
  const away = {
    get: (whole: Provider, name: keyof Provider) => {
      if (name === 'name' || name === 'readWebhook') return whole[name];
      return async (...given: never[]) => {
        if (random.next() < 0.05) throw new Problem('billing-unavailable');
        return (whole[name] as (...given: never[]) => unknown).apply(whole, given);
      };
    },
  };
  return new Proxy(provider, away as ProxyHandler<Provider>);
}

/** A wire over which no message arrives. */
const NOBODY: AlertDeps['wire'] = {
  async exchange() {
    throw new FetchFailure('store-unreachable');
  },
};

/** Every picture is the same, and every second address fails. */
const PICTURES: Fetcher = {
  async fetch({ url }) {
    if (url.length % 2 === 1) throw new Error('nobody answers');
    return { url, status: 200, headers: {}, body: PNG, bytes: PNG.length, at: 0 };
  },
};

/** Every host is a readable shop, except those whose name says that they are locked. */
const STORE_READER: StoreReader = {
  parse(given) {
    const host = given
      .replace(/^https?:\/\//i, '')
      .replace(/[/?#].*$/s, '')
      .toLowerCase();
    if (!/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,20}$/.test(host)) throw new Problem('store-address-invalid');
    return { host, origin: `https://${host}`, url: given };
  },
  async check({ host, origin }) {
    if (host.startsWith('locked')) throw new Problem('store-locked');
    return {
      ...{ host, origin, shopKey: host, platform: 'shopify', name: host, country: 'FR', currency: 'EUR' },
      ...{ language: 'fr', faviconUrl: null, productCount: 3, signals: [] },
    };
  },
};

async function fillStores(database: ReturnType<typeof connect>, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  const yesterday = new Date(nowMs - DAY_MS).toISOString().slice(0, 10);
  await sql`insert into store_host (host, origin)
    select 'shop' || n || '.example', 'https://shop' || n || '.example'
    from generate_series(1, ${STORES}::int) n order by n`.execute(database);
  await sql`insert into store (id, host, origin, name, search_text, platform, country, currency, state, product_count, last_read_at)
    select n, 'shop' || n || '.example', 'https://shop' || n || '.example', 'Shop ' || n, 'shop ' || n, 'shopify', 'FR', 'USD',
      'read', 20, ${now} from generate_series(1, ${STORES}::int) n`.execute(database);
  await sql`insert into product (store_id, external_id, title, search_text, url, image_url, currency, price_minor,
      price_usd, tags, first_seen_at, last_seen_at)
    select s.id, n::text, 'Lamp ' || n, 'lamp ' || n, s.origin || '/' || n, s.origin || '/' || n || '.png', 'USD',
      n * 100, n, '{HOME}', ${now}::timestamptz - interval '60 days', ${now}
    from store s, generate_series(1, 20) n`.execute(database);
  await sql`insert into evidence (store_id, product_id, at, seen_at, kind, classified_as, weight, why)
    select store_id, id, ${now}::timestamptz - n * interval '5 hours', ${now}, 'modified', 'sale', 0.5, 'stamp-alone'
    from product, generate_series(1, 20) n`.execute(database);
  await sql`insert into poll (store_id, at, mode, outcome, requests, bytes, duration_ms, products, changed, signals)
    select id, ${now}::timestamptz - n * interval '1 hour', 'changes', 'complete', 1, 1, 1, 1, 1, '{modified}'
    from store, generate_series(1, 30) n`.execute(database);
  await sql`insert into product_event (store_id, product_id, at, kind)
    select store_id, id, ${now}::timestamptz - interval '1 day', 'edited' from product`.execute(database);
  const figures = sql`3, 1, 0, 3, 1, 0, 30, 30, 1, 0, 3, 'modified'`;
  const columns = sql`orders, orders_var, orders_sd, units, units_var, units_sd, revenue, revenue_usd, revenue_usd_var,
    revenue_usd_sd, observations, basis`;
  await sql`insert into store_day (store_id, day, ${columns}, observed_seconds)
    select id, ${yesterday}::date, ${figures}, 86400 from store`.execute(database);
  await sql`insert into sale_day (store_id, product_id, day, ${columns})
    select store_id, id, ${yesterday}::date, ${figures} from product`.execute(database);
}
