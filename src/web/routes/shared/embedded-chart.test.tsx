// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { EmbeddedChart } from './embedded-chart.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../api/client.ts', async (load) => ({ ...(await load<object>()), ask: asked }));
vi.mock('../../share/shared-place.ts', () => ({ IS_SHARED: true, SHARED_PLACE: 'embed', SHARE_SECRET: '' }));

beforeAll(startTestTexts);
afterEach(cleanup);

test('the chart of a group queries only that group', async () => {
  asked.mockImplementation(async ({ path }) =>
    path === '/api/shared'
      ? { name: '', target: '', expiresAt: null, groupName: null, seesDatabase: false }
      : new Promise(() => {}),
  );
  renderInApp(<EmbeddedChart />, { address: '/overview?group=5', isAsking: true });
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3));
  const analytics = asked.mock.calls.filter(([{ path }]) => path.startsWith('/api/analytics'));
  expect(analytics.map(([, { query }]) => query.groupId)).toEqual(['5', '5']);
});
