import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { identifyStore } from '../identify-store.ts';
import { getPlatform } from '../platforms.ts';
import { readRanking as readShopifyRanking } from '../shopify/read-ranking.ts';
import { practiceShop, siteOf } from './shops.ts';

function shopAt(origin: string): StoreIdentity {
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  return { ...unknown, origin, platform: 'shopify', productCount: null };
}

describe('the best sellers of a shop', () => {
  test.each([['tidewick'], ['ormeline']])('%s come in the order of its sales, by one request', async (key) => {
    const shop = practiceShop(key);
    const identity = await identifyStore(shop.fetcher, shop.origin);
    const platform = getPlatform(identity.platform);
    shop.asked.length = 0;
    const ranking = (await platform.readRanking!(shop.fetcher, identity))!;
    expect(shop.asked).toHaveLength(1);
    expect(ranking.externalIds.length).toBeGreaterThan(20);
    expect(new Set(ranking.externalIds).size).toBe(ranking.externalIds.length);
    const units = new Map<string, number>();
    for (const order of shop.storefront.world.truth(shop.clock.now - 6 * DAY_MS, shop.clock.now)) {
      for (const line of order.lines) units.set(line.productId, (units.get(line.productId) ?? 0) + line.quantity);
    }
    const sold = (ids: string[]) => ids.reduce((sum, id) => sum + (units.get(id) ?? 0), 0);
    expect(sold(ranking.externalIds.slice(0, 5))).toBeGreaterThan(3 * sold(ranking.externalIds.slice(-5)));
  });

  test('of a large shop come completely, with one more request', async () => {
    const ids = (page: number) => Array.from({ length: 250 }, (_, index) => ({ id: gid(page * 250 + index + 1) }));
    const gid = (id: number) => `gid://shopify/Product/${id}`;
    const pages: unknown[] = [
      { pageInfo: { hasNextPage: true, endCursor: 'one' }, nodes: [...ids(0), { id: 7 }, null, { id: gid(1) }] },
      { pageInfo: { hasNextPage: true, endCursor: 'two' }, nodes: ids(1) },
      { pageInfo: { hasNextPage: false }, nodes: ids(2) },
    ];
    const asked: unknown[] = [];
    const origin = 'http://127.0.0.1:9';
    const fetcher = inProcessFetcher(
      ({ body }) => {
        asked.push(JSON.parse(String(body)).variables.after);
        const answer = JSON.stringify({ data: { products: pages[asked.length - 1] } });
        return { status: 200, headers: { 'content-type': 'application/json' }, body: answer };
      },
      () => 0,
    );
    const { externalIds } = (await readShopifyRanking(fetcher, shopAt(origin)))!;
    expect(asked).toEqual([null, 'one']);
    expect(externalIds).toEqual(Array.from({ length: 500 }, (_, index) => String(index + 1)));
  });

  test('come from a collection of that name if the API shows nothing', async () => {
    const products = Array.from({ length: 6 }, (_, index) => ({ id: 60 - index, variants: [] }));
    const { fetcher, origin } = siteOf({ '/collections/bestsellers/products.json': { products } });
    expect(await readShopifyRanking(fetcher, shopAt(origin))).toEqual({
      source: 'collection',
      externalIds: ['60', '59', '58', '57', '56', '55'],
    });
  });

  test('are unknown if a shop shows neither', async () => {
    const { fetcher, origin } = siteOf({});
    expect(await readShopifyRanking(fetcher, shopAt(origin))).toBeNull();
  });
});
