import { expect, it } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate.ts';
import { changeBetween } from './change.ts';
import { comparable } from './comparable.ts';

const sold = (value: number): Estimate => ({ ...NO_ESTIMATE, value, low: value, high: value, basis: 'stock' });
const item = { orders: sold(3), previous: { orders: sold(40), revenue: sold(400) } };

it('claims no fall in the morning of a day', () => {
  expect(changeBetween(item.orders, comparable(item, 'TODAY').previous.orders).kind).toBe('unknown');
});

it('compares every other period', () => {
  expect(changeBetween(item.orders, comparable(item, 'YESTERDAY').previous.orders).kind).toBe('down');
});
