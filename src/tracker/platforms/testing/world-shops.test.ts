import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#runtime/clock.ts';
import { isProductAvailable, type WorldProduct } from '#simulator/world/product.ts';
import { inspectStore } from '../../inspect-store.ts';
import type { Reading } from '../../reading.ts';
import { getPlatform } from '../platforms.ts';
import { type WorldKind, type WorldShop, worldShop } from './worlds.ts';

const MAX_PRODUCTS = 25_000;

async function openShop(kind: WorldKind, shop: WorldShop = {}) {
  const open = worldShop(kind, shop);
  const checked = await inspectStore(open.fetcher, open.origin);
  const live = checked.signals.filter(({ state }) => state === 'alive');
  const sources = new Set(live.map((signal) => `${signal.kind}:${signal.source}`));
  const platform = getPlatform(checked.identity.platform);
  return { ...open, ...checked, platform, options: { sources, maxProducts: MAX_PRODUCTS } };
}

/** Units in stock of all counted products of a reading, by product. */
function unitsBy(reading: Reading): Map<string, number> {
  const units = new Map<string, number>();
  for (const { externalId, variants } of reading.products) {
    if (variants.some(({ stock }) => stock === null)) continue;
    units.set(
      externalId,
      variants.reduce((sum, { stock }) => sum + stock!, 0),
    );
  }
  return units;
}

const FORMS: [WorldKind, string, WorldShop][] = [
  ['medusa', 'stock:store-api', {}],
  ['magento', 'stock:graphql', {}],
  ['magento', 'stock:graphql', { knowsUid: false, knowsQuantity: false, lowStockThreshold: 9_999 }],
  ['prestashop', 'stock:product-json', {}],
  ['prestashop', 'stock:product-json', { listsQuantities: false }],
];

describe.each(FORMS)('%s, %s, %j', (kind, source, form) => {
  test('is recognised, and says what it is', async () => {
    const { identity, detection, options } = await openShop(kind, form);
    expect(identity).toMatchObject({ platform: kind, name: 'Boutique (essai)', country: 'FR', currency: 'EUR' });
    expect(identity.language).toBe('fr-FR');
    expect(detection.score).toBeGreaterThanOrEqual(50);
    expect([...options.sources]).toContain(source);
    expect([...options.sources].join()).not.toContain('modified');
  });

  test('reads back exactly the products, prices and stocks of the world', async () => {
    const shop = await openShop(kind, form);
    const reading = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
    const shelf = shop.storefront.world.at(shop.clock.now).published();
    expect(reading.isComplete).toBe(true);
    const read = new Map(reading.products.map((product) => [product.externalId, product]));
    expect([...read.keys()].sort()).toEqual(shelf.map(({ id }) => shop.ids.product(id)).sort());
    for (const product of shelf) {
      const seen = read.get(shop.ids.product(product.id))!;
      expect(seen).toMatchObject({ title: product.title, currency: 'EUR' });
      expect(seen.variants.some(({ isAvailable }) => isAvailable)).toBe(isProductAvailable(product));
      expect(seen.variants.map(({ priceMinor }) => priceMinor)).toEqual(expectedOf(kind, product, 'priceMinor'));
      expect(seen.variants.map(({ stock }) => stock)).toEqual(expectedOf(kind, product, 'stock'));
    }
  });

  test('shows the sales of the world as falls of stock, to the unit', async () => {
    const shop = await openShop(kind, form);
    let before = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
    const known = unitsBy(before);
    const from = shop.clock.now;
    let fallen = 0;
    for (let hour = 0; hour < 5; hour++) {
      shop.clock.now += HOUR_MS;
      const read =
        shop.platform.readChanges ??
        (async (...[fetcher, store, , options]) => {
          return shop.platform.readCatalogue(fetcher, store, options);
        });
      const now = await read(shop.fetcher, shop.identity, before.at, shop.options);
      expect(now.isComplete).toBe(true);
      expect(now.signals).toContain('stock');
      for (const [id, units] of unitsBy(now)) {
        fallen += Math.max(0, (known.get(id) ?? units) - units);
        known.set(id, units);
      }
      before = now;
    }
    const tracked = new Set(known.keys());
    const truth = shop.storefront.world.truth(from + 1, shop.clock.now + 1);
    const lines = truth.flatMap((order) => order.lines);
    const counted = lines.filter((line) => tracked.has(shop.ids.product(Number(line.productId))));
    expect(counted.length).toBeGreaterThan(50);
    expect(fallen).toBe(counted.reduce((sum, line) => sum + line.quantity, 0));
  });

  test('keeps a partial reading of what was read if a later page fails', async () => {
    const shop = await openShop(kind, form);
    const later: Record<WorldKind, RegExp> = {
      medusa: /offset=100/,
      magento: /page%22%3A2/,
      prestashop: form.listsQuantities === false ? /\/(600|900)-.*html$/ : /page=2/,
    };
    shop.storefront.faults.add({ kind: 'throttled', status: 429, retryAfterSeconds: 60, paths: later[kind] });
    const reading = await shop.platform.readCatalogue(shop.fetcher, shop.identity, shop.options);
    expect(reading).toMatchObject({ isComplete: false, problem: { code: 'store-throttled', retryAfterSeconds: 60 } });
    expect(reading.products.length).toBeGreaterThan(5);
    expect(reading.products.length).toBeLessThan(110);
  });
});

function expectedOf(kind: WorldKind, product: WorldProduct, what: 'priceMinor' | 'stock'): (number | null)[] {
  if (kind !== 'prestashop') return product.variants.map((variant) => variant[what]);
  if (what === 'priceMinor') return [product.variants[0]!.priceMinor];
  const stocks = product.variants.map(({ stock }) => stock);
  return [stocks.some((stock) => stock === null) ? null : stocks.reduce((sum: number, stock) => sum + stock!, 0)];
}
