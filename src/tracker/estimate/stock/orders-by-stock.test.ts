import { expect, test } from 'vitest';
import { newStoreModel } from '../../known/store-model.ts';
import { lineQuantity } from '../units/quantities.ts';
import type { Touch } from '../writes/classify-touches.ts';
import { ordersByStock } from './orders-by-stock.ts';

const model = newStoreModel();
const perLine = lineQuantity(model, 10).mean;

/** A product of which `sold` units left, with its share of the lines. */
function touch(share: number, stock: { sold: number; risen?: number; isComplete?: boolean }): Touch {
  const before = { variants: [{ priceMinor: 1000, isAvailable: true }] };
  const change = { before, minorPerMajor: 100, stock: { risen: 0, isComplete: true, ...stock } };
  return { change, share } as unknown as Touch;
}
const told = (touches: Touch[], untouched = 0) => ordersByStock(touches, { untouched, meanSize: 2, model });

test('orders are units, over units per line, over lines per order', () => {
  const { orders, variance } = told([touch(0.5, { sold: 60 }), touch(0.5, { sold: 40 })])!;
  expect(orders).toBeCloseTo(100 / perLine / 2);
  expect(Math.sqrt(variance)).toBeGreaterThan(0.1 * orders);
});

test('lines are no fewer than the products of which something left', () => {
  expect(told([touch(0.5, { sold: 1 }), touch(0.5, { sold: 1 })])!.orders).toBe(1);
});

test('a product that a delivery hides sold as its share says, and the doubt grows', () => {
  const all = told([touch(0.6, { sold: 60 }), touch(0.4, { sold: 40 })])!;
  const part = told([touch(0.6, { sold: 60 }), touch(0.4, { sold: 0, risen: 100 })])!;
  expect(part.orders).toBeCloseTo(all.orders);
  expect(part.variance).toBeGreaterThan(all.variance);
  expect(told([touch(0.4, { sold: 60 }), touch(0.6, { sold: 0, isComplete: false })])).toBeNull();
  expect(told([touch(1, { sold: 0 })])).toBeNull();
});
