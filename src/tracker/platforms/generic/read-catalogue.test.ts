import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { genericStorefront } from '#simulator/storefronts/generic/generic-storefront.ts';
import type { GenericShop } from '#simulator/storefronts/generic/shop.ts';
import { inProcessFetcher } from '../../fetch/in-process-fetcher.ts';
import { readStore } from '../../inspect-store.ts';
import { siteOf } from '../testing/shops.ts';
import { choosePages } from './choose-pages.ts';
import { generic } from './generic.ts';

const STARTS_AT = Date.UTC(2026, 8, 1);
const ORIGIN = 'http://127.0.0.1:9';

function openShop(more: Partial<GenericShop> = {}) {
  const clock = { now: STARTS_AT + 20 * DAY_MS };
  const { world } = openPracticeStore('tidewick', { now: clock.now, startsAt: STARTS_AT, origin: ORIGIN });
  const shop: GenericShop = {
    world,
    name: 'Plain Goods (practice)',
    country: 'US',
    language: 'en',
    marks: 'json-ld',
    lastmod: 'writes',
    showsStock: false,
    sitemapSize: 25,
    isSitemapZipped: true,
    ...more,
  };
  const asked: string[] = [];
  const storefront = genericStorefront(shop, ORIGIN);
  const fetcher = inProcessFetcher(
    (request, nowMs) => {
      asked.push(request.url.slice(ORIGIN.length));
      return storefront.handle(request, nowMs);
    },
    () => clock.now,
  );
  return { storefront, fetcher, clock, asked, world };
}

describe('a practice shop of plain pages', () => {
  test.each(['json-ld', 'microdata', 'tiendanube', 'cafe24', 'zid'] as const)(
    'is read whole, by its %s',
    async (marks) => {
      const { fetcher, clock, world } = openShop({ marks, showsStock: true });
      const { identity, reading, signals } = await readStore(fetcher, ORIGIN, 1_000);
      const shelf = world.at(clock.now).published();
      expect(identity).toMatchObject({ platform: 'generic', currency: 'USD', country: 'US', language: 'en' });
      expect(identity.name).toBe('Plain Goods (practice)');
      expect(reading).toMatchObject({ isComplete: true, listed: shelf.length, mode: 'catalogue' });
      expect(reading.products).toHaveLength(shelf.length);
      const byTitle = new Map(reading.products.map((product) => [product.title, product]));
      for (const product of shelf) {
        const seen = byTitle.get(product.title)!;
        expect(seen.labels).toEqual([product.productType]);
        expect(seen.variants.map(({ priceMinor }) => priceMinor)).toEqual(
          product.variants.map((one) => one.priceMinor),
        );
        expect(seen.variants.map(({ stock }) => stock)).toEqual(product.variants.map((one) => one.stock));
        expect(seen.modifiedAt).toBe(product.modifiedAt);
      }
      expect(signals.map(({ kind, state }) => [kind, state])).toEqual([
        ['modified', 'alive'],
        ['stock', 'alive'],
        ['availability', 'alive'],
      ]);
    },
  );

  test.each(['salla', 'opencart'] as const)(
    'that prints units for people, as %s, shows those of products without variants',
    async (marks) => {
      const { fetcher, clock, world } = openShop({ marks, showsStock: true });
      const { reading, signals } = await readStore(fetcher, ORIGIN, 1_000);
      const byTitle = new Map(reading.products.map((product) => [product.title, product]));
      let counted = 0;
      for (const { title, variants } of world.at(clock.now).published()) {
        const units = variants.length === 1 && variants[0]!.stock ? variants[0]!.stock : null;
        if (units !== null) counted++;
        expect(byTitle.get(title)!.variants.map(({ stock }) => stock)).toEqual(variants.map(() => units));
      }
      expect(counted).toBeGreaterThan(5);
      expect(signals.find(({ kind }) => kind === 'stock')).toMatchObject({ state: 'alive' });
      const silent = openShop({ marks, showsStock: false });
      const { reading: uncounted } = await readStore(silent.fetcher, ORIGIN, 1_000);
      expect(uncounted.products.every(({ variants }) => variants.every(({ stock }) => stock === null))).toBe(true);
    },
  );

  test.each([
    ['rendering', 'refused'],
    ['none', 'silent'],
  ] as const)('with stamps of %s in its sitemap has its stamps %s', async (lastmod, state) => {
    const { fetcher } = openShop({ lastmod });
    const { reading, signals } = await readStore(fetcher, ORIGIN, 1_000);
    expect(signals[0]).toMatchObject({ kind: 'modified', source: 'sitemap', state });
    expect(reading.products.every(({ modifiedAt }) => modifiedAt === null)).toBe(true);
    expect(reading.signals).toEqual(['availability']);
  });

  test('shows by its sitemap which pages moved, in few requests and in the same form', async () => {
    const { fetcher, clock, asked } = openShop();
    const { identity } = await readStore(fetcher, ORIGIN, 1_000);
    const options = { sources: new Set(['modified:sitemap']), maxProducts: 1_000 };
    let compared = 0;
    for (let step = 0; step < 4; step++) {
      const since = clock.now;
      clock.now += HOUR_MS;
      const before = asked.length;
      const changes = await generic.readChanges!(fetcher, identity, since, options);
      expect(asked.length - before).toBe(changes.requests);
      const catalogue = await generic.readCatalogue(fetcher, identity, options);
      const listed = new Map(catalogue.products.map((product) => [product.externalId, product]));
      for (const product of changes.products) expect(product).toEqual(listed.get(product.externalId));
      compared += changes.products.length;
      const moved = catalogue.products.filter(({ modifiedAt }) => modifiedAt !== null && modifiedAt > since);
      const told = new Set(changes.products.map(({ externalId }) => externalId));
      expect(changes.mode === 'catalogue' || moved.every(({ externalId }) => told.has(externalId))).toBe(true);
    }
    expect(compared).toBeGreaterThan(10);
  });
});

test('pages in another encoding than UTF-8 are read as they are shown', async () => {
  const title = Buffer.from([0xcb, 0xf5, 0xc3, 0xe3]);
  const facts = '{"@type":"Product","sku":"m1","offers":{"price":1200,"priceCurrency":"JPY"}}';
  const start = `<html><meta charset="euc-jp"><script type="application/ld+json">${facts}</script><h1>`;
  const { fetcher, origin } = siteOf({
    '/': '<html lang="ja"><title>茶</title>',
    '/sitemap.xml': `<urlset><url><loc>${ORIGIN}/products/1</loc></url></urlset>`,
    '/products/1': { status: 200, headers: {}, body: Buffer.concat([Buffer.from(start), title]) },
  });
  const { reading } = await readStore(fetcher, origin, 10);
  expect(reading.products.map((product) => product.title)).toEqual(['抹茶']);
});

describe('a large catalogue', () => {
  const entries = Array.from({ length: 1_000 }, (_, index) => ({
    url: `https://shop.com/p/${String((index * 7919) % 1_000).padStart(4, '0')}`,
    modifiedAt: null as number | null,
  }));

  test('is read in turn, every page once in each round', () => {
    const seen = new Map<string, number>();
    let after: string | null = null;
    for (let reading = 0; reading < 8; reading++) {
      const chosen = choosePages(entries, { after, readAt: null }, 250);
      expect(chosen.chosen).toHaveLength(250);
      for (const { url } of chosen.chosen) seen.set(url, (seen.get(url) ?? 0) + 1);
      after = chosen.after(250);
    }
    expect([seen.size, ...new Set(seen.values())]).toEqual([1_000, 2]);
  });

  test('continues where it was when pages come and go', () => {
    const first = choosePages(entries, { after: null, readAt: null }, 400);
    const fewer = entries.filter(({ url }) => !url.endsWith('7'));
    const second = choosePages(fewer, { after: first.after(400), readAt: null }, 400);
    expect(second.chosen.every(({ url }) => url > first.after(400)!)).toBe(true);
  });

  test.each([
    ['larger than one reading', 250],
    ['small, but slow', 1_000],
  ])('that is %s is continued where a reading broke off', (_how, most) => {
    const seen = new Set<string>();
    let after: string | null = null;
    for (let reading = 0; reading < 11; reading++) {
      const chosen = choosePages(entries, { after, readAt: null }, most);
      for (const { url } of chosen.chosen.slice(0, 99)) seen.add(url);
      after = chosen.after(99);
    }
    expect(seen.size).toBe(1_000);
  });

  test('that breaks off among what moved keeps its place', () => {
    const moved = entries.map((entry) => ({ ...entry, modifiedAt: 10 * DAY_MS }));
    const chosen = choosePages(moved, { after: 'https://shop.com/p/0500', readAt: 9 * DAY_MS }, 100);
    expect(chosen.after(50)).toBe('https://shop.com/p/0500');
    expect(chosen.after(51)).toBe('https://shop.com/p/0501');
  });

  test('reads what moved before the rest, in at most half of the places', () => {
    const moved = entries.map((entry, index) => ({ ...entry, modifiedAt: index % 2 === 0 ? 10 * DAY_MS : DAY_MS }));
    const { chosen } = choosePages(moved, { after: null, readAt: 9 * DAY_MS }, 100);
    expect(chosen).toHaveLength(100);
    expect(chosen.filter(({ modifiedAt }) => modifiedAt === 10 * DAY_MS).length).toBeGreaterThanOrEqual(50);
    expect(new Set(chosen.map(({ url }) => url)).size).toBe(100);
  });

  test('of 25,000 pages costs a bounded number of requests, is read in part, and continues', async () => {
    const page = (id: string) =>
      `<script type="application/ld+json">{"@type":"Product","name":"Cup ${id}","offers":{"price":"9.90","priceCurrency":"EUR"}}</script>`;
    const sitemap = (number: number) => {
      const urls = Array.from(
        { length: 2_500 },
        (_, index) => `<url><loc>/product/${number * 2_500 + index}</loc></url>`,
      );
      return { status: 200, headers: { 'content-type': 'application/xml' }, body: `<urlset>${urls.join('')}</urlset>` };
    };
    const answers: Record<string, unknown> = {
      '/sitemap.xml': `<sitemapindex>${Array.from({ length: 10 }, (_, n) => `<sitemap><loc>/products-${n}.xml</loc></sitemap>`).join('')}</sitemapindex>`,
    };
    for (let number = 0; number < 10; number++) answers[`/products-${number}.xml`] = sitemap(number);
    const site = siteOf(
      new Proxy(answers, {
        get: (target, path: string) => target[path] ?? (/^\/product\/\d+$/.test(path) ? page(path) : undefined),
      }),
    );
    const first = await readStore(site.fetcher, site.origin, 25_000);
    expect(first).toMatchObject({ productCount: 25_000, reading: { isComplete: false, listed: 25_000 } });
    expect(first.reading.problem).toBeUndefined();
    expect(first.reading.products).toHaveLength(250);
    expect(first.reading.requests).toBeLessThan(270);
    const options = { sources: new Set<string>(), maxProducts: 25_000, readerState: first.reading.readerState };
    const second = await generic.readCatalogue(site.fetcher, first.identity, options);
    const known = new Set(first.reading.products.map(({ externalId }) => externalId));
    expect(second.products.filter(({ externalId }) => known.has(externalId))).toEqual([]);

    const part = { ...options, maxProducts: 300, readerState: null };
    const readings = [await generic.readCatalogue(site.fetcher, first.identity, part)];
    for (let turn = 1; turn < 3; turn++) {
      const { readerState } = readings.at(-1)!;
      readings.push(await generic.readCatalogue(site.fetcher, first.identity, { ...part, readerState }));
    }
    const before = new Set(readings[2]!.products.map(({ readBefore }) => readBefore));
    expect(before).toEqual(new Set([readings[1]!.at, undefined]));
  });
});
