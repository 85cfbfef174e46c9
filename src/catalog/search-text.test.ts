import { expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { searchText } from './search-text.ts';

test('ignores case, accents, vowel signs, forms of a letter and the script of digits', () => {
  expect(searchText('Crème BRÛLÉE-Set', 'Straße № 5')).toBe(' creme brulee set strasse no 5');
  expect(searchText('قُمْصَان أطفال إلكترونية ١٢')).toBe(searchText('قمصان اطفال الكترونيه 12'));
  expect(searchText('ﺍﻟـﻌـﻄـﺮ')).toBe(searchText('العطر'));
  expect(searchText(null, '…')).toBe('');
});

test('ignores soft hyphens and direction marks', () => {
  expect(searchText('Schlüssel\u00adanhänger')).toBe(' schlusselanhanger');
  expect(searchText('قميص\u200f أزرق')).toBe(searchText('قميص ازرق'));
});

test('does not change a text that it has already produced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text));
    }),
  );
});
