import { expect, test } from 'vitest';
import type { Touch } from './classify-touches.ts';
import { judgedByStock, saleChance, weighByStock } from './sale-chance.ts';

function touch(at: number, why: Touch['why'], stock: { isComplete: boolean; sold: number }): Touch {
  const change = { stock: { ...stock, risen: 0 } };
  return { change, at, weight: why === 'no-unit-left' ? 0 : 1, classifiedAs: 'sale', why } as unknown as Touch;
}

test('stamps that stock can judge show how many lone stamps are sales; baskets and uncounted ones do not', () => {
  const counted = { isComplete: true, sold: 1 };
  const touches = [
    touch(1, 'stock-fell-with-stamp', counted),
    touch(2, 'no-unit-left', { isComplete: true, sold: 0 }),
    touch(3, 'stamp-alone', { isComplete: false, sold: 0 }),
    touch(4, 'stock-fell-with-stamp', counted),
    touch(4, 'stock-fell-with-stamp', counted),
    touch(5, 'content-changed', { isComplete: true, sold: 0 }),
  ];
  expect(judgedByStock(touches)).toEqual({ updates: 2, sales: 1 });
});

test('the share is unknown from a few, and is shrunk for more', () => {
  expect(saleChance({ updates: 9, sales: 9 })).toBeNull();
  expect(saleChance({ updates: 10, sales: 10 })).toBeCloseTo(11 / 12);
  expect(saleChance({ updates: 98, sales: 24 })).toBeCloseTo(0.25);
});

test('a lone stamp without a count weighs what lone stamps with one weigh; an order of two is unchanged', () => {
  const uncounted = { isComplete: false, sold: 0 };
  const touches = [
    touch(1, 'stamp-alone', uncounted),
    touch(2, 'stamp-alone', uncounted),
    touch(2, 'stamp-alone', uncounted),
  ];
  weighByStock(touches, { updates: 98, sales: 24 });
  expect(touches.map(({ weight }) => weight)).toEqual([0.25, 1, 1]);
  expect(touches[0]).toMatchObject({ classifiedAs: 'unknown', why: 'stamp-alone-like-edit' });
});
