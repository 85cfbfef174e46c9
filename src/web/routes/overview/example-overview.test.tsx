// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { StoresOverview, Trend } from '#contract/analytics.ts';
import { Happenings } from '#contract/happening.ts';
import { ProductItem } from '#contract/product/product.ts';
import { StoreItem } from '#contract/store.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { EXAMPLE } from './example.ts';
import { ExampleOverview } from './example-overview.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const Days = z.strictObject({ from: z.iso.date(), until: z.iso.date() });
const figures = { orders: true, revenue: true, previous: true, change: true } as const;

test("the example has the API's format, with simulated stores", () => {
  const Example = z.strictObject({
    span: Days,
    previousSpan: Days,
    totals: StoresOverview.pick({ ...figures, gaps: true }).strict(),
    trend: Trend,
    happenings: Happenings,
    stores: z.array(StoreItem.pick({ ...figures, id: true, name: true, platform: true, country: true }).strict()),
    products: z.array(ProductItem.pick({ ...figures, id: true, title: true, storeName: true }).strict()),
  });
  expect(Example.parse(EXAMPLE)).toEqual(EXAMPLE);
  const orders = EXAMPLE.trend.points.reduce((sum, point) => sum + (point.orders.value ?? 0), 0);
  expect(orders).toBeCloseTo(EXAMPLE.totals.orders.value!, 0);
});

test('it is marked as an example, and links only to adding the first store', () => {
  renderInApp(<ExampleOverview />, { address: '/overview?example=true' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(en.overview.example.title);
  expect(screen.getByText(en.overview.example.description)).toBeTruthy();
  expect(screen.queryByText(/opens its evidence/)).toBeNull();
  for (const title of [en.overview.topStores, en.overview.topProducts])
    expect(within(screen.getByRole('region', { name: title })).getAllByText(en.store.practice.label).length).toBe(
      within(screen.getByRole('region', { name: title })).getAllByRole('listitem').length,
    );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([en.overview.example.leave]);
});
