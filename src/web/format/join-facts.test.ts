import { expect, it } from 'vitest';
import { joinFacts } from './join-facts.ts';

it('joins what there is, each fact on its own', () => {
  expect(joinFacts(['USD', null, false, undefined, '', '51 منتجًا'])).toBe('\u2068USD\u2069 · \u206851 منتجًا\u2069');
});

it('is empty without facts', () => {
  expect(joinFacts([null])).toBe('');
});
