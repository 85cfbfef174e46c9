import { expect, test } from 'vitest';
import { newStoreModel } from '../known/store-model.ts';
import type { Reading, ReadingProduct } from '../reading.ts';
import { steadyPrices } from './steady-prices.ts';

test('the few products shown of an unchanged catalogue do not decide its currency', () => {
  const model = { ...newStoreModel(), prices: { currency: 'EUR', away: null, sale: null } };
  const known = { model, observedUntil: 0, products: new Map(), catalogueSize: 100 };
  const product: ReadingProduct = {
    ...{ externalId: '1', handle: null, title: 'Tea', url: 'https://shop.example/1', imageUrl: null, vendor: null },
    ...{ productType: null, labels: null, bodyHash: null, reviewCount: null, publishedAt: null, modifiedAt: null },
    ...{ currency: 'USD', variants: [] },
  };
  const reading: Reading = {
    ...{ at: 1, mode: 'catalogue', isComplete: true, products: [product], requests: 1, bytes: 1, signals: [] },
    ...{ ranking: null, sizeIfUnchanged: 100 },
  };
  expect(steadyPrices(known, reading).level.currency).toBe('EUR');
  const fresh = { ...known, model: newStoreModel() };
  expect(steadyPrices(fresh, reading).level.currency).toBe('USD');
});
