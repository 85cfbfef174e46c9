import { describe, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { basketSizes } from '../orders/baskets.ts';
import type { Touch } from './classify-touches.ts';
import { weighBursts, writesInBurst } from './weigh-bursts.ts';

const FROM = Date.UTC(2026, 2, 2, 10);
const GAP = { from: FROM, to: FROM + HOUR_MS };
/** Of 200 orders, two thirds hold one product. */
const BASKETS = basketSizes([130, 50, 20]);
/** Three orders an hour. */
const INTENSITY = { expected: (from: number, to: number) => (3 * (to - from)) / HOUR_MS };

/** Stamps at even steps, with the number of products in each second. */
function stamps(sizes: readonly number[], everySeconds: number): Touch[] {
  return sizes.flatMap((size, index) =>
    Array.from({ length: size }, () => {
      const at = FROM + 600 * SECOND_MS + index * everySeconds * SECOND_MS;
      return { at, weight: 1, doubt: 0, shareBefore: 0.005, classifiedAs: 'sale', why: 'stamp-alone' } as Touch;
    }),
  );
}

function weigh(touches: Touch[]) {
  const found = weighBursts(touches, GAP, { baskets: BASKETS, intensity: INTENSITY, shareSum: 1.5 });
  return { found, left: touches.reduce((sum, { weight }) => sum + weight, 0) };
}

const ALONE = Array.from({ length: 24 }, () => 1);
const BASKETS_TOO = ALONE.map((_, index) => (index % 3 === 0 ? 2 : 1));

describe('a burst of stamps', () => {
  it('is of writes if each product is alone, as when goods are unpacked by hand', () => {
    const unpacked = stamps(ALONE, 35);
    expect(weigh(unpacked).left).toBeLessThan(3);
    expect(unpacked[0]).toMatchObject({ classifiedAs: 'unknown', why: 'one-by-one' });
    expect(unpacked[0]!.doubt).toBeGreaterThan(0);
  });

  it('is of orders if as many hold several products as usual', () => {
    expect(weigh(stamps(BASKETS_TOO, 35)).left).toBeGreaterThan(31);
  });

  it('is none if the stamps are few, or as many as orders are', () => {
    expect(weigh(stamps(ALONE.slice(0, 9), 35)).found.size).toBe(0);
    const busy = { expected: (from: number, to: number) => (60 * (to - from)) / HOUR_MS };
    const usual = { baskets: BASKETS, intensity: busy, shareSum: 1.5 };
    expect(weighBursts(stamps(ALONE, 35), GAP, usual).size).toBe(0);
  });

  it('says nothing before the usual baskets are known, or if nearly all hold one product', () => {
    const partOf = (share: number, orders: number) =>
      writesInBurst({ lone: 15, baskets: 0 }, 1, { share, orders }).part;
    expect(partOf(0.65, 500)).toBeGreaterThan(0.9);
    for (const { part, sd } of [
      writesInBurst({ lone: 15, baskets: 0 }, 1, { share: 0.65, orders: 1 }),
      writesInBurst({ lone: 15, baskets: 0 }, 1, { share: 0.98, orders: 500 }),
    ]) {
      expect(part).toBeLessThan(0.8);
      expect(sd).toBeGreaterThan(0.3);
    }
  });

  it('has a part of writes between none and all', () => {
    const count = fc.nat(200);
    const share = fc.double({ min: 0.01, max: 0.999, noNaN: true });
    const rate = fc.double({ min: 1e-4, max: 100, noNaN: true });
    fc.assert(
      fc.property(count, count, rate, share, rate, (lone, baskets, expected, usual, orders) => {
        const { part, sd } = writesInBurst({ lone, baskets }, expected, { share: usual, orders: 1 + orders });
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
        expect(sd).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
