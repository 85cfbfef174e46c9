import { describe, expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { printedQuantity, stockOf, unitsOf } from './stock-of.ts';

function item(fields: Record<string, unknown>, maximum: unknown = 9999): Record<string, unknown> {
  return {
    is_in_stock: true,
    sold_individually: false,
    stock_availability: { text: '', class: '' },
    add_to_cart: { minimum: 1, maximum, multiple_of: 1 },
    ...fields,
  };
}

describe('units in stock', () => {
  test.each([
    ['the limit of the cart', item({}, 17), 17],
    ['none where the product is not managed', item({}, 9999), null],
    ['zero where it is sold out, although the limit says 9999', item({ is_in_stock: false }, 9999), 0],
    ['none on backorder', item({ is_on_backorder: true }, 5), null],
    ['none where one is sold at a time', item({ sold_individually: true }, 1), null],
    ['the printed number beyond 9999', item({ stock_availability: { text: '12,345 in stock' } }, 9999), 12_345],
    ['the printed number, which holds do not move', item({ stock_availability: { text: '12 in stock' } }, 10), 12],
    ['none for a limit that is no number', item({}, '17'), null],
    ['none for half a unit', item({}, 2.5), null],
    ['none for a negative limit', item({}, -3), null],
    ['none for nothing at all', null, null],
  ])('%s', (_name, given, stock) => {
    expect(stockOf(given)).toBe(stock);
  });
});

test('only a printed number is marked as one', () => {
  expect(unitsOf(item({ stock_availability: { text: '12 in stock' } }, 10))).toEqual({ stock: 12, isPrinted: true });
  expect(unitsOf(item({ stock_availability: { text: 'In stock' } }, 10))).toEqual({ stock: 10 });
});

test('without a number, it tells why none is left', () => {
  const inStock = { stock_availability: { text: 'In stock' } };
  expect(unitsOf(item(inStock))).toEqual({ stock: null, noneLeft: 'held' });
  expect(unitsOf(item(inStock, 25_000))).toEqual({ stock: null });
  expect(unitsOf(item({}))).toEqual({ stock: null });
  expect(unitsOf(item({ is_on_backorder: true }, 1))).toEqual({ stock: null, noneLeft: 'backordered' });
});

describe('a printed number', () => {
  test.each([
    ['Only 2 left in stock', 2],
    ['Nur noch 3 vorrätig', 3],
    ['متبقي ١٢ فقط', 12],
    ['<p class="stock">7 en stock</p>', 7],
    ['3 in stock (can be backordered)', 3],
    ['1 234 en stock', 1234],
    ['In stock', null],
    ['Ships in 2-3 days', null],
    ['2.5 kg', null],
    ['-4 in stock', null],
    ['', null],
    [`${'9'.repeat(300)}`, null],
  ])('%s', (text, quantity) => {
    expect(printedQuantity(text)).toBe(quantity);
  });
});

test('stock is null or a whole number of units, whatever a store sends', () => {
  const given = fc.record(
    {
      is_in_stock: fc.oneof(fc.boolean(), fc.anything()),
      add_to_cart: fc.oneof(fc.record({ maximum: fc.oneof(fc.double(), fc.integer()) }), fc.anything()),
      stock_availability: fc.oneof(fc.record({ text: fc.string() }), fc.anything()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (value) => {
      const stock = stockOf(value);
      if (stock !== null) {
        expect(Number.isSafeInteger(stock)).toBe(true);
        expect(stock).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
