import { expect, it } from 'vitest';
import { maskOf, OF_NONE, OF_PARTS } from './category-mask.ts';
import { sharesOf } from './shares-of.ts';

const JEWELRY = maskOf(['JEWELRY']);
const FASHION = maskOf(['FASHION', 'WOMEN_CLOTHING']);

it('counts the products that say something, including those of no category', () => {
  const counts = [
    { mask: 0, products: 20 },
    { mask: JEWELRY, products: 6 },
    { mask: FASHION, products: 3 },
    { mask: OF_NONE, products: 3 },
  ];
  expect(sharesOf(counts)).toEqual({ JEWELRY: 5 / 11, FASHION: 2 / 11, WOMEN_CLOTHING: 2 / 11 });
});

it('does not count the product that it is asked for', () => {
  const counts = [
    { mask: JEWELRY, products: 5 },
    { mask: maskOf(['TOYS']), products: 1 },
  ];
  expect(sharesOf(counts)).toEqual({ JEWELRY: 4 / 5, TOYS: 0 });
});

it('says nothing if there are few products, or if few of many say something', () => {
  expect(sharesOf([{ mask: JEWELRY, products: 4 }])).toEqual({});
  expect(
    sharesOf([
      { mask: 0, products: 81 },
      { mask: JEWELRY, products: 19 },
    ]),
  ).toEqual({});
});

it('counts parts only if too few other products say something', () => {
  const parts = { mask: OF_PARTS, products: 90 };
  const tyres = { mask: OF_PARTS | maskOf(['AUTOMOTIVE']), products: 90 };
  expect(sharesOf([parts, tyres, { mask: maskOf(['SPORTS']), products: 6 }])).toEqual({ SPORTS: 1 });
  expect(sharesOf([parts, tyres, { mask: maskOf(['SPORTS']), products: 4 }])).toEqual({
    AUTOMOTIVE: 89 / 93,
    SPORTS: 3 / 93,
  });
});
