import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { openPracticeStore, PRACTICE_STORES, practiceStartOf } from './practice-stores.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

test('every practice store says what it is, in its own language', () => {
  const marks = { en: 'practice', fr: 'essai', ar: 'تجريبي' };
  for (const store of PRACTICE_STORES) expect(store.name).toContain(marks[store.language]);
  expect(new Set(PRACTICE_STORES.map((store) => store.key)).size).toBe(PRACTICE_STORES.length);
});

test.each(PRACTICE_STORES.map((store) => store.key))('%s is the same shop after a restart', (key) => {
  const startsAt = practiceStartOf(NOW);
  const running = openPracticeStore(key, { now: NOW, startsAt });
  const path =
    key === 'tidewick' || key === 'pollard' ? '/products.json?limit=250' : '/wp-json/wc/store/v1/products?per_page=100';
  for (let at = NOW; at < NOW + 2 * DAY_MS; at += 6 * HOUR_MS) running.handle({ method: 'GET', url: path }, at);
  const later = NOW + 2 * DAY_MS;
  const restarted = openPracticeStore(key, { now: later, startsAt });
  const answers = [running, restarted].map((store) =>
    store.handle({ method: 'GET', url: path }, later).body.toString(),
  );
  expect(answers[1]).toBe(answers[0]);
});

test('a practice store sells an order a minute or more today, and a few an hour a year ago', () => {
  const store = openPracticeStore('tidewick', { now: NOW });
  const perHour = (from: number) => store.world.truth(from, from + 7 * DAY_MS).length / (7 * 24);
  expect(perHour(NOW - 7 * DAY_MS)).toBeGreaterThan(65);
  expect(perHour(NOW - 7 * DAY_MS)).toBeLessThan(115);
  expect(perHour(practiceStartOf(NOW))).toBeLessThan(22);
});

test('a sale soon comes, whatever the hour', () => {
  const store = openPracticeStore('tidewick', { now: NOW });
  const orders = store.world.truth(NOW - 7 * DAY_MS, NOW).map((order) => order.placedAt);
  const gaps = orders.slice(1).map((at, index) => at - orders[index]!);
  expect(gaps.filter((gap) => gap > 10 * MINUTE_MS).length / gaps.length).toBeLessThan(0.01);
});

test('an unknown key is refused', () => {
  expect(() => openPracticeStore('nobody', { now: NOW })).toThrow(RangeError);
});
