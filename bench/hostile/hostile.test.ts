import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOSTILE_CASES } from './cases.ts';
import { type HostileShops, startHostileShops } from './hostile-shops.ts';
import { faultsOf } from './judge-result.ts';
import { runCase } from './run-case.ts';

/** Timeouts for shops that never answer. The others get enough time even on a busy machine. */
const SHORT = { connectMs: 1_000, headersMs: 700, pieceMs: 500, totalMs: 1_200 };
const LONG = { connectMs: 5_000, headersMs: 5_000, pieceMs: 5_000, totalMs: 15_000 };
/** How many shops with the same expected result are tried here. `npm run bench -- hostile` tries all. */
const MAX_ALIKE = 3;
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
const alike = Map.groupBy(short, ({ shop, expected, certificate, resolves }) =>
  JSON.stringify([shop, expected.added, expected.watched, Boolean(certificate), Boolean(resolves)]),
);
const tried = [...alike.values()].flatMap(spread);

/** Evenly spread cases from the first to the last. */
function spread<Case>(cases: Case[]): Case[] {
  if (cases.length <= MAX_ALIKE) return cases;
  const step = (cases.length - 1) / (MAX_ALIKE - 1);
  return Array.from({ length: MAX_ALIKE }, (_, place) => cases[Math.round(place * step)]!);
}

test.each(tried)(
  'a shop of $shop with $name costs little, is explained, and sells nothing',
  async ({ index, expected }) => {
    const times = expected.added === 'store-unreachable' ? SHORT : LONG;
    const result = await runCase(db.database, shops, index, { times, hostilePolls: 1 });
    expect(faultsOf(HOSTILE_CASES[index]!, result, 1)).toEqual([]);
  },
);

test.each(['en', 'fr', 'ar'])('every state that a hostile shop can cause has a sentence in %s', (language) => {
  const file = new URL(`../../src/web/locales/${language}/translation.json`, import.meta.url);
  const { error } = JSON.parse(readFileSync(file, 'utf8')) as {
    error: Record<string, { title: string; detail: string }>;
  };
  for (const { expected } of HOSTILE_CASES) {
    for (const code of [expected.added, expected.watched].flat()) {
      if (code === null) continue;
      expect(error[code]?.title, code).toBeTruthy();
      expect(error[code]?.detail, code).toBeTruthy();
    }
  }
});
