import { expect, test } from 'vitest';
import { type Random, seededRandom } from '#runtime/random.ts';
import type { KnownVariant } from '../known/product.ts';
import { HourLedger } from './hour-ledger.ts';
import type { OrderTimeline } from './orders/order-timeline.ts';
import type { LinesAgain } from './orders/same-again.ts';
import { addStampedSales, assumedEntry, unitPrice } from './product-sales.ts';
import { ALL_KEPT } from './thin-sales.ts';
import type { LineQuantity } from './units/quantities.ts';
import type { Touch } from './writes/classify-touches.ts';

const SINGLE = { mean: 1, variance: 0, sharedSd: 0, shape: 1 };

function variants(prices: readonly number[], soldOut: readonly number[] = []): KnownVariant[] {
  return prices.map((price, index) => {
    const known = { externalId: String(index), priceMinor: price * 100, isAvailable: !soldOut.includes(index) };
    return known as KnownVariant;
  });
}

/**
 * How often the range holds the total of so many lines, if each price is chosen with these chances, and how wide it is.
 */
function coverage(prices: readonly number[], lines: number, chances: (random: Random) => number[]) {
  const random = seededRandom(prices.length * 1_000 + lines);
  const part = { at: 0, lines, linesVar: 0, linesSd: 0, observations: lines };
  const { revenue, revenueVar, revenueSd } = assumedEntry(part, SINGLE, unitPrice(variants(prices), 100));
  const reach = 1.96 * Math.sqrt(revenueVar! + revenueSd! ** 2);
  const shops = 500;
  let held = 0;
  for (let shop = 0; shop < shops; shop++) {
    const chosen = chances(random);
    const sum = chosen.reduce((total, chance) => total + chance, 0);
    let paid = 0;
    for (let line = 0; line < lines; line++) {
      let left = random.next() * sum;
      let at = 0;
      while (at < prices.length - 1 && left >= chosen[at]!) left -= chosen[at++]!;
      paid += prices[at]!;
    }
    if (Math.abs(paid - revenue!) <= reach) held++;
  }
  return { held: held / shops, reach: reach / revenue! };
}

test.each([
  { prices: [10, 30], lines: 1 },
  { prices: [10, 30], lines: 50 },
  { prices: [8, 14, 40], lines: 5 },
  { prices: [8, 14, 40], lines: 200 },
  { prices: [12, 14, 16, 18, 60], lines: 30 },
])('the range of revenue holds whichever variants sell: $lines lines at $prices', ({ prices, lines }) => {
  // a Gamma of shape 2: as unequal as the choices in a shop whose orders are known
  const usually = (random: Random) => prices.map(() => -Math.log((1 - random.next()) * (1 - random.next())));
  expect(coverage(prices, lines, usually).held).toBeGreaterThan(0.92);
  const cheapFirst = () => prices.map((_, index) => prices.length - index);
  expect(coverage(prices, lines, cheapFirst).held).toBeGreaterThan(0.9);
  // every division is as likely as any other
  const anyhow = (random: Random) => prices.map(() => -Math.log(1 - random.next()));
  expect(coverage(prices, lines, anyhow).held).toBeGreaterThan(0.84);
});

test('the range of many lines is a fifth narrower than if every division among the prices were equally likely', () => {
  const { mean, spread, sd } = unitPrice(variants([8, 14, 40]), 100);
  const flat = Math.hypot((mean * 4) / 100, spread / Math.sqrt(4));
  expect(coverage([8, 14, 40], 1_000, () => [1, 1, 1]).reach).toBeLessThan((1.96 * 0.8 * flat) / mean);
  expect(sd).toBeLessThan(0.8 * (spread / Math.sqrt(4)));
});

test('a single price leaves no doubt, and sold-out variants do not count', () => {
  expect(unitPrice(variants([20, 20, 20]), 100)).toEqual({ mean: 20, spread: 0, sd: 0 });
  expect(unitPrice(variants([20, 90], [1]), 100)).toEqual({ mean: 20, spread: 0, sd: 0 });
  expect(unitPrice([], 100)).toEqual({ mean: 0, spread: 0, sd: 0 });
  // nothing can be bought now: any of the variants may have sold
  expect(unitPrice(variants([20, 40], [0, 1]), 100)).toEqual({ mean: 30, spread: 10, sd: 10 / Math.sqrt(5) });
});

/** The lasting error of a product's orders, in a gap in which so many units left and one more line was expected. */
function errorOfCounted(units: number, quantity: LineQuantity, again: LinesAgain = { lines: 0, sd: 0 }): number {
  const ledger = new HourLedger('mixed');
  const stock = { isComplete: true, sold: units, soldMinor: units * 1_000, risen: 0 };
  const change = { externalId: 'p', before: { variants: variants([10]) }, minorPerMajor: 100, stock };
  const touch = { change, at: 3_600_000, weight: 1, doubt: 0, share: 0.1, shareVar: 0 } as unknown as Touch;
  const before = [{ at: 0, lines: 1, hidden: 0, variance: 1 }];
  const timeline = { linesBefore: () => before } as unknown as OrderTimeline;
  addStampedSales(ledger, touch, timeline, quantity, ALL_KEPT, { again, allOrders: 1, hiddenRelativeSd: 0 });
  return ledger.productHours().reduce((sum, { ordersSd }) => sum + ordersSd, 0);
}

test('units of a wholesaler, whose lines hold from one to hundreds, leave little doubt about orders that stamps show', () => {
  const wholesale = { mean: 13, variance: 240, sharedSd: 1.2, shape: 0.6 };
  for (const units of [6, 12, 24, 48]) expect(errorOfCounted(units, wholesale)).toBeLessThan(0.7);
});

test('how often products are sold again within minutes is in doubt twice: units per line are learnt by it', () => {
  const retail = { mean: 1.2, variance: 0.24, sharedSd: 0.01, shape: 1_000 };
  const sure = errorOfCounted(2, retail, { lines: 0.2, sd: 0 });
  const doubtful = errorOfCounted(2, retail, { lines: 0.2, sd: 0.08 });
  expect(doubtful).toBeGreaterThan(1.3 * sure);
});

test('products delivered in one gap share the error of its hidden orders', () => {
  const ledger = new HourLedger('mixed');
  const stock = { isComplete: true, sold: 0, soldMinor: 0, risen: 50 };
  const timeline = {
    linesBefore: () => [{ at: 0, lines: 4, hidden: 4, variance: 4 }],
    hiddenSd: 0.3,
  } as unknown as OrderTimeline;
  for (const externalId of Array.from({ length: 20 }, (_, index) => `p${index}`)) {
    const change = { externalId, before: { variants: variants([10]) }, minorPerMajor: 100, stock };
    const touch = { change, at: 3_600_000, weight: 0, doubt: 0, share: 0.1, shareVar: 0 } as unknown as Touch;
    const hiding = { again: { lines: 0, sd: 0 }, allOrders: 1, hiddenRelativeSd: 0 };
    addStampedSales(ledger, touch, timeline, SINGLE, ALL_KEPT, hiding);
  }
  const units = ledger.storeHours().reduce((sum, hour) => sum + hour.units, 0);
  const unitsSd = ledger.storeHours().reduce((sum, hour) => sum + hour.unitsSd, 0);
  expect(unitsSd / units).toBeCloseTo(0.3, 9);
});
