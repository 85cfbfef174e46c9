import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text is cut before an emoji that would be halved, and a name that is cut stays isolated', () => {
  expect(cutText('mug', 3)).toBe('mug');
  expect(cutText('mugs', 3)).toBe('mug');
  expect(cutText('ab🎉c', 3)).toBe('ab');
  expect(cutText('ab🎉c', 4)).toBe('ab🎉');
  expect(cutText('\u2068Blue mug\u2069: sold out', 6)).toBe('\u2068Blue\u2069');
  expect(cutText('\u2068Mug\u2069: sold out', 8)).toBe('\u2068Mug\u2069: s');
});
