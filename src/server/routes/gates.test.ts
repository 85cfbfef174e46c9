import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PLAN_ORDER, PLANS, type PlanFeature, type PlanKey, planUnlocking } from '#contract/billing/plan.ts';
import { DATE_RANGES, Frequency } from '#contract/date-range.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { PLAN_FILTERS, PRODUCT_SORTS, SIGNALS, STOCKS, STORE_STATUSES } from '#contract/filters.ts';
import { SORT_ORDERS } from '#contract/list.ts';
import { PLATFORMS } from '#contract/platform.ts';
import { PRODUCT_EVENT_KINDS } from '#contract/product/event.ts';
import { TAGS } from '#contract/tag.ts';
import { fc } from '#runtime/testing-properties.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../testing/test-sales.ts';

/** The number of stores in the catalogue: more than a limited plan sees. */
const STORES = 60;

/** The feature that a call needs with these values, also for receipts of a store that is not mine. */
const ASKED: [string, PlanFeature][] = [
  ['/api/analytics/trend?scope=database', 'isAnalyticsEnabled'],
  ['/api/analytics/trend?scope=database&storeId=<store>', 'areDatabaseDetailsEnabled'],
  ['/api/analytics/trend?scope=database&productId=<product>', 'areDatabaseDetailsEnabled'],
  ['/api/analytics/countries?scope=database', 'isAnalyticsEnabled'],
  ['/api/analytics/tags?scope=database', 'isAnalyticsEnabled'],
];

/** A body that every call with a body accepts. */
const BODY = {
  ...{ card: '4242424242424242', expires: '01/33', country: 'US', isApproved: true },
  ...{ favorited: true, url: 'https://shop.example', muted: true, text: 'a note' },
};

/** The required query of a call. */
function neededBy(key: string): string {
  if (key === 'getComparison') return `?of=${mine.id}`;
  return ['getStoreOrdersAround', 'getProductOrdersAround'].includes(key) ? '?at=2026-11-10T12:00:00Z' : '';
}

/** Calls on things that only one account has: a payment, a channel, an assistant's request. */
const OF_MINE = new Set(['getInvoice', 'listDeliveries', 'readAuthorization']);

/** Valid values of query parameters. */
const DAYS = ['2024-02-29', '2026-11-21', '2031-01-01'];
const LIKELY: Record<string, readonly string[]> = {
  ...{ from: DAYS, to: DAYS, day: DAYS, kind: PRODUCT_EVENT_KINDS, frequency: Frequency.options },
  ...{ dateRange: DATE_RANGES, sortBy: PRODUCT_SORTS, sortOrder: SORT_ORDERS, scope: ['mine', 'database'] },
  ...{ status: STORE_STATUSES, tags: TAGS, countries: ['FR', 'US'], favorited: ['true', 'false'] },
  ...{ sureGrowth: ['true', 'false'], stock: STOCKS, platforms: PLATFORMS, signals: SIGNALS },
};

const FILTERS: Record<string, string> = {
  status: 'DATABASE',
  countries: 'FR',
  tags: 'TOYS',
  favorited: 'true',
  ...{ sureGrowth: 'true', stock: 'out', platforms: 'shopify', signals: 'stock' },
  ...Object.fromEntries(
    ['Price', 'Orders', 'Revenue', 'Age', 'Growth', 'Discount'].flatMap((name) => [
      [`min${name}`, '1'],
      [`max${name}`, '1'],
    ]),
  ),
};

/** A call of the contract. `key`: its name in a failed test's output. */
type Call = Endpoint & { key: string };
const CALLS: Call[] = Object.entries<Endpoint>(ENDPOINTS).map(([key, endpoint]) => ({ key, ...endpoint }));

let t: TestApp;
/** Watched by every user. */
let mine: TestStore;
/** In the catalogue, watched by nobody. */
let other: TestStore;
beforeAll(async () => {
  t = await testApp();
  const users = await Promise.all(PLAN_ORDER.map((plan) => createAccount(t.database, plan.toLowerCase(), plan)));
  mine = await createReadStore(t.database, { host: 'mine.example', products: 1, watchedBy: users });
  for (let number = 0; number < STORES; number++) {
    other = await createReadStore(t.database, { host: `other${number}.example`, products: 1 });
    await recordDay(t.database, other, '2026-11-20', { orders: number + 1 }, other.products[0]);
  }
  await recordDay(t.database, mine, '2026-11-20', { orders: 3 }, mine.products[0]);
  await keepMarket(t.database, NOW_MS);
});
afterAll(() => t?.close());

const asked = (path: string, store: TestStore) =>
  path
    .replace('/products/{id}', `/products/${store.id}-${store.products[0]}`)
    .replace('{id}', String(store.id))
    .replace('<store>', String(store.id))
    .replace('<product>', `${store.id}-${store.products[0]}`);

const locked = (feature: PlanFeature) => ({
  status: 403,
  code: 'plan-feature-required',
  feature,
  unlockedBy: planUnlocking(feature),
});

describe('without a confirmed address', () => {
  test('only the open calls answer', async () => {
    for (const { key, access, method, path, body } of CALLS) {
      if (access !== 'verified' && access !== 'operator') continue;
      const ask = (as: string | null) => call(t, method, asked(path, mine), { as, ...(body && { body: BODY }) });
      expect([key, (await ask(null)).json.code]).toEqual([key, 'unauthenticated']);
      expect([key, (await ask('premium~unverified')).json.code]).toEqual([key, 'email-not-verified']);
    }
  });
});

test("operators' calls are not found by others", async () => {
  const ofOperators = CALLS.filter(({ access }) => access === 'operator');
  expect(ofOperators.length).toBeGreaterThan(10);
  for (const { key, method, path, body } of ofOperators) {
    const answer = await call(t, method, asked(path, mine), { as: 'premium', ...(body && { body: BODY }) });
    expect([key, answer.status, answer.json.code]).toEqual([key, 404, 'not-found']);
  }
});

describe.each(PLAN_ORDER)('%s', (plan: PlanKey) => {
  const as = plan.toLowerCase();
  const get = (path: string) => call(t, 'GET', path, { as });

  test('reads what its features unlock, and learns which plan unlocks the rest', async () => {
    for (const { key, access, method, path, feature } of CALLS) {
      if (method !== 'GET' || access !== 'verified' || OF_MINE.has(key)) continue;
      const target = asked(path, feature === 'areDatabaseDetailsEnabled' ? other : mine);
      const answer = await get(target + neededBy(key));
      const isAllowed = typeof feature !== 'string' || PLANS[plan][feature];
      if (isAllowed) expect([key, answer.status]).toEqual([key, 200]);
      else expect([key, answer.json]).toMatchObject([key, locked(feature)]);
    }
  });

  test.each(ASKED)('needs for %s the feature %s', async (path, feature) => {
    const answer = await get(asked(path, other));
    if (PLANS[plan][feature]) expect(answer.status).toBe(200);
    else expect(answer.json).toMatchObject(locked(feature));
  });

  test("reaches a store that is not its own only by calls of the shared database, or with the call's feature", async () => {
    for (const { key, method, path, beyondMine } of CALLS) {
      if (method !== 'GET' || !/^\/api\/(stores|products)\/\{id\}/.test(path)) continue;
      const answer = await get(asked(path, other) + neededBy(key));
      expect([key, answer.status]).toEqual([key, beyondMine && PLANS[plan][beyondMine] ? 200 : 404]);
    }
  });

  test.each([...PLAN_FILTERS])('filters the shared database by %s only with its feature', async (name) => {
    for (const kind of ['stores', 'products']) {
      const answer = await get(`/api/database/${kind}?${name}=${FILTERS[name]}`);
      if (PLANS[plan].areDatabaseFiltersEnabled) expect(answer.status).toBe(200);
      else expect(answer.json).toMatchObject(locked('areDatabaseFiltersEnabled'));
    }
    expect((await get(`/api/stores?${name}=${FILTERS[name]}`)).status).toBe(200);
  });

  test('sees as much of the shared database as it may, by any search, sort and page', async () => {
    for (const [kind, limit] of [
      ['stores', PLANS[plan].databaseStoreLimit],
      ['products', PLANS[plan].databaseProductLimit],
    ] as const) {
      const all = kind === 'stores' ? await countStores() : STORES + 1;
      const total = async (query: string) => (await get(`/api/database/${kind}?${query}`)).json.total;
      expect([kind, await total('')]).toEqual([kind, limit ?? all]);
      expect([kind, await total('sortBy=newest&sortOrder=asc&dateRange=LAST_5_YEARS')]).toEqual([kind, limit ?? all]);
      expect([kind, await total('q=other0')]).toEqual([kind, limit === null ? 1 : 0]);
      const beyond = await get(`/api/database/${kind}?pageSize=50&page=1`);
      expect([kind, beyond.json.items.length]).toEqual([kind, limit === null ? Math.min(50, all - 50) : 0]);
    }
  });

  test('adds stores up to its limit', async () => {
    const { storeLimit } = PLANS[plan];
    // all places except the last are taken
    await sql`
      with filling as (
        insert into store_host (host, origin)
        select ${as} || number || '.full.example', 'https://full.example' from generate_series(1, ${storeLimit - 2}) as number
        returning id
      )
      insert into watched_store (account_id, store_id) select ${as}, id from filling`.execute(t.database);
    const add = (number: number) =>
      call(t, 'POST', '/api/stores', { as, body: { url: `https://${as}${number}.example` } });
    if (storeLimit > 1) expect((await add(1)).status).toBe(201);
    const next = PLAN_ORDER.find((key) => PLANS[key].storeLimit > storeLimit) ?? null;
    expect((await add(2)).json).toMatchObject({
      code: 'plan-limit-reached',
      limit: storeLimit,
      used: storeLimit,
      unlockedBy: next,
    });
  });
});

describe('any input', () => {
  const odd = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e99',
      'NaN',
      'null',
      '[]',
      '%00',
      "'",
      '2024-02-30',
      '2024-02-29',
      '9'.repeat(18),
      '9-9',
    ),
    fc.constantFrom('1999-12-31', '2100-01-01', '0001-01-01', '+275760-09-13', '2026-11-21T00:00:00Z', '2100-01-02'),
    fc.integer().map(String),
    fc.double().map(String),
  );

  test('never makes a reading answer with an internal error', async () => {
    const calls = CALLS.filter(({ method, only }) => method === 'GET' && (only === undefined || only === 'billing'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls.map(({ key }) => key)),
        fc.infiniteStream(fc.tuple(fc.integer({ min: 0, max: 3 }), odd, fc.nat())),
        async (key, draws) => {
          const { path, query: taken } = calls.find((one) => one.key === key)!;
          const draw = () => draws.next().value!;
          let target = asked(path, draw()[0] === 0 ? mine : other);
          if (draw()[0] === 1) target = path.replace('{id}', encodeURIComponent(draw()[1]));
          const query = new URLSearchParams();
          for (const name of taken instanceof z.ZodObject ? Object.keys(taken.shape) : []) {
            const [turn, value, index] = draw();
            if (turn === 0) continue;
            const options = LIKELY[name] ?? [];
            query.append(name, turn < 3 && options.length > 0 ? options[index % options.length]! : value);
          }
          const answer = await call(t, 'GET', `${target}?${query}`, { as: 'premium' });
          expect([target, query.toString(), answer.text.slice(0, 200), answer.status < 500]).toEqual([
            ...[target, query.toString(), expect.anything(), true],
          ]);
        },
      ),
      { numRuns: 250 },
    );
  });

  test('an unknown id is not-found', async () => {
    for (const { key, method, path, body } of CALLS) {
      if (!path.includes('{id}')) continue;
      for (const number of ['999999', '9'.repeat(18)]) {
        const id = path.includes('/products/{id}') ? `${number}-${number}` : number;
        const url = path.replace('{id}', id) + neededBy(key);
        const answer = await call(t, method, url, { as: 'premium', ...(body && { body: BODY }) });
        expect([key, number, answer.json?.code]).toEqual([key, number, 'not-found']);
      }
    }
    for (const query of [`storeId=${'9'.repeat(18)}`, `productId=${'9'.repeat(18)}-1`]) {
      for (const scope of ['mine', 'database']) {
        const answer = await call(t, 'GET', `/api/analytics/trend?scope=${scope}&${query}`, { as: 'premium' });
        expect([query, scope, answer.json.code]).toEqual([query, scope, 'not-found']);
      }
    }
  });
});

async function countStores(): Promise<number> {
  const { rows } = await sql<{ stores: number }>`select count(*) as stores from store`.execute(t.database);
  return rows[0]!.stores;
}
