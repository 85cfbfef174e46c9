import { expect, test } from 'vitest';
import { type PastChange, stateBefore } from './find-past-states.ts';

const variant = (externalId: string, priceMinor: number) => ({ externalId, priceMinor, compareAtMinor: null });
const pricesOf = (externalId: string, minor: number) => ({ currency: 'USD', variants: [variant(externalId, minor)] });
const rise = (variants: PastChange['variants']): PastChange => ({
  ...{ kind: 'price', before: pricesOf('M', 2000), after: pricesOf('M', 2200), variants },
});
const priceBefore = (...changes: PastChange[]) => stateBefore(changes).price?.minor;

test('a past price is that of the cheapest variant that can be bought', () => {
  const soldOut = { ...variant('S', 1000), isAvailable: false };
  expect(priceBefore(rise([soldOut, { ...variant('M', 2200), isAvailable: true }]))).toBe(2000);
  expect(
    priceBefore(
      rise([
        { ...soldOut, isAvailable: true },
        { ...variant('M', 2200), isAvailable: true },
      ]),
    ),
  ).toBe(1000);
});

test('of a product that is sold out, it is that of its cheapest variant', () => {
  const variants = [variant('S', 1000), variant('M', 2200)].map((one) => ({ ...one, isAvailable: false }));
  expect(priceBefore(rise(variants))).toBe(1000);
});
