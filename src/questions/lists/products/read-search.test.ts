import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

test('an address is its host and the last part of its path; anything else is words', () => {
  expect(readSearch('https://www.Shop.example/collections/all/products/Blue-Mug?variant=1#x')).toEqual({
    words: [],
    host: 'shop.example',
    handle: 'Blue-Mug',
  });
  expect(readSearch('shop.example/p/%D9%82%D9%85%D9%8A%D8%B5.html')).toEqual({
    words: [],
    host: 'shop.example',
    handle: 'قميص',
  });
  expect(readSearch('http://shop.example')).toEqual({ words: [], host: 'shop.example' });
  expect(readSearch('https://shop.example/%zz')).toEqual({ words: [], host: 'shop.example', handle: '%zz' });
  expect(readSearch('Blue  MUG blue 4.5mm')).toEqual({ words: ['blue', 'mug', '4', '5mm'] });
  expect(readSearch('shop.example')).toEqual({ words: ['shop', 'example'] });
  expect(readSearch(' ')).toEqual({ words: [] });
});
