import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { listSales } from './list-sales.ts';
import { NOW, TODAY, testShops } from './testing-shops.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());

test("a store's sales are listed newest first, each with its end and its effect on orders", async () => {
  const shop = await shops.shopOf('sales.example');
  const [first, last] = [TODAY - 12 * DAY_MS, TODAY - 3 * DAY_MS];
  const endMs = first + 2 * DAY_MS + HOUR_MS;
  await shops.sell(shop, shop.product, (hour) => ((hour > first && hour < endMs) || hour > last ? 9 : 3));
  await shops.happen(shop.id, 'sale_started', first, { products: 6, share: 0.25, depth: 0.4 });
  await shops.happen(shop.id, 'sale_ended', endMs, { products: 6, share: 0.25, depth: 0.4 });
  await shops.happen(shop.id, 'sale_started', last, { products: 8, share: 0.3, depth: 0.2 });
  const ask = (visibleUntil: Date | null = null, request = { page: 0, pageSize: 10 }) =>
    listSales(shops.facts, { storeId: String(shop.id), visibleUntil, request, nowMs: NOW });
  const { items, total } = await ask();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { products: 8, depth: 0.2, endedAt: null, around: { hours: 72, change: { ratio: 3, isSure: true } } },
    {
      ...{ at: new Date(first).toISOString(), endedAt: new Date(endMs).toISOString(), share: 0.25 },
      around: { hours: 48, before: { value: 144 }, after: { value: 432 } },
    },
  ]);
  expect((await ask(null, { page: 1, pageSize: 1 })).items).toHaveLength(1);
  // a store that was suspended during a sale
  const kept = await ask(new Date(first + DAY_MS + HOUR_MS));
  expect(kept.items).toMatchObject([{ endedAt: null, around: { hours: 24 } }]);
});
