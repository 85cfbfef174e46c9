import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { createStore } from '../create-store.ts';
import { updateStoreProfile } from '../mark-store.ts';
import { markProductsGone, type SeenProduct, upsertProducts } from '../upsert-products.ts';
import { findOutdatedStores } from './find-outdated-stores.ts';
import { summarizeStore } from './summarize-store.ts';

const NOW = Date.UTC(2026, 10, 1);

let db: Awaited<ReturnType<typeof testDatabase>>;
let storeId: number;
let stores = 0;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  const host = `shop${++stores}.example`;
  const untold = { shopKey: null, platform: null, name: null, country: null, currency: null, faviconUrl: null };
  const store = { ...untold, host, origin: `https://${host}`, language: 'en', isPractice: false };
  storeId = await createStore(db, store, NOW);
});

function seen(externalId: string, title: string, more: Partial<SeenProduct> = {}): SeenProduct {
  return {
    externalId,
    title,
    handle: null,
    url: `https://shop.example/${externalId}`,
    imageUrl: null,
    vendor: null,
    productType: null,
    labels: null,
    currency: 'USD',
    priceMinor: 1_000,
    priceUsd: 10,
    compareAtMinor: null,
    isAvailable: true,
    publishedAt: null,
    firstSeenAt: NOW,
    lastSeenAt: NOW,
    ...more,
  };
}

function keep(...products: SeenProduct[]) {
  return db.database.transaction().execute((trx) => upsertProducts(trx, storeId, products));
}

function summarize() {
  return db.database.transaction().execute((trx) => summarizeStore(trx, storeId));
}

async function categoriesOf(externalId: string): Promise<string[]> {
  const query = db.database.selectFrom('product').select('tags').where('store_id', '=', storeId);
  return (await query.where('external_id', '=', externalId).executeTakeFirstOrThrow()).tags;
}

function store() {
  return db.database.selectFrom('store').selectAll().where('id', '=', storeId).executeTakeFirstOrThrow();
}

it('updates the categories of a product with its title and labels', async () => {
  await keep(seen('1', 'Oak table lamp'), seen('2', 'Aurora', { labels: ['Necklaces'] }));
  expect(await categoriesOf('1')).toEqual(['HOME']);
  expect(await categoriesOf('2')).toEqual(['JEWELRY']);
  await keep(seen('1', 'Dog bed'), seen('2', 'Aurora No. 2'));
  expect(await categoriesOf('1')).toEqual(['PET_SUPPLIES']);
  // a reading without labels leaves the known ones
  expect(await categoriesOf('2')).toEqual(['JEWELRY']);
  await keep(seen('2', 'Aurora', { labels: [] }));
  expect(await categoriesOf('2')).toEqual([]);
});

it('keeps the category that the shop files a product under if a reading does not show it', async () => {
  await keep(seen('1', 'Aurora', { category: 'hg-11-1' }), seen('2', 'Aurora', { labels: ['Mugs'] }));
  expect(await categoriesOf('1')).toEqual(['KITCHEN']);
  await keep(seen('1', 'Aurora No. 2'), seen('2', 'Aurora', { category: 'hg-3' }));
  expect(await categoriesOf('1')).toEqual(['KITCHEN']);
  // the labels stay, and the shop's own category comes before them
  expect(await categoriesOf('2')).toEqual(['HOME']);
  // it took it away
  await keep(seen('2', 'Aurora', { category: null }));
  expect(await categoriesOf('2')).toEqual(['KITCHEN']);
  await db.database.updateTable('product').set({ tags: [] }).where('store_id', '=', storeId).execute();
  await db.database
    .updateTable('store')
    .set({ tag_rules: 0, first_read_at: new Date() })
    .where('id', '=', storeId)
    .execute();
  await summarize();
  expect(await categoriesOf('1')).toEqual(['KITCHEN']);
});

it("gives a store its products' categories, and products that say nothing the main one", async () => {
  const necklaces = Array.from({ length: 16 }, (_, index) => seen(`n${index}`, `Necklace ${index}`));
  const mugs = ['Mug red', 'Mug blue'].map((title) => seen(title, title));
  await keep(...necklaces, ...mugs, seen('aurora', 'Aurora'), seen('lamp', 'Lamp'));
  const changed = await summarize();
  expect(await categoriesOf('aurora')).toEqual(['JEWELRY']);
  // a lamp in a store without lamps is not sure
  expect(await categoriesOf('lamp')).toEqual([]);
  expect(changed).toHaveLength(2);
  expect((await store()).tags).toEqual(['JEWELRY', 'KITCHEN']);
  expect((await store()).tag_shares).toEqual({ JEWELRY: 15 / 18, KITCHEN: 1 / 18, HOME: 0 });
  expect(await summarize()).toEqual([]);
  const others = Array.from({ length: 30 }, (_, index) => seen(`m${index}`, `Mug ${index}`));
  await keep(...others);
  await summarize();
  expect(await categoriesOf('aurora')).toEqual(['KITCHEN']);
  expect((await store()).tags).toEqual(['KITCHEN', 'JEWELRY']);
});

it('takes the median price of the products that are not gone', async () => {
  const prices: [string, number | null][] = [
    ['1', 5],
    ['2', 7],
    ['3', 100],
    ['4', null],
    ['5', 900],
  ];
  await keep(...prices.map(([id, priceUsd]) => seen(id, 'Mug', { priceUsd })));
  await db.database.transaction().execute((trx) => markProductsGone(trx, storeId, ['5'], NOW));
  await summarize();
  expect((await store()).median_price_usd).toBe(7);
});

it('categorizes all products again if the rules are newer than at the last time', async () => {
  await keep(seen('1', 'Oak table lamp'));
  await summarize();
  expect(await findOutdatedStores(db.database, 10_000)).not.toContain(storeId);
  await db.database
    .updateTable('product')
    .set({ tags: ['TOYS'] })
    .where('store_id', '=', storeId)
    .execute();
  await db.database
    .updateTable('store')
    .set({ tag_rules: 0, first_read_at: new Date() })
    .where('id', '=', storeId)
    .execute();
  expect(await findOutdatedStores(db.database, 10_000)).toContain(storeId);
  expect(await summarize()).toHaveLength(1);
  expect(await categoriesOf('1')).toEqual(['HOME']);
  expect((await store()).tags).toEqual(['HOME']);
});

it('categorizes all products again if the store changes its name', async () => {
  const goods = { Necklace: 4, Mug: 3, Lamp: 2 };
  const products = Object.entries(goods).flatMap(([title, count]) => {
    return Array.from({ length: count }, (_, index) => seen(`${title} ${index}`, `${title} ${index}`));
  });
  await keep(...products, seen('aurora', 'Aurora'));
  await db.database.updateTable('store').set({ first_read_at: new Date() }).where('id', '=', storeId).execute();
  await summarize();
  expect(await categoriesOf('aurora')).toEqual([]);
  const profile = { platform: 'shopify', country: null, currency: null, language: null, faviconUrl: null } as const;
  await updateStoreProfile(db.database, storeId, { ...profile, name: 'Bright Jewelry' });
  await summarize();
  expect(await categoriesOf('aurora')).toEqual(['JEWELRY']);
  await updateStoreProfile(db.database, storeId, { ...profile, name: 'Bright Jewelry' });
  expect(await findOutdatedStores(db.database, 10_000)).not.toContain(storeId);
});
