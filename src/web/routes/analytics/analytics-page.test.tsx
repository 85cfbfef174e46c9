// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PLANS } from '#contract/plan.ts';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { AnalyticsPage } from './analytics-page.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../api/client.ts', async (load) => ({ ...(await load<object>()), ask: asked }));
vi.mock('../../api/use-plan.ts', () => ({ usePlan: () => PLANS.PREMIUM }));

beforeAll(startTestTexts);
afterEach(cleanup);

const NOTHING = { value: null, low: null, high: null, basis: 'none', observations: 0, asOf: null };
const SUMS = { orders: NOTHING, revenue: NOTHING };

test('without a store there are no zeros, and there is a way on', async () => {
  asked.mockImplementation(async ({ path }: { path: string }) => {
    if (!path.includes('/stores/overview')) return new Promise(() => {});
    return { stores: 0, products: 0, ...SUMS, previous: SUMS, topStores: [], topProducts: [], gaps: 0 };
  });
  renderInApp(<AnalyticsPage />, { isAsking: true });
  await until(() => screen.queryByRole('button', { name: en.overview.firstUse.action }) !== null);
  expect(screen.queryByText(en.analytics.newProducts.title)).toBeNull();
});
