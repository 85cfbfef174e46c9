import { gzipSync } from 'node:zlib';
import { jsonAnswer, shopifyProduct } from './good-shop.ts';
import type { HostileCase } from './hostile-case.ts';
import { atProducts, beside, pageOf, poisoned, SHOPIFY, variant } from './scenes.ts';

const GOOD = { added: null, watched: null } as const;
const DOUBTFUL = 'store-catalogue-doubtful' as const;

let served = 1_000_000;

/** Catalogues that are endless, too large, or different at every read. */
export const CASES_OF_CATALOGUES: HostileCase[] = [
  {
    name: 'pages without end, each with new products',
    isLong: true,
    shop: 'shopify',
    answer: (scene) => {
      if (!scene.path.startsWith('/products.json')) return scene.good();
      const start = 1_000 + pageOf(scene) * 250;
      const { body } = jsonAnswer({
        products: Array.from({ length: 250 }, (_, index) => shopifyProduct(start + index, { updated_at: null })),
      });
      scene.response.writeHead(200).end(body);
    },
    // the same products at every read: from the second read on they are what the shop sells
    expected: {
      added: null,
      watched: [DOUBTFUL, 'store-too-large', 'store-too-large'],
      newProducts: 25_000,
      events: ['new', 'gone'],
    },
  },
  {
    name: 'pages without end, always the same',
    shop: 'shopify',
    answer: (scene) =>
      scene.path.startsWith('/products.json')
        ? scene.response.writeHead(200).end(jsonAnswer({ products: SHOPIFY }).body)
        : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a page count of 99,999,999',
    shop: 'woocommerce',
    answer: (scene) => {
      scene.response.setHeader('x-wp-total', '99999999');
      scene.response.setHeader('x-wp-totalpages', '99999999');
      scene.good();
    },
    expected: GOOD,
  },
  {
    name: 'ids that change on every read',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(SHOPIFY.map(() => shopifyProduct(++served, { updated_at: new Date().toISOString() }))),
    expected: { added: null, watched: DOUBTFUL },
  },
  {
    name: 'ids of variants that change on every read',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(SHOPIFY.map((product) => ({ ...product, variants: [variant(++served, { price: '12.00' })] }))),
    expected: { ...GOOD, events: ['edited', 'bulk_edit'] },
  },
  {
    name: 'a catalogue that shrinks to nothing',
    shop: 'shopify',
    answer: (scene) => scene.good([]),
    expected: { added: null, watched: DOUBTFUL },
  },
  {
    name: 'a catalogue that shrinks to nothing',
    shop: 'woocommerce',
    answer: (scene) => scene.good([]),
    expected: { added: null, watched: DOUBTFUL },
  },
  {
    name: 'a sitemap that shrinks to nothing',
    shop: 'generic',
    answer: (scene) => scene.good([]),
    expected: { added: 'store-not-a-store', watched: DOUBTFUL },
  },
  {
    name: 'a catalogue that shrinks to one tenth',
    shop: 'shopify',
    answer: (scene) => scene.good(SHOPIFY.slice(0, 2)),
    expected: { added: null, watched: [DOUBTFUL, null] },
  },
  {
    name: 'duplicate ids',
    shop: 'shopify',
    answer: beside(...SHOPIFY.map((one) => ({ ...one, title: 'Other', variants: [variant(1, { price: '1.00' })] }))),
    expected: GOOD,
  },
  {
    name: 'two million variants in one product',
    isLong: true,
    shop: 'shopify',
    answer: atProducts(
      () =>
        gzipSync(
          `{"products":[{"id":1,"title":"x","variants":[${'{"id":1,"price":"1"},'.repeat(1_100_000)}{"id":2,"price":"1"}]}]}`,
        ),
      { 'content-encoding': 'gzip' },
    ),
    expected: { added: 'store-too-large', watched: 'store-too-large' },
  },
  {
    name: '100,000 variants in one product',
    isLong: true,
    shop: 'shopify',
    answer: beside(poisoned(900, { variants: Array.from({ length: 100_000 }, (_, index) => variant(index + 10_000)) })),
    expected: GOOD,
  },
  {
    name: '400,000 products on one page',
    isLong: true,
    shop: 'shopify',
    answer: atProducts(
      () =>
        gzipSync(
          `{"products":[${Array.from({ length: 400_000 }, (_, id) => `{"id":${id},"title":"a","variants":[{"id":1,"price":"1"}]}`).join(',')}]}`,
        ),
      { 'content-encoding': 'gzip' },
    ),
    expected: { added: 'store-too-large', watched: 'store-too-large' },
  },
];
