import { expect, test } from 'vitest';
import { zonedInstant } from './zoned-instant.ts';

test.each([
  ['2026-11-29T06:15:00.000Z', 'Europe/Paris', '2026-11-29T07:15:00+01:00'],
  ['2026-07-29T23:15:59.900Z', 'Europe/Paris', '2026-07-30T01:15:59+02:00'],
  ['2026-11-29T06:15:00.000Z', 'Asia/Kathmandu', '2026-11-29T12:00:00+05:45'],
  ['2026-11-29T02:15:00.000Z', 'America/New_York', '2026-11-28T21:15:00-05:00'],
  ['2026-11-29T02:15:00.000Z', 'UTC', '2026-11-29T02:15:00+00:00'],
])('%s in %s is %s, the same instant', (iso, zone, zoned) => {
  expect(zonedInstant(iso, zone)).toBe(zoned);
  expect(Math.abs(Date.parse(zoned) - Date.parse(iso))).toBeLessThan(1_000);
});

test('text that is not a time stays unchanged', () => {
  expect(zonedInstant('never', 'Europe/Paris')).toBe('never');
});
