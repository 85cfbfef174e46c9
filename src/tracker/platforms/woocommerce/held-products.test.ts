import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import type { StoreIdentity } from '../../reading.ts';
import { siteOf } from '../testing/shops.ts';
import { readChanges } from './read-changes.ts';

const NOW = Date.UTC(2026, 10, 21);
const LIST = '/wp-json/wc/store/v1/products';

/** A shop in which `saved` were saved in the last hour, and its polls at given times. */
function openShop({ text, source }: { text: string; source: string }) {
  const shop = { saved: [] as number[], at: NOW };
  const gone = new Set<number>();
  const hidden = new Set<number>();
  const old = { byIdsSeconds: 0 };
  let refuses = false;
  let readerState: unknown;
  const item = (id: number) => ({
    ...{ id, name: `Tea ${id}`, parent: 0, type: 'simple', is_in_stock: true },
    prices: { price: '1250', currency_code: 'EUR', currency_minor_unit: 2 },
    stock_availability: { text },
    add_to_cart: { maximum: 10 },
  });
  const answers = {
    '/wp-json/wp/v2/product': [{ id: 1, modified_gmt: '2026-11-20T01:00:00' }],
    [LIST]: ({ searchParams }: URL) => {
      if (refuses && searchParams.has('include')) return { status: 403, headers: {}, body: '{}' };
      const ids = searchParams.get('include')?.split(',').map(Number) ?? shop.saved;
      const isListed = (id: number) => !gone.has(id) && hidden.has(id) === searchParams.has('stock_status');
      const body = JSON.stringify(searchParams.has('type') ? [] : ids.filter(isListed).map(item));
      const readAt = shop.at - (searchParams.has('include') ? old.byIdsSeconds * SECOND_MS : 0);
      return { status: 200, headers: { date: new Date(readAt).toUTCString(), 'x-wp-totalpages': '1' }, body };
    },
  };
  const { fetcher, asked } = siteOf(answers, NOW + 4 * HOUR_MS);
  const options = { sources: new Set([source, 'stock:store-api']), maxProducts: 1_000 };
  return {
    async poll(minutes: number, ...saved: number[]) {
      Object.assign(shop, { saved, at: NOW + minutes * MINUTE_MS });
      asked.length = 0;
      const identity = { origin: 'http://127.0.0.1:9', platform: 'woocommerce' } as StoreIdentity;
      const reading = await readChanges(fetcher, identity, shop.at - HOUR_MS, { ...options, readerState });
      const { products, requests } = reading;
      readerState = JSON.parse(JSON.stringify(reading.readerState ?? readerState ?? null));
      return { ids: products.map(({ externalId }) => Number(externalId)), requests };
    },
    asked,
    gone,
    hidden,
    old,
    refuse: () => {
      refuses = true;
    },
  };
}

test('a product whose units may be held is read again by its id until an hour has passed', async () => {
  const { poll, asked } = openShop({ text: '', source: 'modified:store-api' });
  expect(await poll(0, 1, 2)).toEqual({ ids: [1, 2], requests: 2 });
  // too soon for both; the first is saved again
  expect(await poll(50, 1)).toEqual({ ids: [1, 2], requests: 3 });
  expect(asked.at(-1)).toContain('include=2&');
  expect((await poll(100)).ids).toEqual([1, 2]);
  expect((await poll(115)).ids).toEqual([1]);
  expect(await poll(175)).toEqual({ ids: [], requests: 2 });
});

test('a product that is no longer listed is not asked for again', async () => {
  const { poll, gone } = openShop({ text: '', source: 'modified:store-api' });
  await poll(0, 1, 2);
  gone.add(1);
  // once more among what is sold out
  expect(await poll(30)).toEqual({ ids: [2], requests: 4 });
  expect(await poll(50)).toEqual({ ids: [2], requests: 3 });
  gone.add(2);
  expect(await poll(55)).toEqual({ ids: [], requests: 4 });
  expect(await poll(58)).toEqual({ ids: [], requests: 2 });
});

test('at most one page is read again, and what does not fit keeps its turn', async () => {
  const { poll } = openShop({ text: '', source: 'modified:store-api' });
  const ids = Array.from({ length: 130 }, (_, index) => index + 1);
  await poll(0, ...ids.slice(0, 70));
  await poll(1, ...ids.slice(70));
  // the later ones first, since the others were read again beside them
  expect((await poll(61)).ids).toEqual([...ids.slice(70), ...ids.slice(0, 40)]);
  expect((await poll(115)).ids).toEqual(ids.slice(40, 70));
});

test('nothing is read again after a sync, nor what waited for two hours', async () => {
  const { poll } = openShop({ text: '', source: 'modified:store-api' });
  const ids = Array.from({ length: 101 }, (_, index) => index + 1);
  await poll(0, ...ids);
  expect((await poll(60)).ids).toEqual([]);
  for (const minute of [70, 71]) await poll(minute, ...ids.slice((minute - 70) * 60, (minute - 69) * 60));
  expect((await poll(190)).ids).toHaveLength(100);
  expect((await poll(191)).ids).toEqual([]);
});

test('a product that sold out is read again also if the shop has begun to hide it', async () => {
  const { poll, hidden, asked } = openShop({ text: '', source: 'modified:store-api' });
  await poll(0, 1, 2);
  hidden.add(1);
  expect((await poll(30)).ids).toEqual([2, 1]);
  expect(asked.at(-1)).toContain('include=1&');
});

test('an old copy of a product is not believed', async () => {
  const { poll, old } = openShop({ text: '', source: 'modified:store-api' });
  await poll(0, 1, 2);
  old.byIdsSeconds = 60;
  expect((await poll(30)).ids).toEqual([1, 2]);
  old.byIdsSeconds = 600;
  expect((await poll(40)).ids).toEqual([]);
});

test('an old copy of a parent does not hide what its variation sold', async () => {
  const priced = { is_in_stock: true, prices: { price: '1250', currency_code: 'EUR' } };
  const size = { id: 8, name: 'Shirt', parent: 7, ...priced, add_to_cart: { maximum: 4 } };
  const shirt = { id: 7, name: 'Shirt', parent: 0, type: 'variable', ...priced };
  const list = ({ searchParams }: URL) => {
    const isVariations = searchParams.get('type') === 'variation';
    const readAt = searchParams.has('include') ? NOW - HOUR_MS : NOW;
    const body = JSON.stringify(isVariations ? [size] : searchParams.has('include') ? [shirt] : []);
    return { status: 200, headers: { date: new Date(readAt).toUTCString(), 'x-wp-totalpages': '1' }, body };
  };
  const { fetcher } = siteOf({ [LIST]: list }, NOW);
  const store = { origin: 'http://127.0.0.1:9', platform: 'woocommerce' } as StoreIdentity;
  const options = { sources: new Set(['modified:store-api', 'stock:store-api']), maxProducts: 1_000 };
  const { products } = await readChanges(fetcher, store, NOW - HOUR_MS, options);
  expect(products).toMatchObject([{ externalId: '7', variants: [{ externalId: '8', stock: 4 }] }]);
});

test('a shop that refuses to be asked by id still tells what was saved', async () => {
  const shop = openShop({ text: '', source: 'modified:store-api' });
  await shop.poll(0, 1, 2);
  shop.refuse();
  expect(await shop.poll(30, 3)).toEqual({ ids: [3], requests: 3 });
  expect((await shop.poll(31)).ids).toEqual([]);
});

test.each([
  ['the shop prints its stock', { text: '10 in stock', source: 'modified:store-api' }],
  ['stamps date its sales', { text: '', source: 'modified:store-api+wp-rest' }],
])('nothing is read again if %s', async (_, shop) => {
  const { poll } = openShop(shop);
  await poll(0, 1);
  expect((await poll(60)).ids).toEqual([]);
});
