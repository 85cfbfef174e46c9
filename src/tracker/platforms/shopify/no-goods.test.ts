import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import type { ShopifyShop } from '#simulator/storefronts/shopify/shop.ts';
import { shopifyStorefront } from '#simulator/storefronts/shopify/shopify-storefront.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';
import { readStore } from '../../inspect-store.ts';
import type { Reading } from '../../reading.ts';
import { siteOf } from '../testing/shops.ts';
import { readStamps } from './read-stamps.ts';
import { shopify } from './shopify.ts';

const STARTS_AT = Date.UTC(2026, 8, 1);
const ORIGIN = 'http://127.0.0.1:9';

/**
 * The fields are those of `Product.isGiftCard` and `ProductVariant.requiresComponents` in
 * Shopify/hydrogen:packages/hydrogen-react/storefront.schema.json.
 */
function openShop(more: (products: number[]) => Partial<ShopifyShop>) {
  const clock = { now: STARTS_AT + 20 * DAY_MS };
  const { world } = openPracticeStore('tidewick', { now: clock.now, startsAt: STARTS_AT, origin: ORIGIN });
  const best = world
    .at(clock.now)
    .bestSelling()
    .map(({ id }) => id);
  const shop: ShopifyShop = {
    ...{ world, shopId: 7, name: 'Tidewick', myshopifyDomain: 'tidewick.myshopify.com', city: '', province: '' },
    ...{ country: 'US', language: 'en', utcOffsetMinutes: 0, stamps: 'live', complexityLimit: 1_000 },
    ...more(best),
  };
  const storefront = shopifyStorefront(shop, ORIGIN);
  const fetcher = inProcessFetcher(storefront.handle, () => clock.now);
  return { fetcher, clock, best };
}

const noGoodsOf = ({ products }: Reading) =>
  products.flatMap(({ externalId, variants }) => (variants.every(({ isNoGoods }) => isNoGoods) ? [externalId] : []));

const SOURCES = new Set(['modified:storefront-graphql']);

describe('a gift card and a bundle', () => {
  test('are recognised in the catalogue, and in the same form in what moved', async () => {
    const { fetcher, clock, best } = openShop(([card, bundle]) => ({
      giftCards: new Set([card!]),
      bundles: new Set([bundle!]),
    }));
    const expected = best.slice(0, 2).map(String).sort();
    const { identity, reading } = await readStore(fetcher, ORIGIN, 1_000);
    expect(noGoodsOf(reading).sort()).toEqual(expected);
    const since = clock.now;
    clock.now += HOUR_MS;
    const options = { sources: SOURCES, maxProducts: 1_000 };
    const changes = await shopify.readChanges!(fetcher, identity, since, options);
    expect(changes.mode).toBe('changes');
    expect(noGoodsOf(changes).sort()).toEqual(expected);
    const catalogue = await shopify.readCatalogue(fetcher, identity, options);
    const listed = new Map(catalogue.products.map((product) => [product.externalId, product]));
    for (const { externalId, variants } of changes.products) expect(variants).toEqual(listed.get(externalId)!.variants);
  });

  test('are goods if the shop does not say, and the rest is read as ever', async () => {
    const { fetcher } = openShop(([card]) => ({
      giftCards: new Set([card!]),
      missingFields: new Set(['isGiftCard', 'requiresComponents', 'category']),
    }));
    const { reading, signals } = await readStore(fetcher, ORIGIN, 1_000);
    expect(noGoodsOf(reading)).toEqual([]);
    expect(signals.find(({ kind }) => kind === 'modified')).toMatchObject({
      state: 'alive',
      source: 'storefront-graphql',
    });
  });

  test.each([['yes'], [1], [{}], [null], [[true]]])('are recognised only by true, not by %j', async (told) => {
    const nodes = [
      {
        ...{ id: 'gid://shopify/Product/1', updatedAt: '2026-11-01T00:00:00Z', isGiftCard: told },
        variants: { nodes: [{ requiresComponents: told }] },
      },
      { id: 'gid://shopify/Product/2', updatedAt: '2026-11-01T00:00:00Z', isGiftCard: told, variants: told },
    ];
    const { fetcher, origin } = siteOf({ '/api/2026-07/graphql.json': { data: { products: { nodes } } } });
    const { noGoods, stamps } = await readStamps(fetcher, origin, 250);
    expect([noGoods.size, stamps.size]).toEqual([0, 2]);
  });
});
