import { expect, it } from 'vitest';
import { judgeStockMovement } from './judge-stock-movement.ts';

/** Twelve of two hundred variants fell, most by 40 units. */
const order = {
  ...{ shown: 200, fell: 12, rose: 0, largest: 96, median: 40, dispersion: 9 },
  stampable: 0,
  stamped: 0,
};
const expected = { moves: 10, rises: 1 };

it('takes a large order of a shop that has sold as much before for an order', () => {
  expect(judgeStockMovement(order, { expected, fall: { usual: 6, largest: 144 } })).toBe('own');
});

it('believes no numbers that rise where none rises usually, however large an order was before', () => {
  expect(judgeStockMovement({ ...order, rose: 24 }, { expected, fall: { usual: 6, largest: 144 } })).toBe('too-large');
});

it('believes no numbers whose usual fall is beyond the largest that the shop showed', () => {
  expect(judgeStockMovement(order, { expected, fall: { usual: 1.2, largest: 7 } })).toBe('too-large');
});
