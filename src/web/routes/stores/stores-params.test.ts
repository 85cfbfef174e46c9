import { createLoader, createSerializer } from 'nuqs';
import { describe, expect, it } from 'vitest';
import { storesParsers } from './stores-params.ts';

const load = createLoader(storesParsers);
const write = createSerializer(storesParsers);

describe('the address of the list of stores', () => {
  it('is bare for the list as it first shows', () => {
    expect(write(load(''))).toBe('');
  });

  it('keeps search, statuses, period, order and page, and reads them again', () => {
    const params = { q: 'café', status: ['TRACKED', 'FAILED'], dateRange: 'TODAY', sortBy: 'revenue' } as const;
    const asked = { ...load(''), ...params, status: [...params.status], sortOrder: 'asc' as const, page: 2 };
    const address = write(asked);
    expect(load(address)).toEqual(asked);
    expect(address).toContain('status=TRACKED&status=FAILED');
  });

  it('counts pages from 1 where people see them', () => {
    expect(load('?page=3').page).toBe(2);
    expect(write({ page: 2 })).toBe('?page=3');
  });

  it('falls back where a hand-made address makes no sense', () => {
    const params = load('?dateRange=EVER&sortBy=name&pageSize=33&status=DATABASE&page=x');
    expect(params).toMatchObject({ dateRange: 'LAST_7_DAYS', sortBy: 'orderCount', pageSize: 10, status: [], page: 0 });
  });

  it('does not go before the first page', () => {
    expect(load('?page=-4').page).toBe(0);
    expect(load('?page=0').page).toBe(0);
  });
});
