// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { NO_CHANGE, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import type { BestSeller } from '#contract/product/best-seller.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { BestSellerList } from './best-seller-list.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const AT = '2026-11-20T03:00:00.000Z';

function sellerOf(title: string, place: number | null, before: number | null): BestSeller {
  const none = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };
  const product = {
    ...{ id: `1-${title.length}`, storeId: '1', storeName: 'Shop', storeStatus: 'TRACKED' as const, isPractice: false },
    ...{ title, url: 'https://shop.example/1', imageUrl: null, price: { amount: 10, currency: 'USD' }, priceUsd: 10 },
    ...{ compareAtPrice: null, tags: [], available: true, platform: 'shopify' as const, favorited: false, ...none },
    ...{ previous: none, change: NO_CHANGE, share: null, sparkline: [], firstSeenAt: AT, lastReadAt: AT },
  };
  return { product, place, before, places: [before, place] };
}

const ITEMS = [sellerOf('a', 1, 3), sellerOf('bb', 2, null), sellerOf('ccc', 3, 3), sellerOf('dddd', null, 2)];

function show(since: string | null): string[] {
  const ranking = { readAt: AT, of: 3, since };
  renderInApp(<BestSellerList label="best" scope="mine" items={ITEMS} ranking={ranking} isStale={false} />);
  return screen.getAllByRole('listitem').map((item) => item.querySelector('[data-move]')?.textContent ?? '');
}

test('each product has its earlier place, or says that it came or left', () => {
  expect(show('2026-11-13')).toEqual(['Upwas 3', 'Upnew on the list', 'unchanged', 'Downwas 2, now off the list']);
});

test('moves are not shown if there is nothing to compare with', () => {
  expect(show(null)).toEqual(['', '', '', '']);
});
