import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangeOf } from '#sales/range.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, figuresOf, recordDay } from '../../testing/test-sales.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
});
afterAll(() => t?.close());

const add = (url: string, as = 'anna') => call(t, 'POST', '/api/stores', { as, body: { url } });

describe('check', () => {
  test('says what a store is', async () => {
    const { status, json } = await call(t, 'POST', '/api/stores/check', { body: { url: 'https://check.example/a' } });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      trackable: true,
      host: 'check.example',
      productCount: 12,
      problem: null,
      storeId: null,
    });
    expect(json.signals).toEqual([{ kind: 'modified', state: 'alive', source: 'sitemap', evidence: { stamps: 12 } }]);
  });

  test('says why a store cannot be tracked, without an error', async () => {
    const { status, json } = await call(t, 'POST', '/api/stores/check', { body: { url: 'store-locked.example' } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ trackable: false, problem: 'store-locked', host: 'store-locked.example' });
  });

  test('is limited, so that nobody can make us send requests without end', async () => {
    await createAccount(t.database, 'eager');
    const codes: string[] = [];
    for (let index = 0; index < 121; index++) {
      codes.push((await call(t, 'POST', '/api/stores/check', { as: 'eager', body: { url: '?' } })).json.code);
    }
    expect(codes.slice(0, 120)).not.toContain('too-many-requests');
    const refused = await call(t, 'POST', '/api/stores/check', { as: 'eager', body: { url: 'shop.example' } });
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([
      429,
      'too-many-requests',
      '60',
    ]);
    expect((await call(t, 'POST', '/api/stores/check', { body: { url: 'shop.example' } })).status).toBe(200);
  });

  test('refuses text that is not an address', async () => {
    const { status, json } = await call(t, 'POST', '/api/stores/check', { body: { url: 'no address' } });
    expect([status, json.code]).toEqual([400, 'store-address-invalid']);
  });

  test('adding soon after the check does not read the store again', async () => {
    await call(t, 'POST', '/api/stores/check', { body: { url: 'twice.example' } });
    expect((await add('twice.example')).status).toBe(201);
    expect(t.checks.get('twice.example')).toBe(1);
    const after = await call(t, 'POST', '/api/stores/check', { body: { url: 'twice.example' } });
    expect(after.json.trackable).toBe(true);
  });

  test('a failed check is not cached', async () => {
    await add('store-unreachable.example');
    await add('store-unreachable.example');
    expect(t.checks.get('store-unreachable.example')).toBe(2);
  });
});

describe('add', () => {
  test('a new store is CREATED and due at once', async () => {
    const { status, json, headers } = await add('new.example');
    expect(status).toBe(201);
    expect(json).toMatchObject({
      host: 'new.example',
      name: 'A shop',
      status: 'CREATED',
      trackedBy: 1,
      favorited: false,
    });
    expect(json.orders).toEqual({ value: null, low: null, high: null, basis: 'none', observations: 0, asOf: null });
    expect(headers.location).toBe(`/api/stores/${json.id}`);
    expect(json.nextReadAt).toBe(new Date(NOW_MS).toISOString());
    expect(json.nextReadReason).toBe('planned');
  });

  test('a store that another user tracks is TRACKED at once, with its history, and is not read again', async () => {
    const store = await createReadStore(t.database, { host: 'known.example' });
    await recordDay(t.database, store, '2026-11-20', { orders: 7 });
    const { status, json } = await add('known.example');
    expect([status, json.status, json.orders.value]).toEqual([201, 'TRACKED', 7]);
    expect(t.checks.has('known.example')).toBe(false);
  });

  test('twice is store-already-tracked, with the id of the existing store', async () => {
    const first = await add('again.example');
    const second = await add('https://again.example/');
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({ code: 'store-already-tracked', storeId: first.json.id });
  });

  test('two hosts of one shop are one store', async () => {
    const first = await add('same-a.example');
    const second = await add('same-b.example');
    expect(second.json).toMatchObject({ code: 'store-already-tracked', storeId: first.json.id });
  });

  test('an unreadable store is read again, and continues if it answers', async () => {
    const back = await createReadStore(t.database, { host: 'back.example', state: 'unreadable' });
    expect((await add('back.example')).json).toMatchObject({ id: String(back.id), status: 'CREATED', problem: null });
    await createReadStore(t.database, { host: 'store-blocked.example', state: 'unreadable' });
    expect((await add('store-blocked.example')).json.code).toBe('store-blocked');
  });

  test.each([
    'store-address-private',
    'store-not-found',
    'store-redirects-inside',
    'store-not-a-store',
    'store-answers-html',
    'store-locked',
  ])('%s leaves nothing behind', async (code) => {
    const { status, json, headers } = await add(`${code}.example`);
    expect([status, json.code]).toEqual([422, code]);
    expect(headers['content-type']).toContain('application/problem+json');
    const left = await t.database.selectFrom('store').select('id').where('host', '=', `${code}.example`).execute();
    expect(left).toEqual([]);
  });

  test('the plan has a last place, and the answer beyond it names the plan that unlocks more', async () => {
    await createAccount(t.database, 'free');
    expect((await add('first.example', 'free')).status).toBe(201);
    const { status, json } = await add('second.example', 'free');
    expect(status).toBe(403);
    expect(json).toMatchObject({ code: 'plan-limit-reached', limit: 1, used: 1, unlockedBy: 'BASIC' });
    expect(t.checks.has('second.example')).toBe(false);
    expect(await t.database.selectFrom('store').where('host', '=', 'second.example').select('id').execute()).toEqual(
      [],
    );
  });

  test('concurrent additions cannot exceed the limit together, and a refused one leaves nothing behind', async () => {
    await createAccount(t.database, 'hasty');
    const hosts = Array.from({ length: 8 }, (_, index) => `hasty-${index}.example`);
    const answers = await Promise.all(hosts.map((host) => add(host, 'hasty')));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json.code === 'plan-limit-reached')).toHaveLength(7);
    const stores = await t.database.selectFrom('store').where('host', 'like', 'hasty-%').select('id').execute();
    expect(stores).toHaveLength(1);
  });

  test('the same store added twice at the same moment is added once', async () => {
    await createAccount(t.database, 'double', 'BASIC');
    const answers = await Promise.all([1, 2, 3, 4].map(() => add('double.example', 'double')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('a suspended store keeps its place, except one that the plan suspended', async () => {
    await createAccount(t.database, 'pause');
    const { json } = await add('pause-a.example', 'pause');
    await call(t, 'PATCH', `/api/stores/${json.id}`, { as: 'pause', body: { suspended: true } });
    expect((await add('pause-b.example', 'pause')).json.code).toBe('plan-limit-reached');
    await t.database
      .updateTable('watched_store')
      .set({ suspended_by: 'plan', suspended_at: new Date(0) })
      .where('account_id', '=', 'pause')
      .execute();
    expect((await add('pause-b.example', 'pause')).status).toBe(201);
    const resumed = await call(t, 'PATCH', `/api/stores/${json.id}`, { as: 'pause', body: { suspended: false } });
    expect(resumed.json.code).toBe('plan-limit-reached');
  });

  test('the number of different stores in 30 days is limited, and the answer has the date of the next', async () => {
    await createAccount(t.database, 'turning');
    const turn = async (host: string) => {
      const added = await add(host, 'turning');
      if (added.status === 201) await call(t, 'DELETE', `/api/stores/${added.json.id}`, { as: 'turning' });
      return added;
    };
    for (let index = 0; index < 5; index++) expect((await turn(`turn-${index}.example`)).status).toBe(201);
    const { status, json } = await turn('turn-5.example');
    expect(status).toBe(403);
    expect(json).toMatchObject({ code: 'store-turns-used-up', limit: 5, used: 5 });
    expect(json.freeAt).toBe(new Date(t.clock.now() + 30 * 86_400_000).toISOString());
    expect((await turn('turn-0.example')).status).toBe(201);
    const practice = await createReadStore(t.database, { host: 'turn-practice.example' });
    await t.database.updateTable('store_host').set({ is_practice: true }).where('id', '=', practice.id).execute();
    expect((await turn('turn-practice.example')).status).toBe(201);
    await t.database
      .updateTable('unwatched_store')
      .set({ removed_at: new Date(t.clock.now() - 30 * 86_400_000) })
      .where('account_id', '=', 'turning')
      .execute();
    expect((await turn('turn-6.example')).status).toBe(201);
  });

  test('a defect shows no details, and is logged', async () => {
    const { status, json, text } = await add('defect.example');
    expect([status, json.code]).toEqual([500, 'internal-error']);
    expect(text).not.toContain('secret');
    expect(JSON.stringify(t.logged, (_key, value) => (value instanceof Error ? value.message : value))).toContain(
      'secret inside',
    );
  });

  test('an empty or too long body is refused', async () => {
    expect((await call(t, 'POST', '/api/stores', { body: {} })).json).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'url' }],
    });
    expect((await add(`${'a'.repeat(2100)}.example`)).json.code).toBe('invalid-input');
  });
});

describe('list', () => {
  test('filters by text and status, sorts, pages, and counts', async () => {
    await createAccount(t.database, 'lister', 'STANDARD');
    for (let index = 0; index < 12; index++) {
      const store = await createReadStore(t.database, {
        host: `list-${index}.example`,
        name: index === 3 ? '100%_Wool' : `Shop ${index}`,
        watchedBy: ['lister'],
        state: index === 5 ? 'unreadable' : 'read',
      });
      if (index < 4) await recordDay(t.database, store, '2026-11-20', { orders: index + 1 });
    }
    const list = (query: string) => call(t, 'GET', `/api/stores${query}`, { as: 'lister' });
    const first = await list('');
    expect(first.json).toMatchObject({ page: 0, pageSize: 10, total: 12, totalIsCapped: false });
    expect(first.json.items.slice(0, 4).map((item: { orders: { value: number } }) => item.orders.value)).toEqual([
      4, 3, 2, 1,
    ]);
    expect((await list('?page=1')).json.items).toHaveLength(2);
    expect((await list('?page=7')).json).toMatchObject({ items: [], total: 12 });
    const ascending = await list('?sortOrder=asc');
    expect(ascending.json.items[0].orders.value).toBe(1);
    expect((await list('?q=%25_w')).json.items.map((item: { name: string }) => item.name)).toEqual(['100%_Wool']);
    expect((await list('?q=LIST-11.')).json.total).toBe(1);
    expect((await list('?status=FAILED')).json.items).toMatchObject([{ status: 'FAILED', problem: 'store-locked' }]);
    expect((await list('?status=FAILED&status=TRACKED')).json.total).toBe(12);
    const pages = [...first.json.items, ...(await list('?page=1')).json.items];
    expect(new Set(pages.map((item: { id: string }) => item.id)).size).toBe(12);
  });

  test.each(['pageSize=7', 'page=-1', 'sortBy=name', 'status=GONE', 'q=%00', 'dateRange=NEVER', 'page=x'])(
    '?%s is invalid input',
    async (query) => {
      const { status, json } = await call(t, 'GET', `/api/stores?${query}`);
      expect([status, json.code, json.fields.length]).toEqual([400, 'invalid-input', 1]);
    },
  );
});

describe('one store', () => {
  test("shows the period's figures beside the previous one's, with a range and a sparkline with gaps", async () => {
    const store = await createReadStore(t.database, { host: 'figures.example', watchedBy: ['ben', 'anna'] });
    await recordDay(t.database, store, '2026-11-20', { orders: 9, variance: 9, sharedSd: 2 });
    await recordDay(t.database, store, '2026-11-18', { orders: 7, variance: 7, sharedSd: 1, basis: 'stock' });
    await recordDay(t.database, store, '2026-11-13', { orders: 5 });
    const { json } = await call(t, 'GET', `/api/stores/${store.id}`);
    expect(json).toMatchObject({ status: 'TRACKED', trackedBy: 2, url: 'https://figures.example' });
    expect(json.orders).toMatchObject({ value: 16, basis: 'mixed', observations: 16 });
    expect(json.orders.asOf).toBe(new Date(NOW_MS - 60_000).toISOString());
    const range = rangeOf({ value: 16, variance: 9 + 7, sharedSd: 2 + 1, isCount: true });
    expect(json.orders.low).toBeCloseTo(range.low, 9);
    expect(json.orders.high).toBeCloseTo(range.high, 9);
    expect(json.revenue.value).toBe(160);
    expect(json.previous.orders).toMatchObject({ value: 5, basis: 'modified' });
    expect(json.sparkline).toEqual([null, null, null, 7, null, 9]);
  });

  test('suspend, resume and favourite change only my row', async () => {
    const store = await createReadStore(t.database, { host: 'mine.example', watchedBy: ['ben', 'anna'] });
    const patch = (body: object) => call(t, 'PATCH', `/api/stores/${store.id}`, { body });
    expect((await patch({ suspended: true })).json).toMatchObject({ status: 'SUSPENDED' });
    expect((await patch({ favorited: true })).json).toMatchObject({ status: 'SUSPENDED', favorited: true });
    expect((await patch({ suspended: false, favorited: false })).json).toMatchObject({
      status: 'TRACKED',
      favorited: false,
    });
    await patch({ suspended: true });
    const others = await call(t, 'GET', `/api/stores/${store.id}`, { as: 'ben' });
    expect(others.json).toMatchObject({ status: 'TRACKED', favorited: false });
    expect((await patch({})).json.code).toBe('invalid-input');
  });

  test('delete takes it off my list and leaves the catalogue and its other watchers', async () => {
    const store = await createReadStore(t.database, { host: 'deleted.example', watchedBy: ['ben', 'anna'] });
    await recordDay(t.database, store, '2026-11-20', { orders: 3 });
    expect((await call(t, 'DELETE', `/api/stores/${store.id}`)).status).toBe(204);
    expect((await call(t, 'GET', `/api/stores/${store.id}`)).json.code).toBe('not-found');
    expect((await call(t, 'DELETE', `/api/stores/${store.id}`)).json.code).toBe('not-found');
    const others = await call(t, 'GET', `/api/stores/${store.id}`, { as: 'ben' });
    expect(others.json).toMatchObject({ trackedBy: 1, orders: { value: 3 } });
  });

  test('its readings come newest first, its signals with their evidence', async () => {
    const store = await createReadStore(t.database, { host: 'readings.example', watchedBy: ['anna'] });
    const poll = {
      store_id: store.id,
      mode: 'catalogue',
      requests: 2,
      bytes: 900,
      duration_ms: 40,
      products: 3,
      changed: 1,
    };
    const at = (minutes: number) => new Date(NOW_MS - minutes * 60_000);
    await t.database
      .insertInto('poll')
      .values([
        { ...poll, at: at(9), outcome: 'complete', signals: ['modified'] },
        { ...poll, at: at(3), outcome: 'refused', problem: 'store-blocked', signals: [] },
      ])
      .execute();
    await t.database
      .insertInto('store_signal')
      .values({
        store_id: store.id,
        kind: 'modified',
        state: 'alive',
        source: 'sitemap',
        evidence: JSON.stringify({ stamps: 3, inside: { secret: 1 } }),
        since: at(9),
      })
      .execute();
    const readings = await call(t, 'GET', `/api/stores/${store.id}/readings`);
    expect(readings.json).toMatchObject({
      total: 2,
      items: [{ outcome: 'refused', problem: 'store-blocked' }, { durationMs: 40 }],
    });
    const signals = await call(t, 'GET', `/api/stores/${store.id}/signals`);
    expect(signals.json.items).toMatchObject([{ kind: 'modified', state: 'alive', evidence: { stamps: 3 } }]);
    expect(signals.text).not.toContain('secret');
  });

  test('every address of a store that I do not track is not-found; a malformed id is invalid', async () => {
    const store = await createReadStore(t.database, { host: 'others.example', watchedBy: ['ben'] });
    // a plan that sees the catalogue's details is tested elsewhere
    await createAccount(t.database, 'carla', 'STANDARD');
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { favorited: true }],
      ['DELETE', ''],
      ['GET', '/products'],
      ['GET', '/signals'],
      ['GET', '/readings'],
    ] as const) {
      const theirs = await call(t, method, `/api/stores/${store.id}${path}`, { body, as: 'carla' });
      expect([path, theirs.status, theirs.json.code]).toEqual([path, 404, 'not-found']);
      const far = await call(t, method, `/api/stores/999999999999999999${path}`, { body });
      expect([path, far.status]).toEqual([path, 404]);
      const none = await call(t, method, `/api/stores/abc${path}`, { body });
      expect([path, none.status, none.json.code]).toEqual([path, 400, 'invalid-input']);
    }
  });
});

test("hours of another account's store are never shown", async () => {
  const store = await createReadStore(t.database, { host: 'hours.example', watchedBy: ['ben'] });
  await t.database
    .insertInto('store_hour')
    .values({
      store_id: store.id,
      hour: new Date(NOW_MS - 3_600_000),
      observed_seconds: 3600,
      ...figuresOf({ orders: 4 }),
    })
    .execute();
  const mine = await call(t, 'GET', '/api/analytics/trend?dateRange=TODAY');
  expect(mine.json.points.every((point: { gap?: boolean }) => point.gap)).toBe(true);
});
