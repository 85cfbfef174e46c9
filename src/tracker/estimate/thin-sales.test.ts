import { expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { ALL_KEPT, thinSales } from './thin-sales.ts';

const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const spread = fc.double({ min: 0, max: 1e6, noNaN: true });
const entry = fc.record({
  orders: amount,
  ordersVar: spread,
  ordersSd: spread,
  revenue: amount,
  revenueVar: spread,
  revenueSd: spread,
  observations: fc.constant(1),
});
const thinning = fc.record({
  kept: fc.double({ min: 0.1, max: 1, noNaN: true }),
  sd: fc.double({ min: 0, max: 0.5, noNaN: true }),
});

it('changes nothing if every sale is kept', () => {
  fc.assert(
    fc.property(entry, (one) => {
      expect(thinSales(one, ALL_KEPT)).toEqual(one);
    }),
  );
});

it('takes the same part of every figure', () => {
  fc.assert(
    fc.property(entry, thinning, (one, by) => {
      const left = thinSales(one, by);
      expect(left.orders).toBeCloseTo(one.orders * by.kept, 6);
      expect(left.revenue).toBeCloseTo(one.revenue * by.kept, 6);
      expect(left.observations).toBe(1);
    }),
  );
});

it('makes a count as uncertain as thinning does: k (1 − k) n', () => {
  const left = thinSales({ orders: 100, ordersVar: 0, ordersSd: 0 }, { kept: 0.9, sd: 0.02 });
  expect(left.ordersVar).toBeCloseTo(9);
  expect(left.ordersSd).toBeCloseTo(2);
});
