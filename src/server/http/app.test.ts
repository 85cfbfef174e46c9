import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { PROBLEM_STATUS } from '#contract/problem.ts';
import { connect as connectDatabase } from '#database/connect.ts';
import { call, createAccount, TEST_SETTINGS, type TestApp, testApp } from '../testing/test-app.ts';

const INLINE = "document.documentElement.lang = 'en'";
const web = mkdtempSync(join(tmpdir(), 'tillwatch-web-'));
let t: TestApp;
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    `<!doctype html><script>${INLINE}</script><script src="/assets/a-1.js"></script>`,
  );
  writeFileSync(join(web, 'assets', 'a-1.js'), 'run()');
  writeFileSync(join(web, 'robots.txt'), 'User-agent: *');
  t = await testApp({
    webFolder: web,
    outbox: async () => [{ to: 'a@b.c', subject: 'S', text: 'T', html: '<p>', sentAt: '2026-11-21T10:00:00.000Z' }],
    practiceStores: () => [{ name: 'Practice', platform: 'shopify', url: 'http://127.0.0.1:4001' }],
    practiceHistory: () => 0.25,
  });
  await createAccount(t.database, 'anna');
});
afterAll(async () => {
  await t?.close();
  rmSync(web, { recursive: true });
});

const GUARDED = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ access }) => access === 'verified' || access === 'operator')
  .map(({ method, path }) => [method, path.replace('{id}', path.includes('/products/') ? '1-1' : '1')] as const);

describe('who may ask', () => {
  test.each(GUARDED)('%s %s is for confirmed users only', async (method, url) => {
    const withoutToken = await call(t, method, url, { as: null });
    expect([withoutToken.status, withoutToken.json.code]).toEqual([401, 'unauthenticated']);
    expect(withoutToken.headers['www-authenticate']).toBe('Bearer');
    expect((await call(t, method, url, { as: 'nobody' })).json.code).toBe('unauthenticated');
    expect((await call(t, method, url, { as: 'anna~unverified' })).json).toMatchObject({
      code: 'email-not-verified',
      status: 403,
    });
    expect((await call(t, method, url, { as: 'anna~disabled' })).json).toMatchObject({
      code: 'account-disabled',
      status: 403,
    });
  });

  test('a token in another form is refused', async () => {
    for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer a b', 'anna']) {
      const answer = await t.app.inject({ url: '/user/info', headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    }
  });

  test("a user sees their profile and the plan's limits", async () => {
    const { status, json, headers } = await call(t, 'GET', '/user/info');
    expect(status).toBe(200);
    expect(json).toEqual({
      id: 'anna',
      email: 'anna@example.org',
      name: null,
      avatar: null,
      daysSinceJoined: 3,
      plan: 'FREE',
      storesUsed: 0,
      storeLimit: 1,
      isOperator: false,
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('every error is a problem', () => {
  const auth = { authorization: 'Bearer anna' };
  const json = { ...auth, 'content-type': 'application/json' };
  test.each([
    ['malformed JSON', { method: 'POST', url: '/api/stores', headers: json, payload: '{"url":' }, 'invalid-input'],
    ['an empty body', { method: 'POST', url: '/api/stores', headers: json, payload: '' }, 'invalid-input'],
    ['no body', { method: 'POST', url: '/api/stores', headers: auth }, 'invalid-input'],
    [
      'a poisoned prototype',
      { method: 'POST', url: '/api/stores', headers: json, payload: '{"__proto__":{"url":"a"}}' },
      'invalid-input',
    ],
    [
      'a form',
      {
        method: 'POST',
        url: '/api/stores',
        headers: { ...auth, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'url=a',
      },
      'content-type-not-supported',
    ],
    [
      'plain text',
      { method: 'POST', url: '/api/stores', headers: { ...auth, 'content-type': 'text/plain' }, payload: 'a' },
      'content-type-not-supported',
    ],
    [
      'a long body',
      { method: 'POST', url: '/api/stores', headers: json, payload: JSON.stringify({ url: 'a'.repeat(70_000) }) },
      'body-too-large',
    ],
    ['a bad percent sign', { method: 'GET', url: '/api/stores/%E0%A4%A', headers: auth }, 'invalid-input'],
    ['a long id', { method: 'GET', url: `/api/stores/${'1'.repeat(300)}`, headers: auth }, 'not-found'],
    ['an unknown address', { method: 'GET', url: '/api/nothing', headers: auth }, 'not-found'],
    ['an unknown address below /user', { method: 'GET', url: '/user/nothing', headers: auth }, 'not-found'],
    ['another method', { method: 'PUT', url: '/api/stores', headers: json, payload: '{}' }, 'method-not-allowed'],
    ['another method on an id', { method: 'POST', url: '/api/stores/1', headers: auth }, 'method-not-allowed'],
    [
      'another method, badly typed',
      { method: 'DELETE', url: '/user/info', headers: { 'content-type': 'x/y' }, payload: 'z' },
      'method-not-allowed',
    ],
    ['a method for a page', { method: 'POST', url: '/stores', headers: json, payload: '{}' }, 'not-found'],
  ] as const)('%s', async (_name, request, code) => {
    const answer = await t.app.inject(request);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = answer.json();
    expect(problem).toMatchObject({ code, status: PROBLEM_STATUS[code], type: `/api/docs#${code}` });
    expect(answer.statusCode).toBe(PROBLEM_STATUS[code]);
    expect(problem.requestId).toMatch(/^[\w-]{12}$/);
  });

  test('a request that is not HTTP is refused in the same form', async () => {
    await t.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = t.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*application\/problem\+json[\s\S]*"code":"invalid-input"/,
    );
    const decoded = await fetch(`http://127.0.0.1:${port}/api/stores/%E0%A4%A`);
    expect([decoded.status, await decoded.json()]).toMatchObject([400, { code: 'invalid-input' }]);
  });

  test('405 names the allowed methods', async () => {
    const { headers } = await call(t, 'PUT', '/api/stores/1');
    expect(headers.allow).toBe('GET, HEAD, PATCH, DELETE');
  });

  test('a database that is gone is unavailable, not a defect', async () => {
    const other = await testApp();
    await other.database.destroy();
    const { status, json } = await call(other, 'GET', '/readyz', { as: null });
    expect([status, json.code]).toEqual([503, 'unavailable']);
    expect((await call(other, 'GET', '/healthz', { as: null })).status).toBe(200);
    await other.app.close();
  });

  test.each([
    ['is full', '53100'],
    ['takes no writes for now', '25006'],
    ['broke one of two off that waited for each other', '40P01'],
  ])('a database that %s is unavailable too', async (_what, code) => {
    const other = await testApp();
    const refusing = `create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no' using errcode = '${code}'; end $$`;
    await sql.raw(refusing).execute(other.database);
    await sql`create trigger refusing before insert on item_group execute function refuse()`.execute(other.database);
    await createAccount(other.database, 'anna', 'PREMIUM');
    const { status, json } = await call(other, 'POST', '/api/groups', {
      as: 'anna',
      body: { name: 'Mine', color: 'blue', kind: 'stores' },
    });
    expect([status, json.code]).toEqual([503, 'unavailable']);
    await other.close();
  });

  test('a database that accepts connections but does not answer is unavailable too', async () => {
    const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const facts = connectDatabase(`postgres://nobody@127.0.0.1:${port}/none`);
    const other = await testApp({ facts });
    const { status, json } = await call(other, 'GET', '/readyz', { as: null });
    expect([status, json.code]).toEqual([503, 'unavailable']);
    silent.close();
    await other.close();
  });
});

describe('the document', () => {
  test('has a page for people, without scripts', async () => {
    const { status, text, headers } = await call(t, 'GET', '/api/docs', { as: null });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('/api/analytics/trend');
    expect(text).toContain('id="store-not-a-store"');
    expect(text).not.toMatch(/<script|style="|https?:\/\//);
    expect((await call(t, 'GET', '/api/docs.css', { as: null })).headers['content-type']).toContain('text/css');
  });
});

describe('headers', () => {
  test('keep scripts, frames and windows to our own origin', async () => {
    const { headers } = await call(t, 'GET', '/', { as: null });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('are on errors too', async () => {
    const { headers, json } = await call(t, 'GET', '/api/nothing', { as: null });
    expect(headers['x-request-id']).toBe(json.requestId);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });
});

describe('the web', () => {
  test('every page is the application, and is not cached', async () => {
    for (const url of ['/', '/stores/12', '/auth/action?mode=verifyEmail&oobCode=a.b', '/index.html']) {
      const { status, text, headers } = await call(t, 'GET', url, { as: null });
      expect([url, status, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(text).toContain(INLINE);
    }
  });

  test('an address that cannot be decoded redirects to the 404 page', async () => {
    const answer = await t.app.inject({ url: '/stores/%E0%A4%A' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404']);
  });

  test('an old address with a dot is a page for a browser, and not found as a file', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const url of ['/terms.html', '/overview.php', '/missing.png']) {
      const browsed = await call(t, 'GET', url, { as: null, accept });
      expect([url, browsed.status, browsed.text.includes(INLINE)]).toEqual([url, 404, true]);
      expect(browsed.headers.vary).toBe('accept, accept-encoding');
      const file = await call(t, 'GET', url, { as: null, accept: 'image/avif,*/*;q=0.8' });
      expect([url, file.status, file.headers.vary]).toEqual([url, 404, 'accept']);
    }
    expect((await call(t, 'GET', '/assets/b-2.js', { as: null, accept })).status).toBe(404);
  });

  test('hashed files are cached forever, others are revalidated, missing ones are not found', async () => {
    const { headers } = await call(t, 'GET', '/assets/a-1.js', { as: null });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // what browsers obey in documents alone would make each file 1.3 kB larger
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await call(t, 'GET', '/robots.txt', { as: null })).headers['cache-control']).toBe('no-cache');
    for (const url of [
      '/assets/b-2.js',
      '/missing.png',
      '/../package.json',
      '/assets',
      '/.hidden',
      '/assets/%2e%2e/%2e%2e/package.json',
    ]) {
      expect([url, (await call(t, 'GET', url, { as: null })).status]).toEqual([url, 404]);
    }
  });
});

describe('operations', () => {
  test('readyz, metrics and config answer', async () => {
    expect((await call(t, 'GET', '/readyz', { as: null })).json).toEqual({ status: 'ok', mail: 'folder' });
    const metrics = await call(t, 'GET', '/metrics', { as: null });
    expect(metrics.text).toMatch(/^tillwatch_polls_due \d+$/m);
    // counted by template and status, not by address
    for (const id of [7, 8]) await call(t, 'GET', `/api/stores/${id}`, { as: null });
    expect((await call(t, 'GET', '/metrics', { as: null })).text).toMatch(
      /^tillwatch_request_duration_seconds_count\{method="GET",route="\/api\/stores\/:\w+",status="401"\} \d+$/m,
    );
    expect((await call(t, 'GET', '/config.json', { as: null })).json).toMatchObject({ apiKey: 'key', isLocal: true });
  });

  test('local mode shows the outbox and the practice stores', async () => {
    expect((await call(t, 'GET', '/dev/outbox', { as: null })).json).toMatchObject([{ to: 'a@b.c', subject: 'S' }]);
    expect((await call(t, 'GET', '/dev/practice-stores', { as: null })).json).toEqual([
      { name: 'Practice', platform: 'shopify', url: 'http://127.0.0.1:4001' },
    ]);
    expect((await call(t, 'GET', '/dev/practice-history', { as: null })).json).toEqual({ share: 0.25 });
  });

  test("local mode answers only to this machine's names", async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'tillwatch.localhost']) {
      expect((await t.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '192.168.0.4:3000', '127.0.0.1.nip.example']) {
      const answer = await t.app.inject({ url: '/healthz', headers: { host } });
      expect(answer.json()).toMatchObject({ code: 'host-not-allowed', status: 403 });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('outside local mode there is no /dev, HSTS is on, and only the machine itself gets metrics', async () => {
    const settings = {
      isLocal: false,
      publicUrl: 'https://tillwatch.example',
      trustProxy: false,
      dataFolder: web,
      callLimits: TEST_SETTINGS.callLimits,
      secretKey: 'secret',
      metricsToken: 'a token of sixteen or more',
      site: TEST_SETTINGS.site,
      config: {
        apiKey: 'k',
        projectId: 'p',
        appId: 'a',
        identityHost: null,
        identityScheme: null,
        providers: [],
        sessionSyncPath: '/__/auth/session',
        signUp: 'open' as const,
        measurementId: null,
        conversionId: null,
        isLocal: false,
        mail: 'smtp' as const,
        billing: null,
        keptDays: TEST_SETTINGS.config.keptDays,
        demo: null,
      },
    };
    const open = await testApp({ settings, outbox: async () => [] });
    expect((await call(open, 'GET', '/dev/outbox', { as: null })).status).toBe(404);
    for (const path of ['/dev/practice-stores', '/dev/practice-history'])
      expect((await call(open, 'GET', path, { as: null })).status).toBe(404);
    const health = await open.app.inject({ url: '/healthz', headers: { host: 'tillwatch.example' } });
    expect(health.statusCode).toBe(200);
    expect(health.headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await open.app.inject({ url: '/metrics' })).statusCode).toBe(200);
    const passedOn = { url: '/metrics', headers: { 'x-forwarded-for': '198.51.100.7' } };
    expect((await open.app.inject(passedOn)).statusCode).toBe(404);
    expect((await open.app.inject({ url: '/metrics', remoteAddress: '198.51.100.7' })).statusCode).toBe(404);
    await open.close();
  });
});
