import { expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { observe } from './observe.ts';
import type { ReadingProduct } from './reading.ts';
import { BOTH, firstKnown, knownAfter, product, reading, START, STOCK, unitsOf } from './testing-observe.ts';

it('counts units by the fall of stock, and dates them by the stamp', () => {
  const known = firstKnown([product('a', { stock: 50 }), product('b', { stock: 9 })], BOTH);
  const sold = product('a', { stock: 43, modifiedAt: START + 600 * SECOND_MS });
  const touched = product('b', { stock: 9, modifiedAt: START + 700 * SECOND_MS });
  const seen = observe(known, reading(START + HOUR_MS, [sold, touched]), BOTH);
  expect(unitsOf(seen)).toBeCloseTo(7, 9);
  expect(seen.storeHours[0]!.revenue).toBeCloseTo(70, 9);
  expect(seen.storeHours[0]!.observations).toBe(1);
  expect(seen.evidence.map((piece) => piece.classifiedAs)).toEqual(['sale', 'edit']);
});

it('waits for a checkout: what comes back within the hour was no sale, what stays away was one', () => {
  const at = (minutes: number, stock: number) => reading(START + minutes * 60_000, [product('a', { stock })]);
  let known = firstKnown([product('a', { stock: 10 })], STOCK);
  const units: number[] = [];
  for (const seenAt of [at(10, 8), at(40, 10), at(50, 7), at(80, 7), at(115, 7)]) {
    const seen = observe(known, seenAt, STOCK);
    units.push(unitsOf(seen));
    known = knownAfter(known, seen);
  }
  expect(units).toEqual([0, 0, 0, 0, expect.closeTo(3, 9)]);
});

it.each([
  ['that a checkout may have made', {}, 0],
  ['of a printed number, which no checkout moves', { isPrinted: true }, 3],
] as const)('counts a fall %s: %o %d', (_, ofVariant, units) => {
  const known = firstKnown([product('a', { stock: 10, modifiedAt: null })], STOCK);
  const shown = product('a', { stock: 7, modifiedAt: null });
  const fallen = { ...shown, variants: [{ ...shown.variants[0]!, ...ofVariant }] };
  const seen = observe(known, reading(START + HOUR_MS / 2, [fallen]), STOCK);
  expect(unitsOf(seen)).toBeCloseTo(units, 9);
  expect(seen.evidence.map(({ classifiedAs }) => classifiedAs)).toEqual([units > 0 ? 'sale' : 'hold']);
});

it('still counts what stayed away after a catalogue of the same moment as other changes', () => {
  const at = (minutes: number, ...products: ReadingProduct[]) => reading(START + minutes * 60_000, products);
  const [taken, other] = [product('a', { stock: 7, modifiedAt: null }), product('b', { stock: 5, modifiedAt: null })];
  let known = firstKnown([product('a', { stock: 10, modifiedAt: null }), other], STOCK);
  const units: number[] = [];
  for (const given of [
    at(10, taken),
    { ...at(80, other), mode: 'changes' as const },
    at(80, taken, other),
    at(90, taken),
  ]) {
    const seen = observe(known, given, STOCK);
    units.push(unitsOf(seen));
    known = knownAfter(known, seen);
  }
  expect(units).toEqual([0, 0, 0, expect.closeTo(3, 9)]);
});

it('counts what a checkout took once a printed number shows that it stays away', () => {
  const at = (minutes: number, stock: number, isPrinted: boolean) => {
    const shown = product('a', { stock, modifiedAt: null });
    const variants = [{ ...shown.variants[0]!, ...(isPrinted ? { isPrinted } : {}) }];
    return reading(START + minutes * 60_000, [{ ...shown, variants }]);
  };
  const known = firstKnown([product('a', { stock: 10, modifiedAt: null })], STOCK);
  const held = observe(known, at(10, 8, false), STOCK);
  expect(unitsOf(held)).toBe(0);
  const printed = observe(knownAfter(known, held), at(20, 7, true), STOCK);
  expect(unitsOf(printed)).toBeCloseTo(3, 9);
});

it('takes a rise of stock for a delivery', () => {
  const known = firstKnown([product('a', { stock: 10 })], STOCK);
  const seen = observe(known, reading(START + HOUR_MS, [product('a', { stock: 60 })]), STOCK);
  expect(unitsOf(seen)).toBe(0);
  expect(seen.events).toMatchObject([{ kind: 'restocked', after: { units: 50 } }]);
});

it('does not count a delivered product as a line if a sync writes it in one second with those sold', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const known = firstKnown(
    ids.map((id) => product(id, { stock: 20 })),
    BOTH,
  );
  const stocks: Record<string, number> = { p3: 19, p7: 60, p11: 18 };
  const modifiedAt = START + 600 * SECOND_MS;
  const synced = ids.map((id) => product(id, { stock: stocks[id] ?? 20, modifiedAt }));
  const { evidence } = observe(known, reading(START + HOUR_MS, synced), BOTH);
  expect(evidence.find(({ externalId }) => externalId === 'p7')).toMatchObject({
    classifiedAs: 'restock',
    weight: 0,
  });
});

it('does not take what was sold in the hours before a sync for one order at its time', () => {
  const week = { orders: new Array(168).fill(10), hours: new Array(168).fill(5) };
  const known = firstKnown(
    Array.from({ length: 60 }, (_, index) => product(`p${index}`, { stock: 20 })),
    BOTH,
  );
  const model = { ...known.model, clock: 2_000, lines: 2_400, baskets: [1_600, 400], week };
  const modifiedAt = START + 8 * HOUR_MS;
  const synced = Array.from({ length: 60 }, (_, index) =>
    product(`p${index}`, { stock: index < 16 ? 19 : 20, modifiedAt }),
  );
  const products = new Map(
    [...known.products].map(([id, one]) => [id, { ...one, rate: { ...one.rate, lines: 40, clock: 0 } }]),
  );
  const seen = observe({ ...known, model, products }, reading(modifiedAt + 600 * SECOND_MS, synced), BOTH);
  expect(unitsOf(seen)).toBeCloseTo(16, 9);
  const storeHours = seen.storeHours.filter(({ hour }) => hour < modifiedAt);
  expect(unitsOf({ ...seen, storeHours })).toBeGreaterThan(15);
  expect(storeHours.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(10);
  expect(seen.model.baskets).toHaveLength(2);
  const sold = seen.evidence.filter(({ externalId }) => externalId === 'p3');
  expect(sold).toMatchObject([{ kind: 'stock', classifiedAs: 'sale', weight: 1, units: 1 }]);
});

it('does not know on which side of midnight counted units left', () => {
  const fallenBy = (units: number, from: number, to: number) => {
    const before = { ...firstKnown([product('p1', { stock: 20, modifiedAt: null })], STOCK), holdMs: 0 };
    const start = knownAfter(
      before,
      observe(before, reading(from, [product('p1', { stock: 20, modifiedAt: null })]), STOCK),
    );
    const seen = observe(start, reading(to, [product('p1', { stock: 20 - units, modifiedAt: null })]), STOCK);
    return seen.storeHours.reduce((sum, hour) => sum + hour.unitsVar, 0);
  };
  expect(fallenBy(4, START + 12 * HOUR_MS, START + 18 * HOUR_MS)).toBe(0);
  expect(fallenBy(4, START + 22 * HOUR_MS, START + 26 * HOUR_MS)).toBeGreaterThan(1);
});

it('counts the order that takes the stock below zero as what was left, and not as a usual line', () => {
  const known = firstKnown([product('a', { stock: 6 })], BOTH);
  const shown = product('a', { stock: null, modifiedAt: START + 600 * SECOND_MS });
  const beyond = {
    ...shown,
    variants: [{ ...shown.variants[0]!, isAvailable: true, noneLeft: 'backordered' as const }],
  };
  expect(unitsOf(observe(known, reading(START + HOUR_MS, [beyond]), BOTH))).toBeCloseTo(6, 9);
});
