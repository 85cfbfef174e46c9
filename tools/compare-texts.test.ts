import { expect, test } from 'vitest';
import { compareTexts, flatten } from './compare-texts.ts';

const ARABIC = { n_zero: '.', n_one: '.', n_two: '.', n_few: '{{count}}', n_many: '{{count}}', n_other: '{{count}}' };

test('nested keys are flattened to full keys', () => {
  expect(flatten({ a: { b: 'x' }, c: 'y' })).toEqual({ 'a.b': 'x', c: 'y' });
});

test('complete languages have no problems', () => {
  const en = { a: 'Hello {{name}}', n_one: '{{count}} store', n_other: '{{count}} stores' };
  const fr = { a: 'Bonjour {{ name }}', n_one: '{{count}}', n_many: '{{count}}', n_other: '{{count}}' };
  expect(compareTexts({ en, fr, ar: { a: '{{name}}', ...ARABIC } })).toEqual([]);
});

test('a text missing in one language is reported, whichever language it is', () => {
  expect(compareTexts({ en: { a: 'x' }, fr: { a: 'x', b: 'y' } })).toEqual(['b is missing in en']);
});

test('each language needs its own plural forms', () => {
  const twoForms = { n_one: '1', n_other: '2' };
  expect(compareTexts({ en: twoForms, fr: twoForms, ar: twoForms })).toEqual([
    'n_many is missing in fr',
    ...['n_zero', 'n_two', 'n_few', 'n_many'].map((key) => `${key} is missing in ar`),
  ]);
});

test('a placeholder or tag that only one language has is reported', () => {
  expect(compareTexts({ en: { a: '{{name}}', b: 'x' }, fr: { a: '{{nom}}', b: '<b>x</b>' } })).toEqual([
    'a has {{nom}} in fr but {{name}} in en',
    'b has {{<b>}} in fr but {{}} in en',
  ]);
});

test('an empty text is reported', () => {
  expect(compareTexts({ en: { a: ' ' } })).toEqual(['a is empty in en']);
});

test('a French line never begins with a mark that belongs to the word before', () => {
  const texts = { a: 'avant : 3', b: 'avant\u00a0: 3', c: '« oui\u00a0»', d: 'à 12:30, oui' };
  expect(compareTexts({ fr: texts })).toEqual(['a has a space that breaks in fr', 'c has a space that breaks in fr']);
});
