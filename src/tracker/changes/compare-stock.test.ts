import { expect, test } from 'vitest';
import type { KnownVariant } from '../known/product.ts';
import type { ReadingVariant } from '../reading.ts';
import { compareStock } from './compare-stock.ts';

function known(id: string, stock: number | null): KnownVariant {
  return { externalId: id, priceMinor: 1_000, compareAtMinor: null, isAvailable: stock !== 0, stock };
}

const shown = (id: string, stock: number | null): ReadingVariant => ({ ...known(id, stock), title: null, sku: null });
const OPTIONS = { since: 0, at: 1_000, stampedAt: null, isConfirmed: true, holdMs: 0 };

test.each([
  ['with units left: it may have sold out', known('2', 3), false],
  ['that was sold out: it had nothing to sell', known('2', 0), true],
  ['that was never counted: nothing is told of its sales', known('2', null), true],
])('a store that stops showing a variant %s', (_, lost, isComplete) => {
  const change = compareStock([known('1', 5), lost], [shown('1', 5)], OPTIONS);
  expect(change).toMatchObject({ isKnown: true, isComplete, sold: 0 });
});
