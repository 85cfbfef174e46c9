import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isoDay, spanBetween } from '#contract/date-range.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { renewWindows } from '#sales/windows/turn-windows.ts';
import { periodOf } from '../period.ts';
import { allUpTo, type HappeningLimits, listHappenings } from './list-happenings.ts';
import { NOW, TODAY, testShops } from './testing-shops.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());
beforeEach(() => shops.clear());

describe('what happened', () => {
  test('is nothing where a store sold as before, and where there is no store', async () => {
    const shop = await shops.shopOf('steady.example');
    await shops.sell(shop, shop.product, () => 2);
    expect(await happenings([shop.id])).toEqual([]);
    expect(await happenings([])).toEqual([]);
  });

  test('is what surely rose or fell, most orders first', async () => {
    const [riser, faller] = [await shops.shopOf('riser.example'), await shops.shopOf('faller.example')];
    await shops.sell(riser, riser.product, (hour) => (hour >= TODAY - 6 * DAY_MS ? 12 : 2));
    await shops.sell(faller, faller.product, (hour) => (hour >= TODAY - 6 * DAY_MS ? 1 : 4));
    const found = await happenings([riser.id, faller.id]);
    expect(found.map((one) => [one.kind, one.store.name, 'direction' in one && one.direction])).toEqual([
      ...Array(2).fill(['moved', 'riser.example', 'up']),
      ...Array(2).fill(['moved', 'faller.example', 'down']),
    ]);
    expect(found.map((one) => 'product' in one && one.product?.title)).toContain('Product of riser.example');
    expect(found[0]).toMatchObject({ on: '2026-11-20', change: { isSure: true } });
  });

  test('is no fall of a product whose stock is no longer counted', async () => {
    const shop = await shops.shopOf('uncounted.example');
    await shops.sell(shop, shop.product, (hour) => (hour >= TODAY - 7 * DAY_MS ? 0 : 4));
    const ofProduct = async () => (await happenings([shop.id])).filter((one) => 'product' in one && one.product);
    expect(await ofProduct()).toMatchObject([{ kind: 'moved', direction: 'down' }]);
    await shops.uncount(shop.id, shop.product);
    expect(await ofProduct()).toEqual([]);
  });

  test('is a sale with the orders before and after it', async () => {
    const shop = await shops.shopOf('sale.example');
    const begunMs = TODAY - 3 * DAY_MS;
    await shops.sell(shop, shop.product, (hour) => (hour > begunMs ? 9 : 3));
    await shops.happen(shop.id, 'sale_started', begunMs, { products: 6, share: 0.25, depth: 0.4 });
    const sale = (await happenings([shop.id])).find(({ kind }) => kind === 'sale');
    expect(sale).toMatchObject({ products: 6, share: 0.25, depth: 0.4, endedAt: null, on: '2026-11-18' });
    expect(sale).toMatchObject({
      around: { hours: 72, before: { value: 216 }, after: { value: 648 }, change: { ratio: 3, isSure: true } },
    });
  });

  test("is a product that appeared after its store's first reading and sold", async () => {
    const shop = await shops.shopOf('launch.example');
    const fresh = await shops.launch(shop.id, 'Fresh', TODAY - 2 * DAY_MS);
    await shops.launch(shop.id, 'Unsold', TODAY - 2 * DAY_MS);
    await shops.sell(shop, fresh, (hour) => (hour >= TODAY - 2 * DAY_MS ? 5 : 0));
    const launch = (await happenings([shop.id])).find(({ kind }) => kind === 'launch');
    expect(launch).toMatchObject({ products: 2, product: { title: 'Fresh' }, on: '2026-11-19' });
  });

  test('is no launch where a large catalogue is read in parts, and a part came later', async () => {
    const shop = await shops.shopOf('large.example');
    const known = await shops.productOf(shop.id, 'Of a later part', TODAY - 2 * DAY_MS);
    await shops.sell(shop, known, (hour) => (hour >= TODAY - 2 * DAY_MS ? 5 : 0));
    expect((await happenings([shop.id])).filter(({ kind }) => kind === 'launch')).toEqual([]);
  });

  test('is a product that sold out and still is, in place of its fall', async () => {
    const shop = await shops.shopOf('empty.example');
    const soldOutMs = TODAY - 5 * DAY_MS;
    await shops.sell(shop, shop.product, (hour) => (hour < soldOutMs ? 6 : 0));
    await shops.happen(shop.id, 'sold_out', soldOutMs, null, shop.product);
    const isTold = async () =>
      (await happenings([shop.id])).filter((one) => 'product' in one && one.product).map(({ kind }) => kind);
    expect(await isTold()).toEqual(['moved']);
    await shops.facts.updateTable('product').set({ is_available: false }).execute();
    expect(await isTold()).toEqual(['sold_out']);
  });

  test('is no fall of a product that had sold out before', async () => {
    const shop = await shops.shopOf('sold-out.example');
    const soldOutMs = TODAY - 6 * DAY_MS;
    await shops.sell(shop, shop.product, (hour) => (hour < soldOutMs - DAY_MS ? 6 : 0));
    await shops.happen(shop.id, 'sold_out', soldOutMs - DAY_MS, null, shop.product);
    const ofProduct = async () => (await happenings([shop.id])).filter((one) => 'product' in one && one.product);
    expect(await ofProduct()).toMatchObject([{ kind: 'moved', direction: 'down' }]);
    await shops.facts.updateTable('product').set({ is_available: false }).execute();
    expect(await ofProduct()).toEqual([]);
  });

  test('is a store that went silent, with its sales before', async () => {
    const shop = await shops.shopOf('silent.example');
    const lastMs = TODAY - 3 * DAY_MS;
    await shops.sell(shop, shop.product, (hour) => (hour < lastMs ? 6 : null));
    await shops.facts
      .updateTable('store')
      .set({ last_read_at: new Date(lastMs) })
      .execute();
    const [first] = await happenings([shop.id]);
    expect(first).toMatchObject({ kind: 'silent', reason: 'unread', on: '2026-11-18', orders: { value: 7 * 24 * 6 } });
  });

  test('is a store that went silent on the day on which that showed: a day later it is told once', async () => {
    const shop = await shops.shopOf('silent.example');
    const lastMs = TODAY - 2 * DAY_MS - 3 * HOUR_MS;
    await shops.sell(shop, shop.product, (hour) => (hour < lastMs ? 6 : null));
    await shops.facts
      .updateTable('store')
      .set({ last_read_at: new Date(lastMs) })
      .execute();
    const toldOn = async (day: string) => {
      const nowMs = Date.parse(day) + DAY_MS + 7 * HOUR_MS;
      const period = { ...spanBetween(day, day, nowMs), frequency: 'DAY' as const, nowMs, range: null };
      const found = await listHappenings(shops.facts, { storeIds: [shop.id], period });
      return found.flatMap((one) => (one.kind === 'silent' ? [one.at] : []));
    };
    const days = [];
    for (let day = TODAY - 4 * DAY_MS; day < TODAY + 2 * DAY_MS; day += DAY_MS)
      days.push([isoDay(day), await toldOn(isoDay(day))]);
    expect(days.filter(([, told]) => told?.length)).toEqual([['2026-11-20', [new Date(lastMs).toISOString()]]]);
  });

  test('is five things at most', async () => {
    const many = await Promise.all(Array.from({ length: 7 }, (_, number) => shops.shopOf(`${number}.example`)));
    for (const shop of many) await shops.sell(shop, shop.product, (hour) => (hour >= TODAY - 6 * DAY_MS ? 12 : 2));
    expect(await happenings(many.map(({ id }) => id))).toHaveLength(5);
  });

  test('can be every product that moved', async () => {
    const many = await Promise.all(Array.from({ length: 7 }, (_, number) => shops.shopOf(`${number}.example`)));
    for (const shop of many) await shops.sell(shop, shop.product, (hour) => (hour >= TODAY - 6 * DAY_MS ? 12 : 2));
    const whole = await happenings(
      many.map(({ id }) => id),
      allUpTo(100),
    );
    expect(whole.filter((one) => 'product' in one && one.product)).toHaveLength(7);
  });
});

async function happenings(storeIds: number[], most?: HappeningLimits) {
  await renewWindows(shops.facts, NOW);
  return listHappenings(shops.facts, { storeIds, period: periodOf({ dateRange: 'LAST_7_DAYS' }, NOW), most });
}
