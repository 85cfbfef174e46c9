import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { wooCommerceStorefront } from '#simulator/storefronts/woocommerce/woocommerce-storefront.ts';
import { drawWorld, PLAIN_WORLD } from '#simulator/world/draw-world.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { siteOf } from '../testing/shops.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readChanges } from './read-changes.ts';

const STARTS_AT = Date.UTC(2026, 0, 5);
const ORIGIN = 'http://127.0.0.1:9';
const STORE = { origin: ORIGIN, platform: 'woocommerce' } as StoreIdentity;

/** A shop whose units sell out, with and without the option to hide what is sold out. */
function openShop(hidesSoldOut: boolean, refuses = { filter: false }) {
  const clock = { now: STARTS_AT + 26 * DAY_MS };
  const asked: string[] = [];
  const world = drawWorld({
    ...PLAIN_WORLD,
    ...{ seed: 'sold-out', productCount: 40, numbering: 'woocommerce', language: 'en', vendor: 'Maker' },
    ...{ priceScale: 1, currency: 'EUR', startsAt: STARTS_AT, untrackedShare: 0 },
    restocks: { everyDays: 14, localHour: 3, lateShare: 0, shortShare: 1 },
  });
  const shop = wooCommerceStorefront(
    {
      ...{ world, name: 'Shop', country: 'FR', language: 'en', timezone: 'Europe/Paris', utcOffsetMinutes: 60 },
      ...{ version: '10.6.1', stockDisplay: 'always', lowStockThreshold: 2, managesStock: true },
      ...{ soldIndividually: new Set(), quantityCap: null, hidesSoldOut },
    },
    ORIGIN,
  );
  const fetcher = inProcessFetcher(
    (request, nowMs) => {
      asked.push(request.url);
      if (refuses.filter && request.url.includes('stock_status')) return { status: 400, headers: {}, body: '{}' };
      return shop.handle(request, nowMs);
    },
    () => clock.now,
  );
  const options = { sources: new Set(['modified:store-api', 'stock:store-api']), maxProducts: 1_000 };
  return { clock, asked, fetcher, options };
}

function byId<Item extends { externalId: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => Number(one.externalId) - Number(other.externalId));
}

test('a shop that hides what is sold out is read like one that shows it', async () => {
  const hiding = openShop(true);
  const open = openShop(false);
  const first = await readCatalogue(hiding.fetcher, STORE, hiding.options);
  const whole = await readCatalogue(open.fetcher, STORE, open.options);
  expect(first).toMatchObject({ isComplete: true, readerState: { hidesSoldOut: true } });
  expect(byId(first.products)).toEqual(byId(whole.products));
  expect(whole.readerState).toBeUndefined();
  const options = { ...hiding.options, readerState: first.readerState };
  let soldOut = 0;
  for (let hour = 0; hour < 72; hour++) {
    const since = open.clock.now;
    open.clock.now += HOUR_MS;
    hiding.clock.now = open.clock.now;
    const changes = await readChanges(hiding.fetcher, STORE, since, options);
    const shown = await readChanges(open.fetcher, STORE, since, open.options);
    expect(byId(changes.products)).toEqual(byId(shown.products));
    soldOut += changes.products.flatMap(({ variants }) => variants).filter(({ isAvailable }) => !isAvailable).length;
  }
  expect(soldOut).toBeGreaterThan(0);
});

test('a shop that shows what is sold out is asked for nothing more', async () => {
  const { asked, fetcher, options } = openShop(false);
  await readCatalogue(fetcher, STORE, options);
  expect(asked.filter((url) => url.includes('stock_status'))).toEqual([]);
});

test('a shop that refuses the filter is read as far as it shows itself, unless it is known to hide more', async () => {
  const refuses = { filter: true };
  const { fetcher, options } = openShop(true, refuses);
  const shown = await readCatalogue(fetcher, STORE, options);
  expect(shown.isComplete).toBe(true);
  const known = { ...options, readerState: { hidesSoldOut: true } };
  expect(await readCatalogue(fetcher, STORE, known)).toMatchObject({ isComplete: false });
  refuses.filter = false;
  const whole = await readCatalogue(fetcher, STORE, known);
  expect(whole.isComplete).toBe(true);
  expect(whole.products.length).toBeGreaterThan(shown.products.length);
});

test('a server that does not know the filter costs one page more, not its whole list again', async () => {
  const prices = { price: '1250', currency_code: 'EUR', currency_minor_unit: 2 };
  const list = (url: URL) => {
    const first = (Number(url.searchParams.get('page')) - 1) * 100 + 1;
    const ids = Array.from({ length: first < 300 ? 100 : 0 }, (_, index) => first + index);
    return ids.map((id) => ({ id, name: `Tea ${id}`, parent: 0, is_in_stock: true, prices }));
  };
  const { fetcher, asked } = siteOf({ '/wp-json/wc/store/v1/products': list });
  const { products, isComplete, readerState } = await readCatalogue(fetcher, STORE, {
    sources: new Set(['modified:store-api']),
    maxProducts: 1_000,
  });
  expect([products.length, isComplete, readerState]).toEqual([300, true, undefined]);
  expect(asked.filter((url) => url.includes('stock_status'))).toHaveLength(1);
});

test('a shop whose products with variations are all sold out and hidden is read with their variations', async () => {
  const prices = { price: '1250', currency_code: 'EUR', currency_minor_unit: 2 };
  const soldOut = { is_in_stock: false, prices };
  const tea = { id: 1, name: 'Tea', parent: 0, is_in_stock: true, prices };
  const shirt = { id: 2, name: 'Shirt', parent: 0, type: 'variable', ...soldOut };
  const sizes = [3, 4].map((id) => ({ id, name: 'Shirt', parent: 2, variation: `Size: ${id}`, ...soldOut }));
  const list = ({ searchParams }: URL) => {
    const isOfSoldOut = searchParams.has('stock_status');
    if (searchParams.get('type') === 'variation') return isOfSoldOut ? sizes : [];
    return isOfSoldOut ? [shirt] : [tea];
  };
  const { fetcher } = siteOf({ '/wp-json/wc/store/v1/products': list });
  const { products, isComplete, readerState } = await readCatalogue(fetcher, STORE, {
    sources: new Set(['modified:store-api']),
    maxProducts: 1_000,
  });
  const variants = products.map((product) => product.variants.map(({ externalId }) => externalId));
  expect([variants, isComplete, readerState]).toEqual([[['1'], ['3', '4']], true, { hidesSoldOut: true }]);
});
