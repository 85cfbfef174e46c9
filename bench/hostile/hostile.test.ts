import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOSTILE_CASES } from './cases.ts';
import { type HostileShops, startHostileShops } from './hostile-shops.ts';
import { faultsOf } from './judge-result.ts';
import { runCase } from './run-case.ts';

const TIMES = { connectMs: 1_000, headersMs: 700, pieceMs: 500, totalMs: 1_200 };
let db: TestDatabase;
let shops: HostileShops;

beforeAll(async () => {
  db = await testDatabase();
  shops = startHostileShops();
});
afterAll(async () => {
  await shops.close();
  await db.drop();
});

const short = HOSTILE_CASES.map((one, index) => ({ ...one, index })).filter((one) => !one.isLong);

test.each(short)('a shop of $shop with $name costs little, says why, and sells nothing', async ({ index }) => {
  const result = await runCase(db.database, shops, index, { times: TIMES, hostilePolls: 1 });
  expect(faultsOf(HOSTILE_CASES[index]!, result, 1)).toEqual([]);
});

test.each(['en', 'fr', 'ar'])('every state that a hostile shop comes to has its sentence in %s', (language) => {
  const file = new URL(`../../src/web/locales/${language}/translation.json`, import.meta.url);
  const { error } = JSON.parse(readFileSync(file, 'utf8')) as {
    error: Record<string, { title: string; detail: string }>;
  };
  for (const { expected } of HOSTILE_CASES) {
    for (const code of [expected.added, expected.followed].flat()) {
      if (code === null) continue;
      expect(error[code]?.title, code).toBeTruthy();
      expect(error[code]?.detail, code).toBeTruthy();
    }
  }
});
