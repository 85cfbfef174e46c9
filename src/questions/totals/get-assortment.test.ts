import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordEvents } from '#catalog/record-events.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { NOW, TODAY, testShops } from '../happenings/testing-shops.ts';
import { periodOf } from '../period.ts';
import { getAssortment } from './get-assortment.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());
beforeEach(() => shops.clear());

const WEEK = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);

test('shows what is offered now, and how many products changed in the period', async () => {
  const { id, product } = await shops.shopOf('moving.example');
  const others = ['second', 'third', 'gone'].map((title) => shops.productOf(id, title, TODAY - 20 * DAY_MS));
  const [second, third, gone] = (await Promise.all(others)) as [number, number, number];
  const set = (of: number, values: object) =>
    shops.facts.updateTable('product').set(values).where('id', '=', of).execute();
  await set(second, { price_minor: 700, compare_at_minor: 900 });
  await set(third, { price_minor: 5000, is_available: false });
  await set(gone, { gone_at: new Date(TODAY) });
  const at = TODAY - DAY_MS;
  const price = (cents: number) => ({ currency: 'USD', variants: [{ externalId: '1', priceMinor: cents }] });
  const event = (productId: number, kind: 'new' | 'gone' | 'price' | 'sold_out', sides = {}, when = at) => ({
    ...{ productId, kind, at: when, before: null, after: null, isPart: kind === 'price', ...sides },
  });
  await recordEvents(shops.facts, id, [
    event(second, 'new'),
    event(gone, 'gone'),
    event(third, 'sold_out'),
    event(third, 'sold_out', {}, at + 1),
    event(second, 'price', { before: price(900), after: price(700) }),
    event(product, 'price', { before: price(900), after: price(1000) }),
    event(product, 'new', {}, TODAY - 9 * DAY_MS),
  ]);
  expect(await getAssortment(shops.facts, { storeId: String(id), period: WEEK })).toEqual({
    now: { products: 3, soldOut: 1, discounted: 1, medianPrice: { amount: 10, currency: 'USD' } },
    period: { launched: 1, gone: 1, soldOut: 1, restocked: 0, cheaper: 1, dearer: 1 },
  });
});

test('for a suspended store, leaves out what is offered now, and counts changes only until then', async () => {
  const { id, product } = await shops.shopOf('suspended.example');
  await shops.happen(id, 'new', TODAY - 2 * DAY_MS, null, product);
  const kept = { ...WEEK, asKnownAtMs: TODAY - 3 * DAY_MS, nowMs: TODAY - 3 * DAY_MS };
  const told = await getAssortment(shops.facts, { storeId: String(id), period: kept });
  expect(told).toMatchObject({ now: null, period: { launched: 0 } });
});
