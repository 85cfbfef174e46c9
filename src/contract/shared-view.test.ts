import { describe, expect, test } from 'vitest';
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

  test('has a chart to frame where it has one chart', () => {
    expect(['/overview', '/stores/1', '/database/products/1-2'].map((target) => isEmbeddable(view(target)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/stores', '/compare?of=1'].some((target) => isEmbeddable(view(target)))).toBe(false);
  });
});

describe('a shared page is made of', () => {
  const store = { shownIn: ['store', 'product', 'compare'] as const, query: {} };

  test('calls about what it is of, and its products', () => {
    const of = (id: string) => isPartOf(view('/stores/12'), { ...store, params: { id } });
    expect([of('12'), of('12-7'), of('13'), of('13-7'), of('1')]).toEqual([true, true, false, false, false]);
  });

  test('of a product: itself, and how its store is read, no other product', () => {
    const of = (id: string) => isPartOf(view('/products/12-7'), { ...store, params: { id } });
    expect([of('12-7'), of('12'), of('12-8'), of('13')]).toEqual([true, true, false, false]);
  });

  test('of a comparison: what is compared alone', () => {
    const of = (id: string) => isPartOf(view('/compare?of=12,13-7'), { ...store, params: { id } });
    expect([of('12'), of('13-7'), of('12-7'), of('13')]).toEqual([true, true, false, false]);
  });

  test('no call that does not say so, and none about everything', () => {
    expect(isPartOf(view('/stores/12'), { params: { id: '12' }, query: {} })).toBe(false);
    expect(isPartOf(view('/stores/12'), { shownIn: ['overview'], params: { id: '12' }, query: {} })).toBe(false);
    expect(isPartOf(view('/stores/12'), { ...store, params: {} })).toBe(false);
  });

  test('no trend of the database in a page of mine, and of all of them only in the overview', () => {
    const trend = (target: string, query: object) =>
      isPartOf(view(target), {
        shownIn: ['overview', 'store', 'product'],
        params: {},
        query: { scope: 'mine', ...query },
      });
    expect(trend('/overview', {})).toBe(true);
    expect(trend('/overview', { scope: 'database' })).toBe(false);
    expect(trend('/overview', { storeId: '12' })).toBe(false);
    expect(trend('/stores/12', { storeId: '12' })).toBe(true);
    expect(trend('/stores/12', {})).toBe(false);
    expect(trend('/stores/12', { storeId: '12', productId: '13-7' })).toBe(false);
    expect(trend('/products/12-7', { storeId: '12' })).toBe(false);
  });

  test('a list with its own filters, in any order and on any page', () => {
    const list = (query: object) =>
      isPartOf(view('/products?tags=TOYS&tags=SHOES&dateRange=TODAY&page=3'), {
        ...{ shownIn: ['products'], params: {} },
        query: { status: [], tags: ['SHOES', 'TOYS'], dateRange: 'TODAY', page: 0, sortBy: 'revenue', ...query },
      });
    expect(list({})).toBe(true);
    expect(list({ page: 7, sortOrder: 'asc' })).toBe(true);
    expect(list({ tags: ['SHOES'] })).toBe(false);
    expect(list({ dateRange: 'LAST_5_YEARS' })).toBe(false);
    expect(list({ q: 'tea' })).toBe(false);
    expect(list({ minPrice: 0 })).toBe(false);
  });
});
