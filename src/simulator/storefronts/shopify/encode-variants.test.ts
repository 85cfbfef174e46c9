import { expect, test } from 'vitest';
import type { WorldProduct } from '../../world/product.ts';
import { encodeVariants } from './encode-variants.ts';

/** A product with these variants, each given by the positions of its values. */
function productOf(options: number, places: number[][]): WorldProduct {
  const optionNames = Array.from({ length: options }, (_, index) => `option ${index}`);
  return { optionNames, variants: places.map((one) => ({ optionValues: one.map(String) })) } as unknown as WorldProduct;
}

function encoded(all: number[][], left: number[][]): string {
  const kept = new Set(all.filter((one) => !left.some((other) => String(other) === String(one))).map(String));
  return encodeVariants(productOf(all[0]!.length, all), ({ optionValues }) => kept.has(String(optionValues)));
}

/** The strings are those of Shopify/hydrogen:packages/hydrogen-react/src/optionValueDecoder.test.ts. */
test('variants are encoded as the API does, by the positions of their values', () => {
  const line = Array.from({ length: 10 }, (_, one) => [one]);
  const square = [0, 1, 2].flatMap((one) => [0, 1, 2].map((other) => [one, other]));
  const cube = square.flatMap((two) => [0, 1, 2].map((third) => [...two, third]));
  expect(encoded(line, [])).toBe('v1_0-9');
  expect(encoded(line, [[3], [7]])).toBe('v1_0-2 4-6 8-9');
  expect(encoded(square, [])).toBe('v1_0:0-2,1:0-2,2:0-2,');
  const gaps = [
    [0, 2],
    [1, 1],
    [2, 0],
  ];
  expect(encoded(square, gaps)).toBe('v1_0:0-1,1:0 2,2:1-2,');
  expect(encoded(cube, [])).toBe('v1_0:0:0-2,1:0-2,2:0-2,,1:0:0-2,1:0-2,2:0-2,,2:0:0-2,1:0-2,2:0-2,,');
});

test('a product without options has one variant', () => {
  expect(encodeVariants(productOf(0, [[]]), () => true)).toBe('v1_0');
  expect(encodeVariants(productOf(0, [[]]), () => false)).toBe('v1_');
});
