import { expect, test } from 'vitest';
import type { ReadingProduct } from '../reading.ts';
import { judgeStock, withoutCapped } from './judge-stock.ts';

function products(...stocks: (number | null)[]): ReadingProduct[] {
  return stocks.map((stock, index) => ({
    externalId: String(index),
    handle: null,
    title: 'Tea',
    url: 'https://shop.com/',
    imageUrl: null,
    vendor: null,
    productType: null,
    labels: null,
    bodyHash: null,
    reviewCount: null,
    currency: 'EUR',
    publishedAt: null,
    modifiedAt: null,
    variants: [
      {
        externalId: String(index),
        title: null,
        sku: null,
        priceMinor: 1,
        compareAtMinor: null,
        isAvailable: true,
        stock,
      },
    ],
  }));
}

test('quantities that differ are stock', () => {
  expect(judgeStock(products(3, 17, 4, 100, null, 0))).toMatchObject({ isPublished: true, cap: null });
});

test('missing quantities are no stock, and neither are sold-out zeros alone', () => {
  expect(judgeStock(products(null, null)).isPublished).toBe(false);
  expect(judgeStock(products(0, 0, null)).isPublished).toBe(false);
});

test('one quantity for all products is a cap, not stock', () => {
  const verdict = judgeStock(products(...Array<number>(20).fill(10)));
  expect(verdict).toMatchObject({ isPublished: false, cap: 10 });
});

test('quantities below a cap are stock, and those at it are unknown', () => {
  const read = products(50, 50, 50, 50, 50, 50, 3, 12, 7, 41);
  const verdict = judgeStock(read);
  expect(verdict).toMatchObject({ isPublished: true, cap: 50 });
  const stocks = withoutCapped(read, verdict.cap).map((product) => product.variants[0]!.stock);
  expect(stocks).toEqual([null, null, null, null, null, null, 3, 12, 7, 41]);
});
