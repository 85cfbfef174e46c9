import { createLoader, createSerializer } from 'nuqs';
import { describe, expect, it } from 'vitest';
import { askedFilters, countFilters, NO_FILTERS } from '../filter/filter-params.ts';
import { LISTS } from './list-params.ts';

const load = createLoader(LISTS.stores);
const write = createSerializer(LISTS.stores);

describe('the address of a list', () => {
  it("has no parameters for the list's initial state", () => {
    expect(write(load(''))).toBe('');
  });

  it('has search, filters, order, period and page, and can be read back', () => {
    const asked = {
      ...load(''),
      q: 'café',
      status: ['TRACKED' as const, 'FAILED' as const],
      countries: ['FR', 'EG'],
      tags: ['SHOES' as const],
      minPrice: 9.5,
      maxRevenue: 1000,
      favorited: true,
      dateRange: 'TODAY' as const,
      sortBy: 'change' as const,
      sortOrder: 'asc' as const,
      page: 2,
    };
    const address = write(asked);
    expect(load(address)).toEqual(asked);
    expect(address).toContain('status=TRACKED&status=FAILED');
  });

  it('counts pages from 1', () => {
    expect(load('?page=3').page).toBe(2);
    expect(write({ page: 2 })).toBe('?page=3');
    expect(load('?page=-4').page).toBe(0);
  });

  it('falls back to defaults if a hand-made address is invalid', () => {
    const params = load(
      '?dateRange=EVER&sortBy=price&pageSize=33&status=DATABASE&page=x&countries=France&tags=CARS&minPrice=-1&maxPrice=dear',
    );
    expect(params).toMatchObject({ dateRange: 'LAST_7_DAYS', sortBy: 'orderCount', pageSize: 10, page: 0 });
    expect(params).toMatchObject({ status: [], countries: [], tags: [], minPrice: null, maxPrice: null });
  });

  it('allows untracked stores in the shared database, and prices in lists of products', () => {
    const params = createLoader(LISTS['database/products'])('?status=DATABASE&sortBy=price');
    expect(params).toMatchObject({ status: ['DATABASE'], sortBy: 'price' });
  });
});

describe('filters', () => {
  it('count a range once', () => {
    const filters = {
      ...NO_FILTERS,
      minPrice: 1,
      maxPrice: 2,
      minOrders: 0,
      tags: ['TOYS' as const],
      favorited: false,
    };
    expect(countFilters(filters)).toBe(3);
  });

  it('send no reversed range', () => {
    const filters = { ...NO_FILTERS, minPrice: 20, maxPrice: 10, minOrders: 5, maxOrders: 5, favorited: false };
    expect(askedFilters(filters)).toEqual({ ...NO_FILTERS, minOrders: 5, maxOrders: 5 });
  });
});
