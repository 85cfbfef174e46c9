// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import type { ChosenPeriod } from '../../features/period/chosen-period.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { StoreBestSellers } from './store-best-sellers.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function Store() {
  const [period, setPeriod] = useState<ChosenPeriod>('LAST_30_DAYS');
  return (
    <>
      <StoreBestSellers scope="mine" storeId="7" period={period} />
      <button type="button" onClick={() => setPeriod('LAST_7_DAYS')}>
        week
      </button>
    </>
  );
}

test('another period starts at the first page', async () => {
  askMock.mockResolvedValue({ items: [], page: 0, pageSize: 10, total: 25, ranking: null });
  renderInApp(<Store />, { isAsking: true });
  const lastAsked = () => askMock.mock.lastCall?.[1].query;
  fireEvent.click(await screen.findByRole('button', { name: /3/ }));
  await until(() => lastAsked().page === 2);
  fireEvent.click(screen.getByRole('button', { name: 'week' }));
  await until(() => lastAsked().dateRange === 'LAST_7_DAYS');
  expect(askMock.mock.calls.filter(([, given]) => given.query.dateRange === 'LAST_7_DAYS')).toHaveLength(1);
  expect(lastAsked().page).toBe(0);
});
