import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '#runtime/clock.ts';
import { serveStorefront } from '#simulator/serve-storefront.ts';
import { type PoliteFetcher, politeFetcher } from '../../fetch/polite-fetcher.ts';
import { readStore } from '../../inspect-store.ts';
import { worldShop } from '../testing/worlds.ts';

const shop = worldShop('prestashop', { allowsJson: false, listsQuantities: false }, { productCount: 12 });
const clock = manualClock(shop.clock.now);
let served: Awaited<ReturnType<typeof serveStorefront>>;
let fetcher: PoliteFetcher;

beforeAll(async () => {
  served = await serveStorefront(shop.storefront, { port: 0, clock });
  const host = new URL(served.url).host;
  fetcher = politeFetcher({ clock, version: '0', contact: null, allowedPrivateHosts: new Set([host]) });
});

afterAll(async () => {
  await fetcher.close();
  await served.close();
});

test('a shop whose robots.txt forbids its lists is read by its pages, with its stock', async () => {
  const asked: string[] = [];
  const { handle } = shop.storefront;
  shop.storefront.handle = (request, nowMs) => {
    asked.push(request.url);
    return handle(request, nowMs);
  };
  const { reading, identity } = await readStore(fetcher, served.url, 25_000);
  expect(identity.platform).toBe('prestashop');
  expect(reading).toMatchObject({ isComplete: true, signals: ['availability', 'stock'] });
  expect(reading.products).toHaveLength(12);
  expect(asked.filter((url) => url.includes('from-xhr'))).toEqual([]);
});
