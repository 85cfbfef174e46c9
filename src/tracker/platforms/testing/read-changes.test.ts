import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { FetchFailure } from '../../fetch/fetch-failure.ts';
import { inspectStore } from '../../inspect-store.ts';
import { getPlatform } from '../platforms.ts';
import { practiceShop } from './shops.ts';

const MAX_PRODUCTS = 25_000;

async function openShop(key: string) {
  const shop = practiceShop(key);
  const { identity, signals, detection } = await inspectStore(shop.fetcher, shop.origin);
  const sources = new Set(
    signals.filter(({ state }) => state === 'alive').map(({ kind, source }) => `${kind}:${source}`),
  );
  return {
    ...shop,
    identity,
    signals,
    detection,
    platform: getPlatform(identity.platform),
    options: { sources, maxProducts: MAX_PRODUCTS },
  };
}

describe.each([
  ['tidewick', 'shopify', 'modified:storefront-graphql'],
  ['ormeline', 'woocommerce', 'modified:store-api+wp-rest'],
  ['naseem', 'woocommerce', 'stock:store-api'],
])('%s, a shop of %s', (key, kind, source) => {
  test('is recognised, and its signals are found alive', async () => {
    const { identity, detection, options } = await openShop(key);
    expect(identity.platform).toBe(kind);
    expect(identity.name).toMatch(/./);
    expect(identity.country).toMatch(/^[A-Z]{2}$/);
    expect(identity.currency).toMatch(/^[A-Z]{3}$/);
    expect(detection.score).toBe(100);
    expect([...options.sources]).toContain(source);
  });

  test('gives a product in the same form by changes and by catalogue', async () => {
    const shop = await openShop(key);
    let compared = 0;
    for (let hour = 0; hour < 48; hour++) {
      const since = shop.clock.now;
      shop.clock.now += HOUR_MS;
      const changes = await shop.platform.readChanges!(shop.fetcher, shop.identity, since, shop.options);
      const catalogue = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
      expect(changes.isComplete).toBe(true);
      const listed = new Map(catalogue.products.map((product) => [product.externalId, product]));
      for (const product of changes.products) {
        const { labels, bodyHash } = product;
        // what changes do not show is not compared
        const inCatalogue = { ...listed.get(product.externalId), ...(labels === null && { labels, bodyHash }) };
        expect(product).toEqual(inCatalogue);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('misses no product that moved', async () => {
    const shop = await openShop(key);
    let before = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
    for (let hour = 0; hour < 24; hour++) {
      shop.clock.now += HOUR_MS;
      const changes = await shop.platform.readChanges!(shop.fetcher, shop.identity, before.at, shop.options);
      const told = new Set(changes.products.map(({ externalId }) => externalId));
      const after = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
      const known = new Map(before.products.map((product) => [product.externalId, product]));
      for (const product of after.products) {
        const was = known.get(product.externalId);
        if (was && product.modifiedAt !== was.modifiedAt) expect(told).toContain(product.externalId);
      }
      before = after;
    }
  });

  test('answers a quiet minute with few requests and no products', async () => {
    const shop = await openShop(key);
    shop.clock.now += 5 * DAY_MS;
    const { at } = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
    shop.asked.length = 0;
    const changes = await shop.platform.readChanges!(shop.fetcher, shop.identity, at + HOUR_MS, shop.options);
    expect(changes).toMatchObject({ mode: 'changes', isComplete: true, products: [] });
    expect(shop.asked.length).toBeLessThanOrEqual(2);
    expect(changes.requests).toBe(shop.asked.length);
  });
});

describe('a shop whose stamps say nothing', () => {
  test('has no live sales signal, and its stamps are refused', async () => {
    const { signals, options } = await openShop('pollard');
    expect(signals.find(({ kind }) => kind === 'modified')).toMatchObject({ state: 'refused' });
    expect([...options.sources].filter((source) => !source.startsWith('availability'))).toEqual([]);
  });

  test('never shows a moved stamp, however often it is read', async () => {
    const shop = await openShop('pollard');
    for (let hour = 0; hour < 5; hour++) {
      shop.clock.now += HOUR_MS;
      const reading = await shop.platform.readChanges!(shop.fetcher, shop.identity, shop.clock.now, shop.options);
      expect(reading.mode).toBe('catalogue');
      expect(reading.products.every((product) => product.modifiedAt === null)).toBe(true);
    }
  });
});

describe.each(['tidewick', 'ormeline'])('%s in trouble', (key) => {
  const ANY_PRODUCTS = /products|graphql|wp-json/;

  test.each([
    [{ kind: 'throttled', status: 429, retryAfterSeconds: 40 }, 'store-throttled', 40],
    [{ kind: 'throttled', status: 430 }, 'store-throttled', null],
    [{ kind: 'throttled', status: 400, retryAfterSeconds: 9 }, 'store-throttled', 9],
    [{ kind: 'server-error', status: 502 }, 'store-server-error', null],
    [{ kind: 'broken-json' }, 'store-broken', null],
    [{ kind: 'html-instead' }, 'store-blocked', null],
    [{ kind: 'password-page' }, 'store-locked', null],
  ] as const)('fails as $kind', async (fault, code, retryAfterSeconds) => {
    const shop = await openShop(key);
    shop.storefront.faults.add({ ...fault, paths: ANY_PRODUCTS });
    const failure = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options).then(
      () => null,
      (error: FetchFailure) => error,
    );
    expect(failure).toMatchObject({ code, retryAfterSeconds });
  });
});

test('a reading is incomplete if the shop counts products and lists none', async () => {
  const shop = await openShop('tidewick');
  shop.storefront.faults.add({ kind: 'empty-catalogue', paths: /products\.json/ });
  const reading = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
  expect(reading).toMatchObject({ products: [], isComplete: false });
});
