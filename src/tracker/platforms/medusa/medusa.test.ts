import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import { readStore } from '../../inspect-store.ts';
import type { Reading } from '../../reading.ts';
import { siteOf } from '../testing/shops.ts';
import { type WorldShop, worldShop } from '../testing/worlds.ts';
import { chooseRegion } from './choose-region.ts';
import { medusa } from './medusa.ts';

const OPTIONS = { sources: new Set(['stock:store-api']), maxProducts: 25_000 };

async function openShop(shop: WorldShop = {}) {
  const open = worldShop('medusa', shop, { ordersPerHour: { first: 2, afterYear: 2 } });
  const { identity } = await readStore(open.fetcher, open.origin, 25_000);
  const catalogue = await medusa.readCatalogue(open.fetcher, identity, OPTIONS);
  open.asked.length = 0;
  const readChanges = (since: number) => medusa.readChanges!(open.fetcher, identity, since, OPTIONS);
  return { ...open, identity, catalogue, readChanges };
}

const isWhole = (reading: Reading) => reading.mode === 'catalogue';

describe('changes', () => {
  test('a quiet poll is one request, answered as unchanged the second time', async () => {
    const { clock, asked, catalogue, readChanges } = await openShop({});
    clock.now += 1000;
    const first = await readChanges(catalogue.at);
    expect(asked).toHaveLength(1);
    clock.now += 1000;
    const second = await readChanges(first.at);
    expect([first, second].map(({ mode, requests, products }) => [mode, requests, products.length])).toEqual([
      ['changes', 1, 0],
      ['changes', 1, 0],
    ]);
    expect([first.bytes > 5_000, second.bytes]).toEqual([true, 0]);
    expect(second.at).toBe(first.at + 1000);
  });

  test('what a reading saw that was never stored is read again', async () => {
    const { clock, catalogue, readChanges } = await openShop();
    clock.now += DAY_MS / 2;
    const lost = await readChanges(catalogue.at);
    expect(lost.products.length).toBeGreaterThan(0);
    clock.now += MINUTE_MS;
    expect(isWhole(await readChanges(catalogue.at))).toBe(true);
  });

  test('a change between two answers of one moment is not lost', async () => {
    const { clock, catalogue, readChanges } = await openShop();
    clock.now += DAY_MS / 2;
    // an answer no newer than the last reading is left out, and so are its marks
    const ignored = await readChanges(clock.now);
    expect(ignored.products.length).toBeGreaterThan(0);
    clock.now += MINUTE_MS;
    const next = await readChanges(catalogue.at + 1);
    const seen = new Set(next.products.map(({ externalId }) => externalId));
    for (const { externalId } of ignored.products) expect(seen).toContain(externalId);
  });

  test('for more than a few hundred products the whole catalogue is read', async () => {
    const open = worldShop(
      'medusa',
      {},
      { productCount: 400, ordersPerHour: { first: 400, afterYear: 400 }, popularityTail: 0 },
    );
    const { identity, reading } = await readStore(open.fetcher, open.origin, 25_000);
    open.clock.now += DAY_MS / 4;
    const next = await medusa.readChanges!(open.fetcher, identity, reading.at, OPTIONS);
    expect([next.mode, next.products.length]).toEqual(['catalogue', 400]);
  });
});

test('a key that the shop changed is found again in its page', async () => {
  const open = worldShop('medusa');
  const { identity } = await readStore(open.fetcher, open.origin, 10);
  const stale = { ...identity, shopKey: identity.shopKey!.replace('0a1b2c3d', 'ffffffff') };
  const reading = await medusa.readCatalogue(open.fetcher, stale, OPTIONS);
  expect(reading.isComplete).toBe(true);
});

test('a shop whose API accepts no key any more is no longer a store', async () => {
  const { fetcher, origin } = siteOf({ '/': '<p>Closed</p>' });
  const identity = { origin: `${origin}/`, shopKey: null, platform: 'medusa', currency: null, country: null } as never;
  await expect(medusa.readCatalogue(fetcher, identity, OPTIONS)).rejects.toMatchObject({ code: 'store-not-a-store' });
});

test('the region is the one that the store is known by', () => {
  const regions = [
    { id: 'a', currency: 'USD', countries: ['US'] },
    { id: 'b', currency: 'EUR', countries: ['DE'] },
    { id: 'c', currency: 'EUR', countries: ['FR'] },
  ];
  const chosen = (currency: string | null, country: string | null) => chooseRegion(regions, { currency, country }).id;
  expect([
    chosen('EUR', 'FR'),
    chosen('EUR', null),
    chosen(null, 'DE'),
    chosen('USD', 'FR'),
    chosen(null, null),
  ]).toEqual(['c', 'b', 'b', 'a', 'a']);
});

test('products sold beyond their stock are still for sale', async () => {
  const { catalogue, ids } = await openShop({ backordered: new Set([0]) });
  const product = catalogue.products.find(({ externalId }) => externalId === ids.product(120))!;
  expect(product.variants.every(({ isAvailable }) => isAvailable)).toBe(true);
});
