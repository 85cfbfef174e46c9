import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { newStoreModel } from '../known/store-model.ts';
import { observe } from '../observe.ts';
import type { Reading, ReadingProduct } from '../reading.ts';

const START = Date.UTC(2026, 2, 2);
const LIVE = { modified: true, stock: false };
const SIZE = 1_000;

function product(index: number, modifiedAt: number): ReadingProduct {
  const id = String(index);
  return {
    ...{ externalId: id, handle: null, title: id, url: `https://shop.example/${id}`, imageUrl: null, vendor: null },
    ...{ productType: null, labels: null, bodyHash: null, reviewCount: null, currency: 'EUR', publishedAt: null },
    modifiedAt,
    variants: [
      {
        ...{ externalId: id, title: null, sku: null, priceMinor: 1000, compareAtMinor: null },
        ...{ isAvailable: true, stock: null },
      },
    ],
  };
}

function reading(at: number, products: ReadingProduct[]): Reading {
  return {
    at,
    mode: 'catalogue',
    isComplete: true,
    products,
    requests: 1,
    bytes: 1,
    signals: ['modified'],
    ranking: null,
  };
}

test('a shop whose sync moves every stamp has a row a day for a product that hardly sells, however long the gap', () => {
  const week = { orders: new Array(168).fill(1), hours: new Array(168).fill(8) };
  const model = { ...newStoreModel(), at: START, clock: 2_000, lines: 5_000, baskets: [900, 500, 300, 200, 100], week };
  const unknown = { model, observedUntil: null, products: new Map(), catalogueSize: 0 };
  const all = Array.from({ length: SIZE }, (_, index) => index);
  const first = observe(
    unknown,
    reading(
      START,
      all.map((index) => product(index, START - DAY_MS)),
    ),
    LIVE,
  );
  const products = new Map(first.products.map((one) => [one.externalId, one]));
  const to = START + 7 * DAY_MS;
  const synced = all.map((index) => product(index, to - 6 * HOUR_MS + index * 2 * SECOND_MS));
  // orders of two products
  for (let line = 0; line < 60; line++)
    synced[(line * 79) % SIZE]!.modifiedAt = to - 5 * HOUR_MS + Math.floor(line / 2) * 560 * SECOND_MS;
  const seen = observe({ model, observedUntil: START, products, catalogueSize: SIZE }, reading(to, synced), LIVE);
  expect(seen.storeHours.reduce((sum, { units }) => sum + units, 0)).toBeGreaterThan(60);
  expect(seen.productHours.length).toBeLessThan(SIZE * 9);
  for (const { units, orders } of seen.storeHours) {
    expect(units).toBeGreaterThan(orders * 0.5);
    expect(units).toBeLessThan(orders * 4);
  }
});
