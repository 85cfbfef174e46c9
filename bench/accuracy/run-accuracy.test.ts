import { expect, test } from 'vitest';
import { drawLog } from './draw-logs.ts';
import { floorOf } from './floor.ts';
import { runAccuracy } from './run-accuracy.ts';
import { type DrawnWorld, drawnWorld, NOISY, type Trade } from './worlds.ts';

/** A drawn shop over fewer days, read every hour. */
function run(name: DrawnWorld, trade: Partial<Trade>, everyHours = 1, platform: 'shopify' | 'woocommerce' = 'shopify') {
  const { merchant } = drawnWorld(name);
  return runAccuracy(logOf(name, trade), { merchant, platform, everyHours });
}

function logOf(name: DrawnWorld, trade: Partial<Trade>) {
  return drawLog(name, { ...drawnWorld(name).trade, ...trade }, 'three');
}

test('repeated baskets count as orders', async () => {
  const { ordersEstimated, ordersTrue } = await run('takeaway', { days: 60 });
  expect(Math.abs(ordersEstimated / ordersTrue - 1)).toBeLessThan(0.05);
});

test('a range covers what a product sold twice within minutes hides', async () => {
  const { coverage95Pct } = await run('vending', { days: 60 });
  expect(coverage95Pct).toBeGreaterThanOrEqual(90);
});

test('goods that are unpacked by hand are not counted as orders', async () => {
  const { ordersEstimated, ordersTrue, coverage95Pct } = await run('unpacked', { days: 28 });
  expect(Math.abs(ordersEstimated / ordersTrue - 1)).toBeLessThan(0.05);
  expect(coverage95Pct).toBeGreaterThanOrEqual(90);
});

test('edits and nightly syncs move the estimated orders by less than a tenth', async () => {
  const noisy = { merchant: NOISY, platform: 'shopify', everyHours: 24 } as const;
  const { ordersEstimated, ordersTrue } = await runAccuracy(logOf('takeaway', {}), noisy);
  expect(Math.abs(ordersEstimated / ordersTrue - 1)).toBeLessThan(0.1);
});

test('if each product sells many times between two polls, the hours without a sighting are inferred', async () => {
  const { ordersEstimated, ordersTrue, coverage95Pct } = await run('fast', {}, 12);
  expect(Math.abs(ordersEstimated / ordersTrue - 1)).toBeLessThan(0.15);
  expect(coverage95Pct).toBeGreaterThanOrEqual(90);
});

test("stock that is read once a day shows most sales of a delivery's day", async () => {
  const { unitsEstimated, unitsTrue } = await run('bakery', { days: 42 }, 24, 'woocommerce');
  expect(Math.abs(unitsEstimated / unitsTrue - 1)).toBeLessThan(0.09);
});

test('if each product sells many times a day, units show how often, also on the day of a delivery', async () => {
  const run24 = await run('fast', {}, 24, 'woocommerce');
  expect(Math.abs(run24.unitsEstimated / run24.unitsTrue - 1)).toBeLessThan(0.05);
  expect(Math.abs(run24.ordersEstimated / run24.ordersTrue - 1)).toBeLessThan(0.1);
  expect(run24.coverage95Pct).toBeGreaterThanOrEqual(90);
  expect(run24.productCoverage95Pct).toBeGreaterThanOrEqual(90);
});

test('units that are returned while others sell are within the range', async () => {
  const { unitsCoverage95Pct, revenueCoverage95Pct } = await run('refunds', {}, 6, 'woocommerce');
  expect(unitsCoverage95Pct).toBeGreaterThanOrEqual(88);
  expect(revenueCoverage95Pct).toBeGreaterThanOrEqual(88);
});

test('the floor is the noise of the orders that no poll can see', () => {
  const at = Date.UTC(2026, 0, 5);
  const line = (orderId: string, minutes: number, productId: string) => ({
    orderId,
    placedAt: at + minutes * 60_000,
    productId,
    title: productId,
    quantity: 1,
    unitPrice: 1,
  });
  // the second one hides the first; nothing hides the third, because it shows in another hour
  const log = [line('1', 5, 'A'), line('2', 10, 'A'), line('3', 65, 'A'), line('4', 70, 'B')];
  expect(floorOf(log, [at, at + 3_600_000, at + 7_200_000]).totalPct).toBeCloseTo(25);
  expect(floorOf(log, [at, at + 7_200_000]).totalPct).toBeCloseTo(25 * Math.SQRT2);
});
