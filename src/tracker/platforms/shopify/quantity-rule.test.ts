import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import type { ShopifyShop } from '#simulator/storefronts/shopify/shop.ts';
import { shopifyStorefront } from '#simulator/storefronts/shopify/shopify-storefront.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { siteOf } from '../testing/shops.ts';
import { readRanking } from './read-ranking.ts';

const STARTS_AT = Date.UTC(2026, 8, 1);
const NOW = STARTS_AT + 20 * DAY_MS;
const ORIGIN = 'http://127.0.0.1:9';
const UNKNOWN = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
const STORE: StoreIdentity = { ...UNKNOWN, origin: ORIGIN, platform: 'shopify', productCount: null };

async function rankingOf(more: (products: number[]) => Partial<ShopifyShop>) {
  const { world } = openPracticeStore('tidewick', { now: NOW, startsAt: STARTS_AT, origin: ORIGIN });
  const shop: ShopifyShop = {
    ...{ world, shopId: 7, name: 'Tidewick', myshopifyDomain: 'tidewick.myshopify.com', city: '', province: '' },
    ...{ country: 'US', language: 'en', utcOffsetMinutes: 0, stamps: 'live', complexityLimit: 1_000 },
    ...more(
      world
        .at(NOW)
        .bestSelling()
        .map(({ id }) => id),
    ),
  };
  const { handle } = shopifyStorefront(shop, ORIGIN);
  let requests = 0;
  const fetcher = inProcessFetcher(
    (request, nowMs) => {
      requests++;
      return handle(request, nowMs);
    },
    () => NOW,
  );
  const ranking = (await readRanking(fetcher, STORE))!;
  return { ...ranking, requests };
}

describe('the least quantities of the best sellers', () => {
  test('come with their order, without another request', async () => {
    const { leastUnits, externalIds, requests } = await rankingOf(([first, second]) => ({
      leastUnits: new Map([
        [first!, 6],
        [second!, 12],
      ]),
    }));
    expect(requests).toBe(1);
    expect(leastUnits!.slice(0, 3)).toEqual([6, 12, 1]);
    expect(leastUnits!.length).toBe(Math.min(50, externalIds.length));
  });

  test('are unknown if the shop does not have the field, but the order is known', async () => {
    const { leastUnits, externalIds, requests } = await rankingOf(() => ({
      missingFields: new Set(['quantityRule']),
    }));
    expect([leastUnits, requests]).toEqual([undefined, 2]);
    expect(externalIds.length).toBeGreaterThan(20);
  });

  test('are unknown if the shop finds the query too complex, but the order is known', async () => {
    const { leastUnits, externalIds } = await rankingOf(() => ({ complexityLimit: 300 }));
    expect(leastUnits).toBeUndefined();
    expect(externalIds.length).toBeGreaterThan(20);
  });

  test.each([
    [{ minimum: 6, increment: 6 }, [6]],
    [{ minimum: 12, increment: 6 }, [12]],
    [{ minimum: 6 }, [6]],
    [{ minimum: -6, increment: -6 }, [1]],
    [{ minimum: 0, increment: 0 }, [1]],
    [{ minimum: 1e15, increment: 1e15 }, [1]],
    [{ minimum: 1, increment: '6' }, [1]],
    [{ minimum: '6', increment: '6' }, undefined],
    [{ minimum: 2.5, increment: 2.5 }, undefined],
    [{ minimum: Number.MAX_VALUE }, undefined],
    [{}, undefined],
    [null, undefined],
    [[6, 6], undefined],
    ['6', undefined],
  ])('out of %j is %j', async (quantityRule, expected) => {
    const variants = { nodes: [{ quantityRule }] };
    const products = { nodes: [{ id: 'gid://shopify/Product/1' }] };
    const { fetcher } = siteOf({
      '/api/2026-07/graphql.json': { data: { products, sample: { nodes: [{ variants }, null, { variants: 7 }] } } },
    });
    const ranking = await readRanking(fetcher, STORE);
    expect(ranking).toMatchObject({ externalIds: ['1'] });
    expect(ranking!.leastUnits).toEqual(expected);
  });

  test('are read for no more products than were asked for', async () => {
    const rule = (minimum: number) => ({ quantityRule: { minimum, increment: 1 } });
    const variants = { nodes: [rule(6), rule(6), rule(6), rule(1)] };
    const products = { nodes: [{ id: 'gid://shopify/Product/1' }] };
    const { fetcher } = siteOf({
      '/api/2026-07/graphql.json': { data: { products, sample: { nodes: new Array(51).fill({ variants }) } } },
    });
    expect((await readRanking(fetcher, STORE))!.leastUnits).toEqual(new Array(50).fill(6));
  });
});
