import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { drawnShop, readDays } from '../signals/testing-read-shop.ts';

test('a shop that sells each product many times between two readings has its hidden orders inferred', () => {
  const shop = drawnShop({ productCount: 60, ordersPerHour: { first: 40, afterYear: 40 } });
  const { days } = readDays(shop, 12, { kinds: ['modified'], everyMs: DAY_MS });
  const sumOf = (name: 'orders' | 'trueOrders') => days.slice(1).reduce((sum, day) => sum + day[name], 0);
  expect(sumOf('orders') / sumOf('trueOrders')).toBeGreaterThan(0.95);
});
