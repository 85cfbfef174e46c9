import { expect, it } from 'vitest';
import { sharesOf } from './shares-of.ts';
import { maskOf, OF_NONE } from './tag-mask.ts';

const JEWELRY = maskOf(['JEWELRY']);
const FASHION = maskOf(['FASHION', 'WOMEN_CLOTHING']);

it('counts the products that tell something, those of no category among them', () => {
  const counts = [
    { mask: 0, products: 20 },
    { mask: JEWELRY, products: 6 },
    { mask: FASHION, products: 3 },
    { mask: OF_NONE, products: 3 },
  ];
  expect(sharesOf(counts)).toEqual({ JEWELRY: 0.5, FASHION: 0.25, WOMEN_CLOTHING: 0.25 });
});

it('tells nothing of few products, nor where few of many tell something', () => {
  expect(sharesOf([{ mask: JEWELRY, products: 9 }])).toEqual({});
  expect(
    sharesOf([
      { mask: 0, products: 81 },
      { mask: JEWELRY, products: 19 },
    ]),
  ).toEqual({});
});
