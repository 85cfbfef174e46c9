import { expect, it } from 'vitest';
import { inPeriod, periodSearch, withPeriod } from './period-search.ts';

it('takes only the period of an address', () => {
  expect(periodSearch('?q=tea&dateRange=LAST_30_DAYS&page=3')).toBe('?dateRange=LAST_30_DAYS');
  expect(periodSearch('?q=tea')).toBe('');
  expect(periodSearch('?to=2026-11-09&q=tea&from=2026-11-03')).toBe('?from=2026-11-03&to=2026-11-09');
});

it('is added to a path that has none', () => {
  const search = '?dateRange=TODAY&page=2';
  expect(withPeriod('/stores', search)).toBe('/stores?dateRange=TODAY');
  expect(withPeriod('/stores?add=true', search)).toBe('/stores?add=true&dateRange=TODAY');
  expect(withPeriod('/stores?dateRange=YESTERDAY', search)).toBe('/stores?dateRange=YESTERDAY');
  expect(withPeriod('/stores?from=2026-11-03&to=2026-11-09', search)).toBe('/stores?from=2026-11-03&to=2026-11-09');
  expect(withPeriod('/stores', '')).toBe('/stores');
  expect(withPeriod('#how', search)).toBe('#how');
});

it('changes the period of a page and removes chosen days', () => {
  expect(inPeriod('/overview', '?from=2026-11-03&to=2026-11-09&metric=revenue', 'LAST_30_DAYS')).toBe(
    '/overview?metric=revenue&dateRange=LAST_30_DAYS',
  );
  expect(inPeriod('/products', '?q=tea&dateRange=TODAY&page=3', 'YESTERDAY')).toBe(
    '/products?q=tea&dateRange=YESTERDAY',
  );
});
