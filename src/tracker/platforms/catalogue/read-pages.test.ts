import { expect, test } from 'vitest';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { ReadingProduct } from '../../reading.ts';
import { type CataloguePage, readPages } from './read-pages.ts';

const LIMITS = { maxProducts: 1_000, maxPages: 100, total: null, pageSize: 10 };

function product(id: number): ReadingProduct {
  return { externalId: String(id) } as ReadingProduct;
}

function page(from: number, to: number, more: Partial<CataloguePage> = {}): CataloguePage {
  const products = Array.from({ length: Math.max(0, to - from) }, (_, index) => product(from + index));
  return { at: 1_000, products, entries: products.length, unreadable: 0, total: null, isLast: false, ...more };
}

test('pages are read until an empty one', async () => {
  const read = await readPages(
    async (number) => (number <= 3 ? page(number * 10, number * 10 + 10) : page(0, 0)),
    LIMITS,
  );
  expect(read.products.length).toBe(30);
  expect(read.isComplete).toBe(true);
});

test('a store that always gives the same page is read once', async () => {
  let asked = 0;
  const read = await readPages(async () => {
    asked++;
    return page(0, 10);
  }, LIMITS);
  expect([read.products.length, read.isComplete, asked]).toEqual([10, true, 2]);
});

test('an endless store is cut off and its reading is not complete', async () => {
  const read = await readPages(async (number) => page(number * 10, number * 10 + 10), { ...LIMITS, maxProducts: 55 });
  expect(read.products.length).toBe(55);
  expect(read.isComplete).toBe(false);
  expect(read.problem?.code).toBe('store-too-large');
});

test('pages that shift while they are read bring no product twice', async () => {
  const read = await readPages(
    async (number) => (number <= 2 ? page(number * 10 - 3, number * 10 + 7) : page(20, 27)),
    LIMITS,
  );
  expect(new Set(read.products.map(({ externalId }) => externalId)).size).toBe(read.products.length);
});

test('a later failure leaves what was read, as a part', async () => {
  const read = await readPages(async (number) => {
    if (number === 2) throw new FetchFailure('store-throttled', { retryAfterSeconds: 12 });
    return page(0, 10);
  }, LIMITS);
  expect(read.products.length).toBe(10);
  expect(read).toMatchObject({ isComplete: false, problem: { code: 'store-throttled', retryAfterSeconds: 12 } });
});

test('a failure on the first page is a failure', async () => {
  const reading = readPages(async () => {
    throw new FetchFailure('store-blocked');
  }, LIMITS);
  await expect(reading).rejects.toMatchObject({ code: 'store-blocked' });
});

test('less than the store’s own count is a part, and so is a catalogue that shrinks to nothing', async () => {
  const half = await readPages(async (number) => (number === 1 ? page(0, 5) : page(0, 0)), { ...LIMITS, total: 100 });
  expect(half.isComplete).toBe(false);
  const nothing = await readPages(async () => page(0, 0), { ...LIMITS, total: 100 });
  expect(nothing.isComplete).toBe(false);
  const most = await readPages(async (number) => (number === 1 ? page(0, 95) : page(0, 0)), { ...LIMITS, total: 100 });
  expect(most.isComplete).toBe(true);
});

test('products that could not be read make the reading a part', async () => {
  const read = await readPages(async (number) => (number === 1 ? page(0, 9, { unreadable: 1 }) : page(0, 0)), LIMITS);
  expect(read).toMatchObject({ isComplete: false, problem: { code: 'store-broken' } });
});

test('a reading is as old as its oldest page', async () => {
  const read = await readPages(
    async (number) => (number < 3 ? page(number * 10, number * 10 + 10, { at: 900 * number }) : page(0, 0)),
    LIMITS,
  );
  expect(read.at).toBe(900);
});
