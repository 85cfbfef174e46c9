import { expect, test } from 'vitest';
import type { StoreIdentity } from '../../reading.ts';
import { getPlatform } from '../platforms.ts';
import { siteOf } from './shops.ts';

const PRODUCTS = 25_100;
const OPTIONS = { sources: new Set<string>(), maxProducts: 25_000 };
const ORIGIN = 'http://127.0.0.1:9';

function storeOf(platform: StoreIdentity['platform'], shopKey: string | null = null): StoreIdentity {
  const unsaid = { name: null, country: null, language: null, faviconUrl: null, productCount: null };
  return { origin: ORIGIN, shopKey, platform, currency: 'EUR', ...unsaid };
}

function pageOf<Item>(start: number, size: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.min(size, PRODUCTS - start)) }, (_, index) => item(start + index));
}

const price = { calculated_amount: 5, currency_code: 'eur' };
const money = { value: 5, currency: 'EUR' };

const medusaSite = siteOf({
  '/store/regions': { regions: [{ id: 'reg_1', currency_code: 'eur', countries: [] }] },
  '/store/products': ({ searchParams }: URL) => ({
    count: PRODUCTS,
    products: pageOf(Number(searchParams.get('offset')), Number(searchParams.get('limit')), (index) => ({
      id: `prod_${index}`,
      title: 'Tea',
      variants: [{ id: `v_${index}`, calculated_price: price, inventory_quantity: 4 }],
    })),
  }),
});

const magentoSite = siteOf({
  '/graphql': ({ searchParams }: URL) => {
    const { page, size } = JSON.parse(searchParams.get('variables')!) as { page: number; size: number };
    const items = pageOf((page - 1) * size, size, (index) => ({
      uid: `u${index}`,
      name: 'Tea',
      sku: `s${index}`,
      price_range: { minimum_price: { final_price: money, regular_price: money } },
    }));
    return {
      data: { products: { total_count: PRODUCTS, page_info: { total_pages: Math.ceil(PRODUCTS / size) }, items } },
    };
  },
});

const prestashopSite = siteOf({
  '/': '<a href="/2-all">All</a>',
  '/2-all': ({ searchParams }: URL) => ({
    pagination: { pages_count: Math.ceil(PRODUCTS / 24) },
    products: pageOf((Number(searchParams.get('page')) - 1) * 24, 24, (index) => ({
      id_product: index,
      name: 'Tea',
      price_amount: 5,
      quantity: 3,
    })),
  }),
});

test.each([
  ['medusa', medusaSite, 260, `medusa:pk_${'0a'.repeat(32)}@${ORIGIN}`],
  ['magento', magentoSite, 260, null],
  ['prestashop', prestashopSite, 1_060, null],
] as const)(
  '%s: 25,000 products take a bounded number of requests, and a cut-off reading says so',
  async (kind, site, requests, key) => {
    const reading = await getPlatform(kind).readCatalogue(site.fetcher, storeOf(kind, key), OPTIONS);
    expect(reading.products).toHaveLength(25_000);
    expect(reading).toMatchObject({ isComplete: false, problem: { code: 'store-too-large' } });
    expect(reading.requests).toBeLessThan(requests);
  },
);
