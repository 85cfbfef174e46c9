// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PageHeader } from '../components/page/header.tsx';
import { DifferenceTable } from '../features/compare/difference-table.tsx';
import en from '../locales/en/translation.json' with { type: 'json' };
import { OverviewPage } from '../routes/overview/overview-page.tsx';
import { ProductsPage } from '../routes/products/products-page.tsx';
import { StoresPage } from '../routes/stores/stores-page.tsx';
import { askMock } from '../testing-client.ts';
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import * as place from './shared-place.ts';

beforeAll(startTestTexts);
beforeEach(() => void vi.spyOn(place, 'IS_SHARED', 'get').mockReturnValue(true));
afterEach(cleanup);

test('a comparison keeps all its items', () => {
  const compared = { id: '1', item: null, error: null } as unknown as Parameters<
    typeof DifferenceTable
  >[0]['compared'][0];
  renderInApp(<DifferenceTable compared={[compared]} scope="mine" onRemove={() => {}} />);
  expect(screen.queryAllByRole('button', { name: /remove/i })).toEqual([]);
});

test('the description, which addresses a member, is left out', () => {
  renderInApp(<PageHeader title="Overview" description="What the stores you track sold" />);
  expect(screen.queryByText(/you track/)).toBeNull();
});

test.each([
  ['/stores', StoresPage, 'Stores'],
  ['/products', ProductsPage, 'Products'],
])('the list %s is not called the reader’s, and says its period', async (address, List, title) => {
  askMock.mockReset().mockImplementation(async () => ({ items: [], total: 0, totalIsCapped: false }));
  renderInApp(<List />, { address: `${address}?dateRange=LAST_30_DAYS&q=tea`, isAsking: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect((await screen.findByRole('status')).textContent).toContain(en.period.range.LAST_30_DAYS);
});

test('the overview does not ask who is signed in', () => {
  askMock.mockReset().mockReturnValue(new Promise(() => {}));
  renderInApp(<OverviewPage />, { address: '/overview', isAsking: true });
  const asked = askMock.mock.calls.map(([{ path }]) => path);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked).not.toContain('/user/info');
});
