import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { differencesOf } from './answer-differences.ts';
import { type ClusterRun, runCluster } from './run-cluster.ts';

/** The coordinator of a Citus cluster, on which the short form of `npm run bench -- cluster` runs. */
const { CITUS_URL } = process.env;
if (!CITUS_URL) console.warn('The test of the cluster is skipped: CITUS_URL names no Citus cluster (docs/scaling.md).');

describe.skipIf(!CITUS_URL)('on a Citus cluster', () => {
  let plain: TestDatabase;
  let run: ClusterRun;
  beforeAll(async () => {
    plain = await testDatabase();
    const options = { products: 1_000, questions: 600, hours: 14, polls: 0, seed: 'test', isShort: true };
    run = await runCluster({ citusUrl: CITUS_URL!, plainUrl: plain.url, ...options }, () => {});
  }, 600_000);
  afterAll(() => plain?.drop());

  test('answers every call as a plain PostgreSQL does', () => {
    expect(run.questions).toBeGreaterThanOrEqual(600);
    expect(run.asked).toMatchObject({ errors: [], differences: [] });
  });

  test('distributes a full database, migrates it and gathers it again without losing a row', () => {
    expect(run.distributed).toMatchObject({ errors: [] });
    expect(run.distributed!.shards).toBeLessThanOrEqual(1_000);
  });

  test('stores the same facts after hours of tracking', () => {
    expect(run.tracked).toMatchObject({ errors: [], differences: 0 });
    expect(run.tracked!.rows).toBeGreaterThan(10_000);
  });
});

test('answers are equal except for the last digits of a number', () => {
  expect(differencesOf({ items: [{ orders: 3 }] }, { items: [{ orders: 3.0000000001 }] })).toEqual([]);
  expect(differencesOf({ items: [{ orders: 3 }] }, { items: [{ orders: 3.1 }] })).toEqual(['items.0.orders: 3 <> 3.1']);
  expect(differencesOf({ items: [1, 2] }, { items: [1] })).toEqual(['items.1: 2 <> nothing']);
  expect(differencesOf({ at: null }, { at: 0 })).toEqual(['at: null <> 0']);
});
