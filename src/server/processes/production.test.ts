import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '#catalog/create-store.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { until } from '#runtime/testing-until.ts';
import { runInContext } from '#runtime/work-context.ts';
import { type TestHost, testHost } from '#tracker/fetch/testing-host.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';

/** Each test starts a process, which takes long on a busy machine. */
const OPTIONS = { timeout: 180_000 };
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const PLANTED = {
  secretKey: 'planted-secret-key-0123456789-0123456789',
  smtp: 'planted-smtp-password',
  metrics: 'planted-metrics-token',
  password: 'planted password of anna',
  idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwbGFudGVkIn0.cGxhbnRlZA',
  code: 'planted-code-of-43-characters-abcdefghijklm',
};

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: { key: string }[] };

let db: TestDatabase;
let folder: string;
let sink: TestHost;
const traces: string[] = [];

beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tillwatch-production-'));
  sink = await testHost(async (request, response) => {
    const body = await new Response(request as unknown as BodyInit).text();
    if (request.url === '/v1/traces') traces.push(body);
    response.end('{}');
  });
});

afterAll(async () => {
  await sink.close();
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(command: string[], settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  const env = { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: db.url };
  const child = spawn(command[0]!, command.slice(1), {
    cwd: ROOT,
    env: { ...env, SECRET_KEY: PLANTED.secretKey, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  return { child, output: () => text };
}

test(
  'all output of a public server is JSON without secrets, and a mail and a poll name the request behind them',
  OPTIONS,
  async () => {
    const shop = await testHost((_request, response) => response.writeHead(404).end());
    const settings = {
      SMTP_URL: `smtp://mailer:${PLANTED.smtp}@127.0.0.1:1`,
      METRICS_TOKEN: PLANTED.metrics,
      LOG_LEVEL: 'debug',
      ALLOWED_PRIVATE_HOSTS: shop.host,
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.origin,
    };
    const { child, output } = start([process.execPath, 'src/server/main.ts'], settings);
    const url = await until(() => /http:\/\/127\.0\.0\.1:\d+/.exec(output().split('Tillwatch')[1] ?? '')?.[0]);
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { apiKey } = (await (await fetch(`${url}/config.json`)).json()) as { apiKey: string };
    const identity = (call: string) => `/v1/accounts:${call}?key=${apiKey}`;
    const anna = { email: 'anna@shop.example', password: PLANTED.password, returnSecureToken: true };
    const signUp = await post(identity('signUp'), anna);
    const { idToken } = (await signUp.json()) as { idToken: string };
    const asked = await post(identity('sendOobCode'), { requestType: 'VERIFY_EMAIL', idToken });
    expect([signUp.status, asked.status]).toEqual([200, 200]);
    await post(identity('signInWithPassword'), { ...anna, password: `${PLANTED.password}!` });
    const authorization = `Bearer ${PLANTED.idToken}`;
    await fetch(`${url}/api/user/info`, { headers: { authorization, cookie: `__session=${PLANTED.idToken}` } });
    await fetch(`${url}/signup?operator=${PLANTED.code}`);
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${PLANTED.metrics}` } });
    await fetch(`${url}/api/${encodeURIComponent('\u0000')}?oobCode=${PLANTED.code}`);

    const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
    const store = { ...unknown, host: shop.host, origin: shop.origin, platform: null, isPractice: false };
    const storeId = await createStore(db, store, Date.now());
    await runInContext({ requestId: 'who-added-it' }, () =>
      scheduleStore(db.people, storeId, { dueAtMs: Date.now() - 1_000, priority: 1 }),
    );

    const requestId = asked.headers.get('x-request-id');
    const linesOf = () => output().split('\n').filter(Boolean);
    await until(() =>
      linesOf().some((line) => line.includes('"job":"mail"') && line.includes(`"requestId":"${requestId}"`)),
    );
    const spans = () =>
      traces.flatMap((text) => {
        const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      });
    const named = (name: string, id: string | null) =>
      spans().find((span) => span.name === name && JSON.stringify(span.attributes).includes(JSON.stringify(id)));
    await until(() => named('mail', requestId) && named('poll', 'who-added-it'));
    const route = await until(() => spans().find((span) => /^POST .*accounts:/.test(span.name)));
    await until(() => spans().some(({ name, traceId }) => /^pg\.query/.test(name) && traceId === route.traceId));
    child.kill('SIGTERM');
    await once(child, 'exit');
    await shop.close();

    for (const line of linesOf()) expect(JSON.parse(line)).toBeTypeOf('object');
    for (const text of [output(), traces.join('')])
      for (const [name, secret] of Object.entries(PLANTED))
        expect([name, text.includes(secret)]).toEqual([name, false]);
    expect(output()).toContain('"route":');
  },
);

test('a public server that cannot start says why, in JSON too', OPTIONS, async () => {
  const { child, output } = start([process.execPath, 'src/server/main.ts'], { MAIL: 'folder', PORT: 'many' });
  await once(child, 'close');
  expect(JSON.parse(output())).toMatchObject({
    level: 50,
    msg: expect.stringContaining('PORT must be a whole number'),
  });
  expect(child.exitCode).toBe(1);
});

test('a SIGTERM sent to npm reaches the server once, and it stops in order', OPTIONS, async () => {
  const { child, output } = start(['npm', 'run', '-s', 'serve', '--', '--roles=tracker,jobs'], { MAIL: 'folder' });
  await until(() => output().includes('Ready in'));
  child.kill('SIGTERM');
  await once(child, 'close');
  const said = output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg);
  expect(said.filter((msg) => /Stopping/.test(msg))).toHaveLength(1);
  expect(said.some((msg) => /too long|defect/.test(msg))).toBe(false);
});
