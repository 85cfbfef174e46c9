import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['a selector of a variant', 'a\u{e0101}b'],
  ['a filler of Hangul', 'a\u3164b'],
  ['a tag', 'a\u{e0041}b'],
  ['an order of letters turned', 'a\u202eb'],
  ['a mark of order', 'a\u061cb'],
  ['a soft hyphen', 'a\u00adb'],
  ['a letter of nobody’s', 'a\ue000b'],
  ['a line', 'a\r\n\u2028b'],
])('%s becomes one space', (_name, text) => {
  expect(oneLine(text)).toBe('a b');
});

test('joiners of letters and emoji stay', () => {
  for (const text of ['می\u200cخواهم', '👩\u200d👩\u200d👧', '❤\ufe0f', 'Crème & Co. – 日本'])
    expect(oneLine(text)).toBe(text);
});
