import { describe, expect, test } from 'vitest';
import { ProductListQuery, StoreListQuery } from '../filters.ts';
import { isEmbeddable, isPartOf, readSharedView } from './shared-view.ts';

const view = (target: string) => readSharedView(target)!;

describe('an address', () => {
  test.each([
    ['/overview?dateRange=TODAY', 'overview', []],
    ['/stores/12', 'store', ['12']],
    ['/stores/12/products?q=tea', 'store', ['12']],
    ['/database/products/12-7/origins', 'database/product', ['12-7']],
    ['/compare?of=1,2-3', 'compare', ['1', '2-3']],
    ['/database/stores?tags=TOYS', 'database/stores', []],
  ])('%s is a page that can be shared', (target, kind, ids) => {
    expect(readSharedView(target)).toMatchObject({ kind, ids });
  });

  test.each([
    '/profile',
    '/operate',
    '/stores/12-7',
    '/products/12',
    '/stores/0',
    '/compare',
    '//evil.example/overview',
    '',
  ])('%j is none', (target) => {
    expect(readSharedView(target)).toBeNull();
  });

  test('has a chart to embed if it has exactly one chart', () => {
    expect(['/overview', '/stores/1', '/database/products/1-2'].map((target) => isEmbeddable(view(target)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/stores', '/compare?of=1'].some((target) => isEmbeddable(view(target)))).toBe(false);
  });
});

describe('a shared page is made of', () => {
  const store = { shownIn: ['store', 'product', 'compare'] as const };
  const about = (id: string) => ({ params: { id }, query: {} });

  test("calls about its store and the store's products", () => {
    const of = (id: string) => isPartOf(view('/stores/12'), store, about(id));
    expect([of('12'), of('12-7'), of('13'), of('13-7'), of('1')]).toEqual([true, true, false, false, false]);
  });

  test('for a product: calls about itself and how its store is read, but about no other product', () => {
    const of = (id: string) => isPartOf(view('/products/12-7'), store, about(id));
    expect([of('12-7'), of('12'), of('12-8'), of('13')]).toEqual([true, true, false, false]);
  });

  test('for a comparison: calls about the compared items only', () => {
    const of = (id: string) => isPartOf(view('/compare?of=12,13-7'), store, about(id));
    expect([of('12'), of('13-7'), of('12-7'), of('13')]).toEqual([true, true, false, false]);
  });

  test('no call that does not allow it, and none about everything', () => {
    expect(isPartOf(view('/stores/12'), {}, about('12'))).toBe(false);
    expect(isPartOf(view('/stores/12'), { shownIn: ['overview'] }, about('12'))).toBe(false);
    expect(isPartOf(view('/stores/12'), store, { params: {}, query: {} })).toBe(false);
  });

  test('no trend of the database on a page of mine, and a trend of all my stores only on the overview', () => {
    const trend = (target: string, query: object) =>
      isPartOf(
        view(target),
        { shownIn: ['overview', 'store', 'product'] },
        { params: {}, query: { scope: 'mine', ...query } },
      );
    expect(trend('/overview', {})).toBe(true);
    expect(trend('/overview', { scope: 'database' })).toBe(false);
    expect(trend('/overview', { storeId: '12' })).toBe(false);
    expect(trend('/stores/12', { storeId: '12' })).toBe(true);
    expect(trend('/stores/12', {})).toBe(false);
    expect(trend('/stores/12', { storeId: '12', productId: '13-7' })).toBe(false);
    expect(trend('/products/12-7', { storeId: '12' })).toBe(false);
  });

  test("for a group's overview: calls about that group only; for the whole overview: none about a group", () => {
    const overview = (target: string, query: object) =>
      isPartOf(view(target), { shownIn: ['overview'] }, { params: {}, query: { dateRange: 'TODAY', ...query } });
    expect(overview('/overview?group=5&dateRange=TODAY', { groupId: '5' })).toBe(true);
    expect(overview('/overview?group=5', {})).toBe(false);
    expect(overview('/overview?group=5', { groupId: '6' })).toBe(false);
    expect(overview('/overview', { groupId: '5' })).toBe(false);
  });

  describe('a list with its own filters', () => {
    const asks = (target: string, query: object) => {
      const list = target.startsWith('/stores') ? StoreListQuery : ProductListQuery;
      const asked = { params: {}, query: list.parse(query) };
      return isPartOf(view(target), { shownIn: ['stores', 'products'], query: list }, asked);
    };

    test('in any order and on any page', () => {
      const list = (query: object) =>
        asks('/products?tags=TOYS&tags=SHOES&dateRange=TODAY&page=3&pageSize=7', {
          ...{ tags: ['SHOES', 'TOYS'], dateRange: 'TODAY', sortBy: 'revenue', ...query },
        });
      expect(list({})).toBe(true);
      expect(list({ page: 7, sortOrder: 'asc' })).toBe(true);
      expect(list({ tags: ['SHOES'] })).toBe(false);
      expect(list({ dateRange: 'LAST_5_YEARS' })).toBe(false);
      expect(list({ q: 'tea' })).toBe(false);
      expect(list({ minPrice: 0 })).toBe(false);
    });

    test('however the same filter is written', () => {
      expect(asks('/stores?minPrice=5.0&q=+tea+&tags=TOYS&tags=TOYS', { minPrice: 5, q: 'tea', tags: 'TOYS' })).toBe(
        true,
      );
      expect(asks('/stores?q=', {})).toBe(true);
      expect(asks('/stores?q=what?now', { q: 'what?now' })).toBe(true);
      expect(asks('/stores?q=what?now', { q: 'what' })).toBe(false);
      expect(asks('/stores?minPrice=much', {})).toBe(false);
    });
  });
});
