import { makePartitions } from '#database/partitions.ts';
import type { TestDatabase } from '#database/testing.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { differencesIn, type Facts, readFacts } from '#tracker/poll/testing-facts.ts';
import { testTracker } from '#tracker/poll/testing-tracker.ts';
import { type Group, grouped } from './groups.ts';
import { type Pair, PRACTICE } from './open-pair.ts';

export type Tracked = {
  hours: number;
  polls: number;
  rows: number;
  errors: Group[];
  differences: number;
  firstDifferences: string[];
};

/** Read for the first time in these hours. */
const NEW = 'pollard';
const TABLES = [
  ...[
    'store',
    'product',
    'product_event',
    'product_state',
    'product_window',
    'store_window',
    'sale_hour',
    'store_hour',
  ],
  ...['sale_day', 'store_day', 'poll', 'poll_kept', 'evidence', 'store_signal', 'store_model', 'catalogue_fingerprint'],
  ...['poll_due', 'market_day', 'market_hour', 'market_country', 'market_tag', 'window_turn', 'fx_rate'],
];

/** So many hours of tracking on a virtual clock on both, with the turns of hours and days, and a new store. */
export async function trackBoth(
  { citus, plain }: Pair,
  { nowMs, hours }: { nowMs: number; hours: number },
  note: (line: string) => void,
): Promise<Tracked> {
  const errors: [string, string][] = [];
  const run = async (name: string, one: TestDatabase) => {
    await track(one, { nowMs, hours }, (what, error) => {
      const { message } = error as Error;
      errors.push([`${name}: ${what}: ${message}`, `${(error as Error).stack}`.split('\n').slice(1, 4).join('\n')]);
    });
    note(`${name}: ${hours} hours tracked`);
    return rounded(await readFacts(one.database, TABLES));
  };
  const [should, is] = await Promise.all([run('plain', plain), run('citus', citus)]);
  const differences = differencesIn(should, is);
  return {
    hours,
    polls: is.poll!.length,
    rows: Object.values(is).reduce((sum, rows) => sum + rows.length, 0),
    errors: grouped(errors),
    differences: differences.length,
    firstDifferences: differences.slice(0, 20),
  };
}

async function track(
  { database, facts }: TestDatabase,
  { nowMs, hours }: { nowMs: number; hours: number },
  fail: (what: string, error: unknown) => void,
): Promise<void> {
  const tracker = await testTracker({ people: database, facts: database }, nowMs);
  const step = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => fail(what, error));
  };
  for (const key of PRACTICE) tracker.openPracticeShop(key);
  await step('add', () => tracker.addPracticeShop(NEW));
  for (let hour = 1; hour <= hours; hour++) {
    const atMs = nowMs + hour * HOUR_MS;
    tracker.logged.length = 0;
    await step('poll', () => tracker.pollUntil(atMs));
    for (const entry of tracker.logged)
      if (entry instanceof Object && 'err' in entry) fail('poll', (entry as { err: unknown }).err);
    await step('turn', () => turnWindows(facts, atMs));
    await step('market', () => keepMarket(facts, atMs));
    await step('partitions', () => makePartitions(facts, atMs));
  }
}

/** Sums over shards differ in their last digits. */
function rounded(facts: Facts): Facts {
  const round = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value);
  return Object.fromEntries(
    Object.entries(facts).map(([table, rows]) => [
      table,
      rows.map((row) => JSON.stringify(JSON.parse(row), round)).toSorted(),
    ]),
  );
}
