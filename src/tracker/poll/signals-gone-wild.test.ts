import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lexiconOf } from '#catalog/category/lexicon.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import type { StorefrontHandle } from '../fetch/in-process-fetcher.ts';
import { STARTS_AT, type TestTracker, testTracker } from './testing-tracker.ts';

const NOW = STARTS_AT + 20 * DAY_MS;
/** The time in which a plugin prints random quantities. */
const WILD = { from: NOW + 12 * HOUR_MS, to: NOW + 36 * HOUR_MS };
let db: TestDatabase;
let tracker: TestTracker;
let shop: Storefront;
let storeId: number;

beforeAll(async () => {
  // the category words are built here, so that the first test does not spend its time on them
  lexiconOf('fr');
  db = await testDatabase();
  const random = seededRandom(7);
  tracker = await testTracker(db, NOW);
  shop = tracker.openPracticeShop('ormeline');
  const handle: StorefrontHandle = (request, now) => {
    const answer = shop.handle(request, now);
    if (now < WILD.from || now >= WILD.to || !request.url.includes('/wc/store/')) return answer;
    const text = answer.body
      .toString('utf8')
      .replace(/"text":"\d+ en stock"/gu, () => `"text":"${1 + random.below(40)} en stock"`);
    return { ...answer, body: Buffer.from(text) };
  };
  storeId = await tracker.addShop('plugin.example', null, handle);
});
afterAll(() => db.drop());

async function signalOf(kind: string) {
  const signals = await db.database.selectFrom('store_signal').selectAll().where('store_id', '=', storeId).execute();
  return signals.find((one) => one.kind === kind)!;
}

async function unitsBetween(from: number, to: number): Promise<number> {
  const hours = await db.database.selectFrom('store_hour').selectAll().where('store_id', '=', storeId).execute();
  return hours.reduce((sum, { hour, units }) => (hour.getTime() >= from && hour.getTime() < to ? sum + units : sum), 0);
}

function trueUnits(from: number, to: number): number {
  const lines = shop.world.truth(from, to).flatMap((order) => order.lines);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

describe('a plugin that prints random stock for a day', () => {
  test('starts in a shop whose stock is believed', async () => {
    await tracker.pollUntil(WILD.from - HOUR_MS / 2);
    expect((await signalOf('stock')).state).toBe('alive');
    expect((await signalOf('rank')).source).toBe('store-api');
  });

  test('is not believed', async () => {
    await tracker.pollUntil(WILD.to - HOUR_MS / 2);
    expect((await signalOf('stock')).state).toBe('refused');
  });

  test('leaves a shop that is believed again', async () => {
    await tracker.pollUntil(WILD.to + DAY_MS + HOUR_MS);
    expect((await signalOf('stock')).state).toBe('alive');
    expect(tracker.logged).toEqual([]);
  });

  test('adds no sales', async () => {
    for (const [from, to] of [
      [NOW, WILD.from],
      [WILD.from, WILD.to],
      [WILD.to, WILD.to + DAY_MS],
    ] as const) {
      const truth = trueUnits(from, to);
      expect(await unitsBetween(from, to)).toBeLessThan(1.35 * truth + 4 * Math.sqrt(truth));
    }
    expect(await unitsBetween(NOW, WILD.from)).toBeGreaterThan(0.8 * trueUnits(NOW, WILD.from));
  });
});
