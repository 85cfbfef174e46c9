// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Direction } from '../i18n/languages.ts';
import { createStyleCache } from './style-caches.ts';

function written(direction: Direction, styles: string): string {
  const cache = createStyleCache(direction);
  cache.insert('.a', { name: direction + styles, styles }, cache.sheet, true);
  return cache.sheet.tags.map((tag) => tag.textContent).join('');
}

test('the one property that Safari needs prefixed is prefixed, and no other', () => {
  expect(written('ltr', 'user-select:none;display:flex;transform:none;')).toBe(
    '.a{-webkit-user-select:none;user-select:none;display:flex;transform:none;}',
  );
});

test('in right-to-left text the sides are swapped', () => {
  expect(written('rtl', 'user-select:none;margin-left:4px;')).toBe(
    '.a{-webkit-user-select:none;user-select:none;margin-right:4px;}',
  );
});
