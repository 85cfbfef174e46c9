import { expect, test } from 'vitest';
import { manualClock, SECOND_MS } from '#runtime/clock.ts';
import { boundedFetcher } from '../../fetch/bounded-fetcher.ts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { siteOf } from '../testing/shops.ts';
import { prestashop } from './prestashop.ts';

const PRODUCTS = 500;
const CRAWL_DELAY_MS = 10 * SECOND_MS;
const OPTIONS = { sources: new Set<string>(), maxProducts: 25_000 };
const ids = Array.from({ length: PRODUCTS }, (_, index) => String(index + 1));

function pageOf(id: string): string {
  const product = { id_product: id, name: `Cup ${id}`, price_amount: 5, quantity: 3 };
  return `<div data-product="${JSON.stringify(product).replaceAll('"', '&quot;')}"></div>`;
}

const site = siteOf({
  '/sitemap.xml': {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<urlset>${ids.map((id) => `<url><loc>/${id}-cup.html</loc></url>`).join('')}</urlset>`,
  },
  ...Object.fromEntries(ids.map((id) => [`/${id}-cup.html`, pageOf(id)])),
});

const STORE: StoreIdentity = {
  ...{ origin: site.origin, shopKey: null, platform: 'prestashop', currency: 'EUR' },
  ...{ name: null, country: null, language: null, faviconUrl: null, productCount: null },
};

function read(fetcher: Fetcher, before: Reading | null): Promise<Reading> {
  return prestashop.readCatalogue(fetcher, STORE, { ...OPTIONS, readerState: before?.readerState });
}

test('500 pages with ten seconds between two are read in parts of an hour, every page in turn', async () => {
  const seen = new Map<string, number>();
  let before: Reading | null = null;
  for (let poll = 0; poll < 10; poll++) {
    const clock = manualClock(0);
    const polite: Fetcher = {
      fetch(request) {
        clock.advance(CRAWL_DELAY_MS);
        return site.fetcher.fetch(request);
      },
    };
    const reading: Reading = await read(boundedFetcher(polite, undefined, clock.now), before);
    expect(reading).toMatchObject({ isComplete: false, problem: { code: 'store-too-large' }, listed: PRODUCTS });
    expect(reading.products.length).toBeGreaterThan(350);
    expect(reading.requests).toBeLessThan(362);
    for (const { externalId } of reading.products) seen.set(externalId, (seen.get(externalId) ?? 0) + 1);
    before = reading;
  }
  expect(seen.size).toBe(PRODUCTS);
  expect(Math.max(...seen.values()) - Math.min(...seen.values())).toBeLessThanOrEqual(1);
  expect(await read(site.fetcher, before)).toMatchObject({ isComplete: true, readerState: { after: null } });
});

test('pages that all fail end a reading soon', async () => {
  let asked = 0;
  const failing: Fetcher = {
    fetch(request) {
      if (!/-cup\.html$/.test(request.url) || request.url.endsWith('/1-cup.html')) return site.fetcher.fetch(request);
      asked++;
      throw new FetchFailure('store-server-error');
    },
  };
  const reading = await read(failing, null);
  expect(reading).toMatchObject({ isComplete: false, problem: { code: 'store-server-error' } });
  expect(reading.products).toHaveLength(1);
  expect(asked).toBe(20);
  // and what lies behind them is read next
  expect(reading.readerState).toEqual({ after: '21' });
});

test('a check of a shop whose lists show no stock reads a few pages', async () => {
  const options = { ...OPTIONS, maxProducts: 250, mostPages: 10 };
  const reading = await prestashop.readCatalogue(site.fetcher, STORE, options);
  expect(reading).toMatchObject({ isComplete: false, listed: PRODUCTS });
  expect(reading.products).toHaveLength(10);
});
