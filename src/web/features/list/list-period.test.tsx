// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { useChosenPeriod } from '../period/use-period.ts';
import { useList } from './list-params.ts';

afterEach(cleanup);

const ADDRESS = '?from=2026-11-03&to=2026-11-09&q=tea&page=3';

function Month() {
  const list = useList('products');
  return (
    <button type="button" onClick={() => list.changePeriod('LAST_30_DAYS')}>
      month
    </button>
  );
}

test('another period of a list replaces days chosen elsewhere, and starts at its first page', async () => {
  const onUrlUpdate = vi.fn();
  render(
    <NuqsTestingAdapter searchParams={ADDRESS} onUrlUpdate={onUrlUpdate} hasMemory>
      <Month />
    </NuqsTestingAdapter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'month' }));
  const address = () => new URLSearchParams(onUrlUpdate.mock.lastCall?.[0].queryString as string | undefined);
  await until(() => address().has('dateRange'));
  expect(Object.fromEntries(address())).toEqual({ q: 'tea', dateRange: 'LAST_30_DAYS' });
});

function MonthOfPage() {
  const [, setPeriod] = useChosenPeriod();
  return (
    <button type="button" onClick={() => setPeriod('LAST_30_DAYS')}>
      month
    </button>
  );
}

test('so does the list on a page that has the period at its top', async () => {
  const onUrlUpdate = vi.fn();
  render(
    <NuqsTestingAdapter searchParams={ADDRESS} onUrlUpdate={onUrlUpdate} hasMemory>
      <MonthOfPage />
    </NuqsTestingAdapter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'month' }));
  await until(() => onUrlUpdate.mock.calls.length > 0);
  expect(onUrlUpdate.mock.lastCall?.[0].queryString).toBe('?q=tea&dateRange=LAST_30_DAYS');
});
