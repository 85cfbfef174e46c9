// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as place from '../../share/shared-place.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { EmbeddedChart } from './embedded-chart.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('the chart of a group queries only that group', async () => {
  vi.spyOn(place, 'IS_SHARED', 'get').mockReturnValue(true);
  askMock.mockImplementation(async ({ path }) =>
    path === '/api/shared'
      ? { name: '', target: '', expiresAt: null, groupName: null, seesDatabase: false }
      : new Promise(() => {}),
  );
  renderInApp(<EmbeddedChart />, { address: '/overview?group=5', isAsking: true });
  await waitFor(() => expect(askMock.mock.calls.length).toBeGreaterThanOrEqual(3));
  const analytics = askMock.mock.calls.filter(([{ path }]) => path.startsWith('/api/analytics'));
  expect(analytics.map(([, { query }]) => query.groupId)).toEqual(['5', '5']);
});
