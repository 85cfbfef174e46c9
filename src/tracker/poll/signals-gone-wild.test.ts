import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import type { StorefrontHandle } from '../fetch/in-process-fetcher.ts';
import { STARTS_AT, testTracker } from './testing-tracker.ts';

const NOW = STARTS_AT + 20 * DAY_MS;
/** A plugin prints drawn quantities for so long. */
const WILD = { from: NOW + DAY_MS, to: NOW + 2 * DAY_MS };
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('a plugin that prints drawn stock for a day makes no sale, and stock is believed again after it', async () => {
  const random = seededRandom(7);
  const tracker = await testTracker(db, NOW);
  const shop = tracker.openPracticeShop('ormeline');
  const handle: StorefrontHandle = (request, now) => {
    const answer = shop.handle(request, now);
    if (now < WILD.from || now >= WILD.to || !request.url.includes('/wc/store/')) return answer;
    const text = answer.body
      .toString('utf8')
      .replace(/"text":"\d+ en stock"/gu, () => `"text":"${1 + random.below(40)} en stock"`);
    return { ...answer, body: Buffer.from(text) };
  };
  const storeId = await tracker.addShop('plugin.example', null, handle);
  const signalOf = async (kind: string) =>
    (await db.database.selectFrom('store_signal').selectAll().where('store_id', '=', storeId).execute()).find(
      (one) => one.kind === kind,
    )!;
  const unitsBetween = async (from: number, to: number) => {
    const hours = await db.database.selectFrom('store_hour').selectAll().where('store_id', '=', storeId).execute();
    return hours.reduce(
      (sum, { hour, units }) => (hour.getTime() >= from && hour.getTime() < to ? sum + units : sum),
      0,
    );
  };
  const trueUnits = (from: number, to: number) =>
    shop.world
      .truth(from, to)
      .reduce((sum, { lines }) => lines.reduce((units, { quantity }) => units + quantity, sum), 0);

  await tracker.pollUntil(WILD.from - HOUR_MS / 2);
  expect((await signalOf('stock')).state).toBe('alive');
  expect((await signalOf('rank')).source).toBe('store-api');
  await tracker.pollUntil(WILD.to - HOUR_MS / 2);
  expect((await signalOf('stock')).state).toBe('refused');
  await tracker.pollUntil(WILD.to + 2 * DAY_MS);
  expect((await signalOf('stock')).state).toBe('alive');
  expect(tracker.logged).toEqual([]);
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
