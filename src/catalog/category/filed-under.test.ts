import { expect, it } from 'vitest';
import { categories } from './testing.ts';

it.each([
  ['takes what a shop files a product under for what it is', 'Aurora', 'hg-11-3', ['KITCHEN']],
  ['goes before the words of a title', 'Oak tray', 'hg-3-4-2', ['HOME']],
  ['goes by the nearest step that is told', 'Aurora', 'aa-6-11-2', ['WATCHES']],
  ['lets words tell what the step holds besides', 'Garden bench', 'fr-3', ['GARDEN']],
  [
    'leaves to words whose clothing is, and what for',
    "Men's running shorts",
    'aa-1-14',
    ['FASHION', 'MEN_CLOTHING', 'SPORTS'],
  ],
  ['keeps whose a thing is', 'Cotton cardigan', 'bt-6', ['BABY', 'FASHION']],
  ['tells that a thing is of no category', 'Aurora lamp', 'gc', []],
  ['leaves to words what is filed nowhere, or too broadly', 'Oak table lamp', 'na', ['HOME']],
  ['does not take the half of a number for a step', 'Oak table lamp', 'hg-110', ['HOME']],
])('%s', (_, title, category, expected) => {
  expect(categories(title, 'en', { category })).toEqual(expected);
});

it('comes before what the store is about', () => {
  const store = { BEAUTY: 0.9 };
  expect(categories('Oak chair', 'en', {}, store)).toEqual([]);
  expect(categories('Oak chair', 'en', { category: 'fr-7' }, store)).toEqual(['HOME']);
});
