import { describe, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { fc } from '#runtime/testing-properties.ts';
import { NO_PERIODIC_WRITES } from '../../known/store-model.ts';
import { basketClass, basketSizes } from '../orders/baskets.ts';
import { type BulkOptions, findBulk, type Stamp } from './find-bulk.ts';

const START = Date.UTC(2026, 2, 1, 2);
/** A small shop of 100 products and three orders a day, most of one or two. */
const SMALL: BulkOptions = {
  catalogueSize: 100,
  meanShare: 0.015,
  pickedShare: 0.045,
  baskets: basketSizes([60, 25, 10, 5]),
  periodicWrites: NO_PERIODIC_WRITES,
  ordersPerSecond: () => 3 / 86_400,
  renderedAt: START + HOUR_MS,
  isEveryStampMoved: false,
};

/** Stamps in consecutive seconds, with the number in each. */
function stamps(perSecond: readonly number[], given: Partial<Stamp> = {}): Stamp[] {
  return perSecond.flatMap((count, second) =>
    Array.from({ length: count }, (_, index) => ({
      externalId: `${second}-${index}`,
      at: START + second * SECOND_MS,
      share: 0.03,
      isWritten: false,
      ...given,
    })),
  );
}

const foundIn = (given: readonly Stamp[], options = SMALL) => findBulk(given, options).why.size;

describe('findBulk', () => {
  it('leaves every order of a usual size alone, even one that is saved while the second turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }), (one, other) => {
        expect(foundIn(stamps([one, Math.min(other, 4 - one)]))).toBe(0);
      }),
    );
  });

  it('takes two seconds in a row for a write if they hold more than orders do', () => {
    expect(foundIn(stamps([8, 7]))).toBe(15);
  });

  it('takes a second with a large part of a catalogue for a write, unless it holds what sells or orders are that large', () => {
    expect(foundIn(stamps([20], { share: 0.015 }))).toBe(20);
    expect(foundIn(stamps([20], { share: 0.06 }))).toBe(0);
    const largeOrders = Array.from({ length: basketClass(20) + 1 }, () => 10);
    expect(foundIn(stamps([20], { share: 0.015 }), { ...SMALL, baskets: basketSizes(largeOrders) })).toBe(0);
  });

  it('takes stamps among edited products for edits, but not an order after edits all over the shop', () => {
    const run = stamps([2, 1]).map((stamp, index) => ({ ...stamp, isWritten: index < 2 }));
    expect([...findBulk(run, SMALL).why.keys()]).toEqual(['1-0']);
    const elsewhere = Array.from({ length: 6 }, (_, index) => ({
      ...run[0]!,
      externalId: `e${index}`,
      at: START + (index + 1) * 600 * SECOND_MS,
    }));
    expect(foundIn([...run, ...elsewhere])).toBe(0);
    expect(foundIn(run, { ...SMALL, ordersPerSecond: () => 0.1 })).toBe(0);
  });

  it('takes one product every few seconds, all alike, for a slow write, and a burst for orders', () => {
    const random = seededRandom(3);
    const options = { ...SMALL, catalogueSize: 1_260, meanShare: 0.0013, pickedShare: 0.0039 };
    const run = (gapOf: () => number, share: number) => {
      let at = START;
      return Array.from({ length: 60 }, (_, index) => {
        at += Math.max(1, Math.round(gapOf())) * SECOND_MS;
        return { externalId: `${index}`, at, share, isWritten: false };
      });
    };
    const even = () => (random.next() < 0.1 ? 8 : 2 + 2 * random.next());
    expect(foundIn(run(even, 0.0013), options)).toBe(60);
    expect(foundIn(run(even, 0.0039), options)).toBeLessThan(60);
    const burst = run(() => -5 * Math.log(1 - random.next()), 0.0013);
    expect(findBulk(burst, { ...options, ordersPerSecond: () => 0.05 }).why.size).toBe(0);
  });

  it('recognises when a store writes', () => {
    const week = 7 * 86_400_000;
    const periodicWrites = { runs: [2, 1].map((weeks): [number, boolean] => [START - weeks * week, false]) };
    expect(foundIn(stamps([1]), { ...SMALL, periodicWrites })).toBe(1);
    expect(foundIn(stamps([1]))).toBe(0);
  });
});
