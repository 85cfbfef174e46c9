import { describe, expect, it } from 'vitest';
import { seededRandom } from '#runtime/random.ts';
import { rangeOf } from '#sales/range.ts';
import { newStoreModel, type StoreModel, type Trade } from '../../known/store-model.ts';
import { lineQuantity, usualExtraUnits } from './quantities.ts';

const TRADE: Trade = { usd: 1, medianUsd: 20, tags: [], isWholesale: false };

function shop(trade: Partial<Trade> = {}): StoreModel {
  return { ...newStoreModel(), trade: { ...TRADE, ...trade } };
}

/** A shop that showed lines with these units, at a price. */
function withLines(model: StoreModel, lines: readonly number[], price: number): StoreModel {
  const quantities = { ...model.quantities };
  for (const units of lines) {
    quantities.units += units;
    quantities.unitsSquared += units ** 2;
    quantities.logs += Math.log(units);
    quantities.lines += 1;
    quantities.expected += usualExtraUnits(model, price);
  }
  return { ...model, quantities };
}

function rangeAt(model: StoreModel, price: number): { low: number; high: number } {
  const { mean, sharedSd } = lineQuantity(model, price);
  return rangeOf({ value: mean, variance: 0, sharedSd });
}

describe('units in a line', () => {
  it('are more for cheap goods than for dear ones, in dollars whatever the currency', () => {
    const means = [1, 5, 20, 100].map((price) => lineQuantity(shop(), price).mean);
    expect(means).toEqual([...means].sort((one, other) => other - one));
    expect(lineQuantity(shop({ usd: 0.01 }), 2_000)).toEqual(lineQuantity(shop(), 20));
  });

  it('are more for what is bought by the set, and for shops that sell to shops', () => {
    expect(lineQuantity(shop({ tags: ['HOME'] }), 20).mean).toBeGreaterThan(
      lineQuantity(shop({ tags: ['WATCHES'] }), 20).mean,
    );
    expect(lineQuantity(shop({ isWholesale: true }), 5).mean).toBeGreaterThan(5);
  });

  it('are no fewer than the least that can be bought, however dear', () => {
    for (const price of [2, 60, 900]) {
      const { mean } = lineQuantity(shop({ isWholesale: true, leastUnits: 6 }), price);
      expect(mean).toBeGreaterThanOrEqual(6);
    }
    const cheap = (leastUnits?: number) => lineQuantity(shop({ isWholesale: true, leastUnits }), 2).mean;
    expect(cheap(6)).toBe(cheap());
  });

  it('may be three or ten for cheap goods, until a shop shows its own', () => {
    expect(rangeAt(shop(), 2).high).toBeGreaterThan(3);
    expect(rangeAt(shop({ isWholesale: true }), 3).high).toBeGreaterThan(20);
    expect(rangeAt(shop(), 80).high).toBeLessThan(1.6);
  });

  it('are those of the shop once it shows them: one, three or a dozen', () => {
    for (const units of [1, 3, 12]) {
      const seen = withLines(shop(), new Array<number>(200).fill(units), 4);
      const { low, high } = rangeAt(seen, 4);
      expect(low).toBeLessThanOrEqual(units);
      expect(high).toBeGreaterThanOrEqual(units);
      expect(high / low).toBeLessThan(1.6);
    }
  });

  it('are not raised at once by a single line of a few dozen', () => {
    const seen = withLines(shop(), [1, 1, 1, 1, 1, 1, 1, 1, 1, 48], 4);
    expect(lineQuantity(seen, 4).mean).toBeLessThan(5);
  });

  it('lie in the range for 90 to 99 of 100 drawn shops, however many lines they have shown', () => {
    const random = seededRandom(11);
    for (const shown of [0, 10, 40, 160]) {
      let held = 0;
      for (let number = 0; number < 300; number++) {
        const price = 1 + 40 * random.next();
        const more = usualExtraUnits(shop(), price) * Math.exp(normal(random));
        const lines = Array.from({ length: shown }, () => 1 + drawMore(more, random));
        const { low, high } = rangeAt(withLines(shop(), lines, price), price);
        if (low <= 1 + more && 1 + more <= high) held++;
      }
      expect(held, `${shown} lines`).toBeGreaterThanOrEqual(270);
    }
  });
});

function normal(random: { next(): number }): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Geometric. */
function drawMore(mean: number, random: { next(): number }): number {
  let more = 0;
  while (random.next() < mean / (1 + mean)) more++;
  return more;
}
