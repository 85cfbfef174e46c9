import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { NO_AGAIN, newStoreModel, type SameAgain, type StoreModel } from '../known/store-model.ts';
import { observe } from '../observe.ts';
import type { Reading } from '../reading.ts';
import { againPart } from './orders/same-again.ts';

const START = Date.UTC(2026, 2, 2);
const BOTH = { modified: true, stock: true };
/** Of some hundred orders, twenty were repeated within two minutes. */
const OFTEN_AGAIN: SameAgain = {
  covered: [4, 4, 6, 4, 2, 0, 0],
  expected: [0, 0, 0, 0, 0, 0, 0],
  exposed: [50, 50, 100, 200, 400, 800, 1_600],
};

it('counts the units under one stamp as those of all lines that the stamp hides', () => {
  const { part } = againPart(OFTEN_AGAIN);
  expect(part).toBeGreaterThan(0.05);
  const alone = linesOfTwoUnits(NO_AGAIN);
  expect(Math.abs(linesOfTwoUnits(OFTEN_AGAIN) - alone - part / (1 - part))).toBeLessThan(0.03);
});

/** The lines that the model learns when a product sold two units in an hour, under one stamp. */
function linesOfTwoUnits(again: SameAgain): number {
  const first = observe(knownAs(newStoreModel()), readingOf(START, { stock: 9, stamp: START - DAY_MS }), BOTH);
  const products = new Map(first.products.map((product) => [product.externalId, product]));
  const known = { ...knownAs({ ...first.model, again }), observedUntil: first.observedUntil, products };
  const second = readingOf(START + HOUR_MS, { stock: 7, stamp: START + 50 * MINUTE_MS });
  return observe(known, second, BOTH).model.quantities.lines;
}

function knownAs(model: StoreModel) {
  return { model, observedUntil: null as number | null, products: new Map(), catalogueSize: 40 };
}

function readingOf(at: number, { stock, stamp }: { stock: number; stamp: number }): Reading {
  const named = { title: 'Tea', handle: null, imageUrl: null, vendor: null, productType: null };
  const variant = { externalId: 'v', title: null, sku: null, priceMinor: 900, compareAtMinor: null, isAvailable: true };
  return {
    ...{ at, mode: 'catalogue', isComplete: true, requests: 1, bytes: 1, ranking: null },
    signals: ['modified', 'stock'],
    products: [
      {
        ...{ ...named, externalId: 'a', url: '/a', labels: [], bodyHash: 'a', reviewCount: null, currency: 'USD' },
        ...{ publishedAt: null, modifiedAt: stamp, variants: [{ ...variant, stock }] },
      },
    ],
  };
}
