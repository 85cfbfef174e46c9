import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { intensityOf } from './intensity.ts';

const SUNDAY_MS = Date.UTC(2026, 0, 4);
const MONDAY_MS = SUNDAY_MS + DAY_MS;

/** A hundred orders an hour except on Sundays; each hour of the week is seen as many times as there are weeks. */
function expectedOn(dayMs: number, weeks: number): number {
  const orders = Array.from({ length: 168 }, (_, hour) => (hour < 144 ? 100 * weeks : 0));
  const intensity = intensityOf({ orders, hours: orders.map(() => weeks) });
  return intensity!.expected(dayMs + 12 * HOUR_MS, dayMs + 13 * HOUR_MS);
}

test('one Sunday without orders does not close all Sundays; many do', () => {
  expect(expectedOn(SUNDAY_MS, 1)).toBeGreaterThan(20);
  expect(expectedOn(SUNDAY_MS, 10)).toBeLessThan(3);
  for (const weeks of [1, 10]) {
    expect(expectedOn(MONDAY_MS, weeks)).toBeGreaterThan(80);
    expect(expectedOn(MONDAY_MS, weeks)).toBeLessThan(110);
  }
});

test('hours that a nightly write hides are taken to be like those beside them', () => {
  const isHidden = (hour: number) => hour < 3;
  const isNight = (hour: number) => hour < 8 || hour > 21;
  const orders = Array.from({ length: 168 }, (_, index) => (isNight(index % 24) ? 0 : 40));
  const hours = orders.map((_, index) => (isHidden(index % 24) ? 0 : 10));
  const intensity = intensityOf({ orders, hours })!;
  const at = (hour: number) => intensity.expected(MONDAY_MS + hour * HOUR_MS, MONDAY_MS + (hour + 1) * HOUR_MS);
  expect(at(12)).toBeGreaterThan(3.5);
  expect(at(1)).toBeLessThan(1);
});

test('nothing is expected if nothing was seen', () => {
  expect(intensityOf({ orders: new Array(168).fill(0), hours: new Array(168).fill(0) })).toBeNull();
});
