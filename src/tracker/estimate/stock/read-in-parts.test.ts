import { expect, test } from 'vitest';
import { HOUR_MS } from '#runtime/clock.ts';
import { drawnShop, readDays } from '../../signals/testing-read-shop.ts';

test('a catalogue that is read in eight parts shows as many units and orders as sold', () => {
  const shop = drawnShop({ productCount: 400, ordersPerHour: { first: 8, afterYear: 8 } });
  const { days } = readDays(shop, 20, { kinds: ['stock'], everyMs: 3 * HOUR_MS, part: 50 });
  const known = days.slice(6, 19);
  const sum = (name: 'units' | 'trueUnits' | 'orders' | 'trueOrders') =>
    known.reduce((total, day) => total + day[name], 0);
  expect(sum('units') / sum('trueUnits')).toBeGreaterThan(0.93);
  expect(sum('units') / sum('trueUnits')).toBeLessThan(1.05);
  expect(sum('orders') / sum('trueOrders')).toBeGreaterThan(0.85);
  expect(sum('orders') / sum('trueOrders')).toBeLessThan(1.15);
});
