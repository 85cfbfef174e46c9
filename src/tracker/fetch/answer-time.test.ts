import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { answerTime } from './answer-time.ts';

const NOW = Date.UTC(2026, 10, 21, 10);
const dated = (ms: number) => ({ date: new Date(ms).toUTCString() });

test('an answer is as old as its copy and its server say', () => {
  expect(answerTime(dated(NOW - 3 * SECOND_MS), NOW)).toBe(NOW - 3 * SECOND_MS);
  expect(answerTime({ ...dated(NOW), age: '90' }, NOW)).toBe(NOW - 90 * SECOND_MS);
  expect(answerTime({}, NOW)).toBe(NOW);
});

test('a copy that keeps its own Date is not taken for twice as old', () => {
  expect(answerTime({ ...dated(NOW - 3 * HOUR_MS), age: '10800' }, NOW)).toBe(NOW - 3 * HOUR_MS);
  // made by a server whose clock is behind, or kept by two caches
  expect(answerTime({ ...dated(NOW - 3 * HOUR_MS), age: '90' }, NOW)).toBe(NOW - 3 * HOUR_MS);
  expect(answerTime({ ...dated(NOW - 2 * DAY_MS), age: '172800' }, NOW)).toBe(NOW - 2 * DAY_MS);
});

test('a clock that runs ahead or days behind is not believed', () => {
  expect(answerTime(dated(NOW + MINUTE_MS), NOW)).toBe(NOW);
  expect(answerTime(dated(NOW + 6 * HOUR_MS), NOW)).toBe(NOW);
  expect(answerTime(dated(NOW - 2 * DAY_MS), NOW)).toBe(NOW);
  expect(answerTime({ date: 'Wed, 01 Jan 2098 00:00:00 GMT', age: '999999999' }, NOW)).toBe(NOW - 7 * DAY_MS);
});

test('an answer is dated in the last eight days, whatever the server says', () => {
  const date = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((one) => one.toUTCString()),
  );
  fc.assert(
    fc.property(date, fc.oneof(fc.string(), fc.nat().map(String)), (given, age) => {
      const at = answerTime({ date: given, age }, NOW);
      expect(at).toBeGreaterThanOrEqual(NOW - 8 * DAY_MS);
      expect(at).toBeLessThanOrEqual(NOW);
    }),
  );
});
