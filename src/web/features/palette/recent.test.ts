// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { recentPages, withPage } from './recent.ts';

const page = (n: number) => ({ path: `/stores/${n}`, label: `Store ${n}` });

describe('recent pages', () => {
  beforeEach(() => localStorage.clear());

  it('are the newest six, without duplicates', () => {
    const seen = [1, 2, 3, 4, 5, 6, 7, 5].reduce(
      (pages, n) => withPage(pages, page(n)),
      [] as ReturnType<typeof withPage>,
    );
    expect(seen.map(({ label }) => label)).toEqual(['Store 5', 'Store 7', 'Store 6', 'Store 4', 'Store 3', 'Store 2']);
  });

  it.each(['{', '3', '[null, {"path": "//evil.example", "label": "x"}, {"path": "/a"}]'])(
    'are empty if storage contains %s',
    (kept) => {
      localStorage.setItem('tillwatch.recent.anna', kept);
      expect(recentPages('anna')).toEqual([]);
    },
  );

  it('belong to one user', () => {
    localStorage.setItem('tillwatch.recent.anna', JSON.stringify([page(1)]));
    expect(recentPages('anna')).toEqual([page(1)]);
    expect(recentPages('ben')).toEqual([]);
  });
});
