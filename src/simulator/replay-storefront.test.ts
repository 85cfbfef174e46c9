import { expect, test } from 'vitest';
import { replayStorefront } from './replay-storefront.ts';

const AT = Date.UTC(2026, 2, 3, 8);
const ROW = { orderId: 'a', placedAt: AT, productId: 'X-1', title: 'Thing', quantity: 4, unitPrice: 2.5 };

test('a replayed Shopify store shows the second of the order', () => {
  const store = replayStorefront([ROW], 'shopify');
  const [order] = store.world.truth(AT, AT + 60_000);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ products(first: 1) { nodes { updatedAt title } } }' });
  const request = { method: 'POST', url: '/api/2026-07/graphql.json', headers, body };
  expect(JSON.parse(store.handle(request, AT + 60_000).body.toString())).toEqual({
    data: {
      products: {
        nodes: [{ title: 'Thing', updatedAt: new Date(order!.placedAt).toISOString().replace('.000', '') }],
      },
    },
  });
});

test('a replayed WooCommerce store shows the fall of its stock', () => {
  const store = replayStorefront([ROW], 'woocommerce');
  const url = '/wp-json/wc/store/v1/products';
  const stockAt = (at: number) => {
    const [item] = JSON.parse(store.handle({ method: 'GET', url }, at).body.toString()) as {
      sku: string;
      add_to_cart: { maximum: number };
    }[];
    expect(item!.sku).toBe('X-1');
    return item!.add_to_cart.maximum;
  };
  const before = stockAt(AT - 1);
  expect(stockAt(AT + 60_000)).toBe(before - 4);
});
