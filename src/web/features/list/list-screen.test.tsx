// @vitest-environment happy-dom
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Page } from '#contract/list.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { startTestTexts } from '../../testing-texts.ts';
import { AppThemeProvider } from '../../theme/app-theme-provider.tsx';
import { useList } from './list-params.ts';
import { ListScreen } from './list-screen.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const none = () => null;
const file = () => ({ name: '', fetch: () => Promise.reject(new Error('not asked for')) }) as never;

const NOTHING: Page<string> = { items: [], page: 0, pageSize: 10, total: 0, totalIsCapped: false };

/** Answers one search with nothing; all others stay pending. */
function EmptyForTea() {
  const list = useList('stores');
  const { q } = list.asked;
  const found = useQuery<Page<string>>({
    queryKey: ['for', q],
    queryFn: () => (q === 'tea' ? Promise.resolve(NOTHING) : new Promise<never>(() => {})),
    placeholderData: keepPreviousData,
  });
  return <ListScreen kind="stores" list={list} found={found} fileOf={file} table={none} cards={none} />;
}

function TooDeep() {
  const found = useQuery<Page<string>>({
    queryKey: ['deep'],
    queryFn: () => Promise.reject(new ApiProblem(400, { code: 'page-too-deep', limit: 10_000 })),
    retry: false,
  });
  return <ListScreen kind="stores" list={useList('stores')} found={found} fileOf={file} table={none} cards={none} />;
}

test('a page deeper than lists go offers the first page, because a retry would not help', async () => {
  const onUrlUpdate = vi.fn();
  render(
    <AppThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <NuqsTestingAdapter searchParams="?q=tea&page=99999" onUrlUpdate={onUrlUpdate} hasMemory>
            <TooDeep />
          </NuqsTestingAdapter>
        </MemoryRouter>
      </QueryClientProvider>
    </AppThemeProvider>,
  );
  expect(await screen.findByText(en.error['page-too-deep'].title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.common.retry })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.list.first }));
  await expect.poll(() => onUrlUpdate.mock.lastCall?.[0].queryString).toBe('?q=tea');
});

test('once the filter that emptied it is removed, a list shows that it is loading, not that it is empty', async () => {
  render(
    <AppThemeProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <NuqsTestingAdapter searchParams="?q=tea" hasMemory>
            <EmptyForTea />
          </NuqsTestingAdapter>
        </MemoryRouter>
      </QueryClientProvider>
    </AppThemeProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: en.filter.clear }));
  await expect.poll(() => screen.queryByText(en.filter.empty.stores)).toBeNull();
  expect(document.querySelector('.MuiSkeleton-root')).toBeTruthy();
});

test('a saved filter replaces a search that is still being typed', async () => {
  const onUrlUpdate = vi.fn();
  const client = new QueryClient();
  const savedFilters = {
    stores: [
      { name: 'Tea shops', search: '?q=tea&favorited=true' },
      { name: 'All', search: '' },
    ],
  };
  client.setQueryData(['user', 'preferences'], { preferences: { savedFilters }, unitsPerUsd: 1 });
  render(
    <AppThemeProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <NuqsTestingAdapter onUrlUpdate={onUrlUpdate} hasMemory>
            <EmptyForTea />
          </NuqsTestingAdapter>
        </MemoryRouter>
      </QueryClientProvider>
    </AppThemeProvider>,
  );
  const search = () => screen.getByLabelText<HTMLInputElement>(en.filter.search.stores);
  for (const [name, q] of [
    ['Tea shops', 'tea'],
    ['All', ''],
  ] as const) {
    // the page is hidden until the drawer has closed
    fireEvent.click(await screen.findByRole('button', { name: en.filter.title }));
    const saved = await screen.findByRole('button', { name });
    fireEvent.change(search(), { target: { value: 'typed' } });
    fireEvent.click(saved);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(search().value).toBe(q);
    expect(onUrlUpdate.mock.calls.some(([{ queryString }]) => queryString.includes('typed'))).toBe(false);
  }
});
