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

const UNPAID = { stampedAt: null, isConfirmed: false, holdMs: HOUR_MS };
const at = (minutes: number) => ({ ...UNPAID, since: (minutes - 1) * MINUTE_MS, at: minutes * MINUTE_MS });
const allHeld = (id: string): ReadingVariant => ({ ...shown(id, null), isAvailable: true, noneLeft: 'held' });
const soldOut = (id: string): ReadingVariant => ({ ...shown(id, 0), isAvailable: false });

test.each([
  ['at once', [3], allHeld('1')],
  ['one after the other', [3, 2], allHeld('1')],
  ['as a page shows it', [3, 2], shown('1', null)],
])('checkouts that hold all that is left, %s, are counted once they are paid', (_, stocks, all) => {
  let variants = [known('1', 3)];
  for (const [index, stock] of stocks.entries())
    variants = compareStock(variants, [shown('1', stock)], at(10 + index)).variants;
  const hidden = compareStock(variants, [all], at(30));
  const still = compareStock(hidden.variants, [all], at(120));
  expect([hidden.sold, still.sold]).toEqual([0, 0]);
  expect(compareStock(still.variants, [soldOut('1')], at(130))).toMatchObject({ isComplete: true, sold: 3 });
  // abandoned
  const back = compareStock(still.variants, [shown('1', 3)], at(130));
  expect(back).toMatchObject({ returned: 3, sold: 0, risen: 0 });
  // a store that stops counting is not believed for ever
  expect(compareStock(still.variants, [all], at(26 * 60))).toMatchObject({
    isComplete: false,
    variants: [{ stock: null }],
  });
});

test('all that is left of one stock for several variants is held and paid', () => {
  const shared = (id: string): ReadingVariant => ({ ...shown(id, null), isAvailable: true, sharesStock: true });
  const first = compareStock([known('1', 3)], [shown('1', 3), shared('2')], at(10));
  const hidden = compareStock(first.variants, [allHeld('1'), allHeld('2')], at(30));
  const paid = compareStock(hidden.variants, [soldOut('1'), soldOut('2')], at(40));
  expect(paid).toMatchObject({ isComplete: true, sold: 3, risen: 0 });
});

test('an order that goes beyond the stock takes at least what was left', () => {
  const beyond: ReadingVariant = { ...shown('1', null), isAvailable: true, noneLeft: 'backordered' };
  const change = compareStock([known('1', 6)], [beyond], at(30));
  expect(change).toMatchObject({ isComplete: true, sold: 6, variants: [{ stock: null }] });
  // how many were ordered since is not shown
  expect(compareStock(change.variants, [beyond], at(90))).toMatchObject({ isComplete: false, sold: 0 });
});
