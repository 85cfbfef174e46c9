import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import type { ShopifyShop } from '#simulator/storefronts/shopify/shop.ts';
import { shopifyStorefront } from '#simulator/storefronts/shopify/shopify-storefront.ts';
import type { WorldProduct } from '#simulator/world/product.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';
import type { Reading, ReadingProduct } from '../../reading.ts';
import { identifyStore } from '../identify-store.ts';
import { siteOf } from '../testing/shops.ts';
import { listAvailability } from './list-availability.ts';
import { shopify } from './shopify.ts';

const STARTS_AT = Date.UTC(2026, 8, 1);
const OPTIONS = { sources: new Set(['availability:products-json']), maxProducts: 1_000 };

let shops = 0;

/** A shop that gives its products only by the API, and whose stamps are the time of the answer. */
async function openShop(more: Partial<ShopifyShop> = {}) {
  const origin = `http://127.0.0.1:${1_000 + shops++}`;
  const clock = { now: STARTS_AT + 20 * DAY_MS };
  const { world } = openPracticeStore('tidewick', { now: clock.now, startsAt: STARTS_AT, origin });
  const shop: ShopifyShop = {
    ...{ world, shopId: 7, name: 'Front', myshopifyDomain: 'front.myshopify.com', city: '', province: '' },
    ...{ country: 'US', language: 'en', utcOffsetMinutes: 0, stamps: 'degenerate', complexityLimit: 1_000 },
    ...more,
  };
  const state = { isClosed: true, asked: [] as string[] };
  const { handle } = shopifyStorefront(shop, origin);
  const fetcher = inProcessFetcher(
    (request, nowMs) => {
      const { pathname } = new URL(request.url);
      state.asked.push(/query (\w+)/.exec(String(request.body))?.[1] ?? pathname);
      if (state.isClosed && /^\/(products|meta)\.json$/.test(pathname)) return { status: 404, headers: {}, body: 'no' };
      return handle(request, nowMs);
    },
    () => clock.now,
  );
  const identity = await identifyStore(fetcher, origin);
  const read = async (since: number | null): Promise<Reading> => {
    state.asked.length = 0;
    if (since === null) return shopify.readCatalogue(fetcher, identity, OPTIONS);
    return shopify.readChanges!(fetcher, identity, since, OPTIONS);
  };
  return { clock, shop, state, read };
}

function byId({ products }: Reading): Map<string, ReadingProduct> {
  return new Map(products.map((product) => [product.externalId, product]));
}

/**
 * What happens between two readings: nothing, a variant sells out, it is back, most prices fall, only texts are edited.
 */
const CHANGES: ((products: readonly WorldProduct[]) => void)[] = [
  () => {},
  (products) => {
    products.find(({ variants }) => variants.length > 1)!.variants[1]!.stock = 0;
  },
  (products) => {
    products.find(({ variants }) => variants.length > 1)!.variants[1]!.stock = 5;
  },
  (products) => {
    for (const { variants } of products.slice(0, 30)) variants[0]!.priceMinor = 7;
  },
  (products) => {
    products[0]!.descriptionHtml = 'Another text';
  },
];

const shown = (product: ReadingProduct | undefined) =>
  product?.variants.map(({ externalId, isAvailable, priceMinor }) => [externalId, isAvailable, priceMinor]);

describe('a shop that is read only by the API and shows no stamps', () => {
  test('is asked for one short list, and for what sold out, came back or changed its price', async () => {
    const { clock, shop, state, read } = await openShop();
    let known = byId(await read(null));
    let since = clock.now;
    const counts: number[] = [];
    for (const change of CHANGES) {
      clock.now += HOUR_MS;
      change(shop.world.at(clock.now).published());
      const changes = await read(since);
      expect(changes).toMatchObject({ mode: 'changes', isComplete: true, at: clock.now, signals: ['availability'] });
      expect(changes.requests).toBe(state.asked.length);
      expect(state.asked).toEqual([
        'Availability',
        ...new Array(Math.ceil(changes.products.length / 12)).fill('Named'),
      ]);
      counts.push(changes.products.length);
      since = clock.now;
      const whole = byId(await read(null));
      const found = byId(changes);
      for (const [id, product] of whole) {
        if (found.has(id)) expect(found.get(id)).toEqual(product);
        else expect(shown(product)).toEqual(shown(known.get(id)));
      }
      known = whole;
    }
    expect(counts).toEqual([0, 1, 1, 30, 0]);
  });

  test('is read whole if nothing is known of it yet, or what is known was not stored', async () => {
    const { clock, read } = await openShop();
    expect((await read(clock.now)).mode).toBe('catalogue');
    const since = clock.now;
    clock.now += HOUR_MS;
    expect((await read(since)).mode).toBe('changes');
    clock.now += HOUR_MS;
    expect((await read(since)).mode).toBe('catalogue');
  });

  test.each([['encodedVariantAvailability'], ['priceRange']])('is read whole if it refuses %s', async (field) => {
    const { clock, read } = await openShop({ missingFields: new Set([field]) });
    const whole = await read(null);
    const since = clock.now;
    clock.now += HOUR_MS;
    const again = await read(since);
    expect([again.mode, again.products.length]).toEqual(['catalogue', whole.products.length]);
  });

  test('is read as others are once it lists its products', async () => {
    const { clock, state, read } = await openShop();
    await read(null);
    state.isClosed = false;
    await read(null);
    const since = clock.now;
    clock.now += HOUR_MS;
    expect((await read(since)).mode).toBe('catalogue');
    expect(state.asked).not.toContain('Availability');
  });
});

test.each([
  [[null, 7, 'x', {}, { id: 'gid://shopify/Product/1', encodedVariantAvailability: { a: 1 }, priceRange: 'x' }], 1],
  [{ length: 3 }, 0],
  [null, 0],
])('reads what it can of a list like %j', async (nodes, size) => {
  // a cursor that leads on for ever
  const pageInfo = { hasNextPage: true, endCursor: 'on' };
  const { fetcher, origin, asked } = siteOf({
    '/api/2026-07/graphql.json': { data: { products: { pageInfo, nodes } } },
  });
  const listed = await listAvailability(fetcher, origin, 1_000);
  expect(listed!.marks.size).toBe(size);
  expect(asked.length).toBeLessThanOrEqual(2);
});
