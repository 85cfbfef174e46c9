import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '#catalog/create-store.ts';
import { DEFAULT_RETENTION, makePartitions } from '#database/partitions.ts';
import { testDatabase } from '#database/testing.ts';
import { DAY_MS, MINUTE_MS, manualClock, systemClock } from '#runtime/clock.ts';
import { until } from '#runtime/testing-until.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { serveStorefront } from '#simulator/serve-storefront.ts';
import { FetchFailure } from '#tracker/fetch/fetch-failure.ts';
import { type TestHost, testHost } from '#tracker/fetch/testing-host.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { runTrackerThread } from './run-tracker-thread.ts';
import { openTracking, type Tracking, type TrackingOrder } from './tracking.ts';

const closing: (() => Promise<unknown>)[] = [];
const closeAll = async (open: typeof closing) => {
  for (const close of open.splice(0).reverse()) await close();
};
afterEach(() => closeAll(closing));

async function serve(listener: Parameters<typeof testHost>[0]): Promise<TestHost> {
  const host = await testHost((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else listener(request, response);
  });
  closing.push(host.close);
  return host;
}

const quiet = () => {};
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

function orderFor(hosts: string[]): TrackingOrder {
  return {
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    factsUrl: 'postgres://nobody@127.0.0.1:1/none',
    isPolling: false,
    version: '1.2.3',
    contact: null,
    allowedPrivateHosts: hosts,
    egress: 'default',
    hostRequestsPerDay: 100_000,
    networkRequestsPerDay: 100_000,
    keep: DEFAULT_RETENTION,
    logLevel: 'error',
    tracesUrl: null,
  };
}

function run(
  hosts: string[],
  order: Partial<TrackingOrder> = {},
  options: Parameters<typeof runTrackerThread>[2] = {},
) {
  const errors: { err: Error; message: string }[] = [];
  const error = (entry: { err: Error }, message: string) => errors.push({ ...entry, message });
  const tracking = runTrackerThread({ ...orderFor(hosts), ...order }, { ...log, error: error as never }, options);
  closing.push(tracking.stop);
  return { ...tracking, errors };
}

function caught(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('through the thread', () => {
  const large = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => index % 251));
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let pictures: TestHost;
  let silent: TestHost;
  let shop: string;
  let thread: ReturnType<typeof run>;
  const shared: typeof closing = [];
  beforeAll(async () => {
    pictures = await serve((request, response) => {
      if (request.url === '/large.png') response.end(large);
      else if (request.url === '/small.png') response.writeHead(200, { 'x-shopid': '7' }).end('small');
      else if (request.url === '/zipped') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(large));
      else if (request.url === '/none') response.writeHead(404).end();
      else response.writeHead(429, { 'retry-after': '7' }).end();
    });
    silent = await serve((request) => {
      request.socket.on('close', () => gone.resolve());
      asked.resolve();
    });
    const storefront = openPracticeStore('naseem', { now: Date.now() });
    const served = await serveStorefront(storefront, { port: 0, clock: systemClock });
    closing.push(served.close);
    shop = served.url;
    thread = run([pictures.host, silent.host, new URL(shop).host]);
    shared.push(...closing.splice(0));
  });
  afterAll(() => closeAll(shared));

  test('bodies of all sizes arrive whole, and failures with their kind', async () => {
    const { fetcher } = thread;
    const ask = (path: string) => fetcher.fetch({ url: pictures.origin + path, expects: 'image' });
    expect((await ask('/large.png')).body.equals(large)).toBe(true);
    expect((await ask('/zipped')).body.equals(large)).toBe(true);
    const small = await ask('/small.png');
    expect(small).toMatchObject({
      status: 200,
      bytes: 5,
      url: `${pictures.origin}/small.png`,
      headers: { 'x-shopid': '7' },
    });
    expect(small.body.toString()).toBe('small');
    expect(await ask('/none')).toMatchObject({ status: 404, body: Buffer.alloc(0) });

    const refused = await caught(ask('/throttled'));
    expect(refused).toBeInstanceOf(FetchFailure);
    expect(refused).toMatchObject({ code: 'store-throttled', retryAfterSeconds: 7 });
    const elsewhere = await caught(fetcher.fetch({ url: 'http://127.0.0.1:1/', expects: 'html' }));
    expect(elsewhere).toMatchObject({ name: 'FetchFailure', code: 'store-address-private', retryAfterSeconds: null });
  });

  test('an aborted request is also aborted at the store', async () => {
    const { fetcher } = thread;
    const breaking = new AbortController();
    const answer = caught(fetcher.fetch({ url: silent.origin, expects: 'html', signal: breaking.signal }));
    await asked.promise;
    breaking.abort(new Error('no longer wanted'));
    expect(await answer).toMatchObject({ message: 'no longer wanted' });
    await gone.promise;
    const late = fetcher.fetch({ url: silent.origin, expects: 'html', signal: breaking.signal });
    await expect(late).rejects.toThrow('no longer wanted');
    expect(silent.seen.filter((line) => line === 'GET /')).toHaveLength(1);
  });

  test('a store is checked, or the reason why it cannot be is given', async () => {
    const { host: address } = new URL(shop);
    const { check } = thread;
    const store = await check(address);
    expect(store).toMatchObject({ host: address, origin: shop });
    expect(store.productCount).toBeGreaterThan(0);
    expect(store.signals.some(({ kind, state }) => kind === 'modified' && state === 'alive')).toBe(true);
    expect(await caught(check('10.0.0.1'))).toMatchObject({ name: 'Problem', code: 'store-address-private' });
    expect(await caught(check('no address'))).toMatchObject({ name: 'Problem', code: 'store-address-invalid' });
  });
});

test('a page too large for the thread ends only the thread, and a new one replaces it', async () => {
  let isHostile = true;
  const keys = Array.from({ length: 240_000 }, (_, index) => `{"k${index}":"${index}"}`);
  const poison = gzipSync(`{"products":[${keys.join()}]}`);
  const host = await serve((request, response) => {
    if (!isHostile || !request.url!.startsWith('/products.json')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' }).end(poison);
  });
  const { check, fetcher, errors } = run([host.host], {}, { heapMb: 64 });
  expect(await caught(check(host.origin))).toMatchObject({ name: 'Problem', code: 'unavailable' });
  expect(errors).toMatchObject([
    { err: { code: 'ERR_WORKER_OUT_OF_MEMORY' }, message: expect.stringMatching(/died and is started anew/) },
  ]);
  expect(await caught(fetcher.fetch({ url: host.origin, expects: 'html' }))).toMatchObject({ code: 'unavailable' });
  isHostile = false;
  const answer = await until(() => fetcher.fetch({ url: host.origin, expects: 'html' }).catch(() => null));
  expect(answer).toMatchObject({ status: 404 });
});

test('a thread that hangs is ended, with one line in the log, and the third no longer asks what ended two', async () => {
  const script = new URL('./hanging-worker.fixture.ts', import.meta.url);
  const { check, fetcher, errors } = run([], {}, { beatMs: 250, script });
  const hang = () => caught(fetcher.fetch({ url: 'https://shop.example', expects: 'html' }));
  const refused = () => until(() => check('').catch(() => null)).then(({ host }) => host);
  const line = {
    err: { message: 'the thread no longer answers' },
    host: 'shop.example',
    message: expect.stringMatching(/died and is started anew/),
  };
  expect(await refused()).toBe('none');
  expect(await hang()).toMatchObject({ name: 'Problem', code: 'unavailable' });
  expect(errors).toMatchObject([line]);
  expect(await refused()).toBe('none');
  expect(await hang()).toMatchObject({ code: 'unavailable' });
  expect(errors).toMatchObject([line, line]);
  expect(await refused()).toBe('shop.example');
}, 90_000);

test('a host is not blamed for threads of another day, nor for one that lived on after its answer', async () => {
  const script = new URL('./hanging-worker.fixture.ts', import.meta.url);
  const clock = manualClock(Date.now());
  const { check, fetcher, errors } = run([], {}, { beatMs: 100, script, clock });
  const ask = (path = '') => caught(fetcher.fetch({ url: `https://shop.example${path}`, expects: 'html' }));
  const refused = () => until(() => check('').catch(() => null)).then(({ host }) => host);
  expect(await refused()).toBe('none');
  await ask();
  clock.advance(DAY_MS);
  expect(await refused()).toBe('none');
  await ask();
  expect(await refused()).toBe('none');
  await ask('/read');
  clock.advance(2 * MINUTE_MS);
  await refused();
  await ask('/untold');
  expect(await refused()).toBe('none');
  expect(errors).toMatchObject([{ host: 'shop.example' }, { host: 'shop.example' }, { host: '' }]);
}, 90_000);

test('the host of each answer is told before it is read, and a host that ended threads is not asked for a day', async () => {
  const host = await serve((_request, response) => response.writeHead(404).end());
  const clock = manualClock(Date.now());
  const told: string[] = [];
  const open = (refusedHosts: string[]) => {
    const tracking = openTracking({ ...orderFor([host.host]), refusedHosts }, log, {
      clock,
      onAnswer: (one) => told.push(one),
    });
    closing.push(tracking.stop);
    return () => tracking.fetcher.fetch({ url: host.origin, expects: 'html' });
  };
  expect(await open([])()).toMatchObject({ status: 404 });
  expect(told).toEqual([host.host, host.host]);
  const fetch = open([host.host]);
  expect(await caught(fetch())).toMatchObject({ name: 'FetchFailure', code: 'store-broken' });
  clock.advance(DAY_MS);
  expect(await fetch()).toMatchObject({ status: 404 });
});

describe('with polls', () => {
  type OpenPolled = Tracking & { listLeases(): Promise<(string | null)[]>; countPolls(): Promise<number> };
  async function openPolled(host: TestHost): Promise<OpenPolled> {
    const db = await testDatabase();
    closing.push(db.drop);
    await makePartitions(db.database, Date.now());
    const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
    const store = { ...unknown, host: host.host, origin: host.origin, platform: null, isPractice: false };
    const storeId = await createStore(db, store, Date.now());
    await scheduleStore(db.database, storeId, { dueAtMs: Date.now() - MINUTE_MS, priority: 1 });
    return {
      ...run([host.host], { isPolling: true, databaseUrl: db.url, factsUrl: db.url }),
      async listLeases() {
        const rows = await db.database.selectFrom('poll_due').select('leased_by').execute();
        return rows.map((row) => row.leased_by);
      },
      async countPolls() {
        return (await db.database.selectFrom('poll').select('store_id').execute()).length;
      },
    };
  }

  test('one request is in flight per host, for all callers together', async () => {
    let inFlight = 0;
    let most = 0;
    const host = await serve((_request, response) => {
      most = Math.max(most, ++inFlight);
      setTimeout(() => {
        inFlight--;
        response.writeHead(404).end();
      }, 20);
    });
    const { fetcher, check } = await openPolled(host);
    await until(() => host.seen.length > 1);
    const pictures = ['/1.png', '/2.png', '/3.png', '/4.png'].map((path) =>
      fetcher.fetch({ url: host.origin + path, expects: 'image' }),
    );
    await Promise.all([...pictures, caught(check(host.origin))]);
    const polled = host.seen.filter((line) => line === 'GET /').length;
    expect(polled).toBeGreaterThan(1);
    expect(host.seen).toContain('GET /4.png');
    expect(most).toBe(1);
  });

  test('stopping aborts running polls and gives the stores back', async () => {
    const asked = Promise.withResolvers<void>();
    const host = await serve(() => asked.resolve());
    const { stop, listLeases, countPolls } = await openPolled(host);
    await asked.promise;
    expect(await listLeases()).toEqual([expect.any(String)]);
    await stop();
    expect(await listLeases()).toEqual([null]);
    // aborted, not awaited: a store that never answers would have failed its poll
    expect(await countPolls()).toBe(0);
  });
});
