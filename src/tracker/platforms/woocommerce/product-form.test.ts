import { expect, test } from 'vitest';
import { wooProduct } from './product-form.ts';

const PRICES = { price: '1000', regular_price: '1000', currency_code: 'EUR', currency_minor_unit: 2 };

test.each([
  [{ minimum: 6, multiple_of: 6 }, 6],
  [{ minimum: 1, multiple_of: 12 }, 12],
  [{ minimum: 1, multiple_of: 1 }, undefined],
  [{ minimum: -6, multiple_of: '6' }, undefined],
  [{ minimum: 1e15, multiple_of: 1 }, undefined],
  [{}, undefined],
  [null, undefined],
])('the least quantity that can be bought by %j is %s', (add_to_cart, leastUnits) => {
  const product = wooProduct({ id: 1, name: 'Tea', prices: PRICES, add_to_cart }, [], 'https://shop.example', null);
  if (product === null || product === 'unpriced') throw new Error('it is not read at all');
  expect(product.variants.map((variant) => variant.leastUnits)).toEqual([leastUnits]);
});
