// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Direction } from '../i18n/languages.ts';
import { createStyleCache } from './style-caches.ts';

function written(direction: Direction, styles: string): string {
  const cache = createStyleCache(direction);
  cache.insert('.a', { name: direction + styles, styles }, cache.sheet, true);
  return cache.sheet.tags.map((tag) => tag.textContent).join('');
}

test('what Safari has by its own name alone is written by that too, and nothing else is', () => {
  expect(written('ltr', 'user-select:none;display:flex;transform:none;')).toBe(
    '.a{-webkit-user-select:none;user-select:none;display:flex;transform:none;}',
  );
});

test('from right to left the sides change places', () => {
  expect(written('rtl', 'user-select:none;margin-left:4px;')).toBe(
    '.a{-webkit-user-select:none;user-select:none;margin-right:4px;}',
  );
});
