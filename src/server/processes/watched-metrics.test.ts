import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS, MINUTE_MS, manualClock } from '#runtime/clock.ts';
import { savePollRows } from '#tracker/poll/save/save-poll-rows.ts';
import { reserveTurn } from '#tracker/schedule/network-turns.ts';
import { openMetrics } from './metrics.ts';

const NOW = Date.UTC(2026, 8, 20, 12);
let db: TestDatabase;
/** The labels of each metric that the product exports once it has data of all kinds. */
let exported: Map<string, Set<string>>;

beforeAll(async () => {
  db = await testDatabase();
  await sql`select ensure_partitions('poll', '1 day'::interval, ${new Date(NOW)}, ${new Date(NOW + HOUR_MS)})`.execute(
    db.database,
  );
  const clock = manualClock(NOW);
  const metrics = openMetrics(db, clock);
  metrics.noteRequest({ method: 'GET', route: '/', status: 200, durationMs: 1 });
  const storeId = await addStore(db, 'shop.example', { platform: 'shopify' });
  const poll = {
    storeId,
    at: NOW,
    mode: 'changes',
    outcome: 'complete',
    problem: null,
    requests: 1,
    bytes: 1,
  } as const;
  await db.database
    .transaction()
    .execute((trx) => savePollRows(trx, [{ ...poll, durationMs: 400, products: 1, changed: 0, signals: [] }]));
  await reserveTurn(db.database, {
    ...{ egress: 'one', network: 'shopify', nowMs: NOW },
    budget: { requestsPerDay: 500, gapMs: 1 },
  });
  clock.set(NOW + MINUTE_MS);
  exported = labelsByName(await metrics.write());
});
afterAll(() => db.drop());

function labelsByName(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = found.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

async function queriesOf(file: string): Promise<string[]> {
  const text = await readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  if (!file.endsWith('.json')) return text.match(/expr: (?:\|\n(?: {10}.*\n)+|.*\n)/g) ?? [];
  const { panels } = JSON.parse(text) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

test.each(['alerts.yaml', 'grafana/tillwatch.json'])('%s uses only exported metrics', async (file) => {
  const queries = await queriesOf(file);
  expect(queries.length).toBeGreaterThan(8);
  for (const query of queries) {
    const asked = [...query.matchAll(/\b((?:tillwatch|nodejs|process)_\w+)(?:\{(.*?)\})?/g)];
    for (const [, name = '', matchers = ''] of asked) {
      expect([...exported.keys()], query).toContain(name);
      for (const [, label = ''] of matchers.matchAll(/(\w+)(?:=|!)/g))
        expect([...exported.get(name)!]).toContain(label);
    }
    // Prometheus adds these labels itself
    const known = new Set(['instance', 'job', ...asked.flatMap(([, name = '']) => [...exported.get(name)!])]);
    const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));
    for (const label of grouped) expect([...known], query).toContain(label);
  }
});
