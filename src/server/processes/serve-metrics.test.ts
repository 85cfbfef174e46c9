import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { manualClock } from '#runtime/clock.ts';
import { openMetrics } from './metrics.ts';
import { openReadiness } from './readiness.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

const clock = manualClock(Date.UTC(2026, 10, 27));
const log = { debug() {}, info() {}, warn() {}, error() {} };
let db: TestDatabase;
let server: MetricsServer;
beforeAll(async () => {
  db = await testDatabase();
  const deps = { metrics: openMetrics(db, clock), assertReady: openReadiness({ ...db, clock }), log };
  server = await serveMetrics({ host: '127.0.0.1', port: 0 }, deps);
});
afterAll(async () => {
  await server?.close();
  await db.drop();
});

test('a process without the web reports its health and its metrics', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, text: await answer.text() };
  };
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'ok\n' });
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ok\n' });
  expect((await ask('/other')).status).toBe(404);
  const { text } = await ask('/metrics');
  for (const name of [
    'tillwatch_polls_due',
    'tillwatch_mails_waiting',
    'tillwatch_database_connections{state="waiting"}',
    'tillwatch_database_bytes',
    'tillwatch_window_lag_seconds',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(`\n${name}`);
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('without a database it is alive but not ready', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/none');
  const databases = { people: gone, facts: gone };
  const deps = { metrics: openMetrics(databases, clock), assertReady: openReadiness({ ...databases, clock }), log };
  const other = await serveMetrics({ host: '127.0.0.1', port: 0 }, deps);
  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/metrics'].map(async (path) => (await fetch(other.url + path)).status),
  );
  expect(statuses).toEqual([200, 503, 503]);
  await other.close();
  await gone.destroy();
});
