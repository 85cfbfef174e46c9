// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PageHeader } from '../components/page-header.tsx';
import { DifferenceTable } from '../features/compare/difference-table.tsx';
import { OverviewPage } from '../routes/overview/overview-page.tsx';
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

test('the overview does not ask who is signed in', () => {
  askMock.mockReset().mockReturnValue(new Promise(() => {}));
  renderInApp(<OverviewPage />, { address: '/overview', isAsking: true });
  const asked = askMock.mock.calls.map(([{ path }]) => path);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked).not.toContain('/user/info');
});
