import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
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

test('units that wait to be counted are kept while checkouts hold all that is left', () => {
  const polls = { since: 0, stampedAt: null, isConfirmed: false, holdMs: HOUR_MS };
  const at = (minutes: number) => ({ ...polls, since: (minutes - 1) * MINUTE_MS, at: minutes * MINUTE_MS });
  const one = compareStock([known('1', 3)], [shown('1', 2)], at(10));
  const hidden = compareStock(one.variants, [shown('1', null)], at(30));
  expect([one.sold, hidden.sold, hidden.isComplete]).toEqual([0, 0, false]);
  expect(compareStock(hidden.variants, [{ ...shown('1', 0), isAvailable: false }], at(50)).sold).toBe(3);
  // a store that stops counting is not asked about for ever
  const later = compareStock(hidden.variants, [shown('1', null)], at(26 * 60));
  expect(later.variants).toMatchObject([{ stock: null }]);
});
