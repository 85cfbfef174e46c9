import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { newStoreModel } from '../known/store-model.ts';
import { observe } from '../observe.ts';
import { product, reading, STAMPS, START } from '../testing-observe.ts';

const SIZE = 1_000;

test('a shop whose sync moves every stamp has a row a day for a product that hardly sells, however long the gap', () => {
  const week = { orders: new Array(168).fill(1), hours: new Array(168).fill(8) };
  const model = { ...newStoreModel(), at: START, clock: 2_000, lines: 5_000, baskets: [900, 500, 300, 200, 100], week };
  const unknown = { model, observedUntil: null, products: new Map(), catalogueSize: 0 };
  const all = Array.from({ length: SIZE }, (_, index) => index);
  const first = observe(
    unknown,
    reading(
      START,
      all.map((index) => product(String(index), { modifiedAt: START - DAY_MS })),
    ),
    STAMPS,
  );
  const products = new Map(first.products.map((one) => [one.externalId, one]));
  const to = START + 7 * DAY_MS;
  const synced = all.map((index) => product(String(index), { modifiedAt: to - 6 * HOUR_MS + index * 2 * SECOND_MS }));
  // orders of two products
  for (let line = 0; line < 60; line++)
    synced[(line * 79) % SIZE]!.modifiedAt = to - 5 * HOUR_MS + Math.floor(line / 2) * 560 * SECOND_MS;
  const seen = observe({ model, observedUntil: START, products, catalogueSize: SIZE }, reading(to, synced), STAMPS);
  expect(seen.storeHours.reduce((sum, { units }) => sum + units, 0)).toBeGreaterThan(60);
  expect(seen.productHours.length).toBeLessThan(SIZE * 9);
  for (const { units, orders } of seen.storeHours) {
    expect(units).toBeGreaterThan(orders * 0.5);
    expect(units).toBeLessThan(orders * 4);
  }
});
