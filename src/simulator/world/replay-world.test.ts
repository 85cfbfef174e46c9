import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { type OrderRow, PLAIN_REPLAY, replayWorld } from './replay-world.ts';

const FIRST = Date.UTC(2026, 2, 3, 8);

const anyRow: fc.Arbitrary<OrderRow> = fc
  .record({
    order: fc.integer({ min: 1, max: 40 }),
    product: fc.integer({ min: 1, max: 8 }),
    quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 20_000 })),
    cents: fc.integer({ min: 1, max: 9_999 }),
  })
  .map(({ order, product, quantity, cents }) => ({
    orderId: `o${order}`,
    // All lines of an order have the same minute; orders are anywhere in six weeks, nights included.
    placedAt: FIRST + Math.floor((order * 7_919) % 60_480) * MINUTE_MS,
    productId: `p${product}`,
    title: `Thing ${product}`,
    quantity,
    unitPrice: cents / 100,
  }));

const anyLog = fc.array(anyRow, { minLength: 1, maxLength: 120 });

test('the truth is the log: orders, units and money', () => {
  fc.assert(
    fc.property(anyLog, fc.constantFrom('weekly' as const, 'none' as const), (rows, restocks) => {
      const world = replayWorld(rows, { ...PLAIN_REPLAY, restocks });
      const truth = world.truth(world.startsAt, FIRST + 60 * DAY_MS);
      const lines = truth.flatMap((order) => order.lines);
      const amountOf = (all: readonly { quantity: number; unitPrice: number }[]) =>
        all.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
      expect(truth.map((order) => order.orderId).sort()).toEqual([...new Set(rows.map((row) => row.orderId))].sort());
      expect(lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(
        rows.reduce((sum, row) => sum + row.quantity, 0),
      );
      expect(amountOf(lines)).toBeCloseTo(amountOf(rows), 4);
      for (const order of truth) {
        const placedAt = rows.find((row) => row.orderId === order.orderId)!.placedAt;
        expect(Math.floor(order.placedAt / MINUTE_MS)).toBe(Math.floor(placedAt / MINUTE_MS));
        expect(new Set(order.lines.map((line) => line.sourceId)).size).toBe(order.lines.length);
      }
    }),
    { numRuns: 40 },
  );
});

test.each(['weekly', 'workdays'] as const)('lots that come on %s keep every product in stock', (restocks) => {
  fc.assert(
    fc.property(anyLog, (rows) => {
      const world = replayWorld(rows, { ...PLAIN_REPLAY, restocks });
      for (let at = world.startsAt; at < FIRST + 50 * DAY_MS; at += HOUR_MS) {
        for (const product of world.at(at).products) expect(product.variants[0]!.stock).toBeGreaterThan(0);
      }
    }),
    { numRuns: 8 },
  );
});

test('the page shows the mean price of the coming week', () => {
  const row = { orderId: 'a', placedAt: FIRST, productId: 'p', title: 'Thing', quantity: 3, unitPrice: 2 };
  const later = { ...row, orderId: 'b', placedAt: FIRST + 10 * DAY_MS, quantity: 1, unitPrice: 5 };
  const world = replayWorld([row, { ...row, orderId: 'c', quantity: 1, unitPrice: 4 }, later]);
  expect(world.at(FIRST).products[0]!.variants[0]!.priceMinor).toBe(250);
  expect(world.at(later.placedAt).products[0]!.variants[0]!.priceMinor).toBe(500);
});

test('a log with seconds keeps them', () => {
  const row = { orderId: 'a', placedAt: FIRST + 42_000, productId: 'p', title: 'Thing', quantity: 1, unitPrice: 2 };
  const world = replayWorld([row], { ...PLAIN_REPLAY, drawSeconds: false });
  expect(world.truth(FIRST - DAY_MS, FIRST + DAY_MS)[0]!.placedAt).toBe(FIRST + 42_000);
});

test('an order in the night of the delivery is served from the stock of the week before', () => {
  const row = { orderId: 'a', placedAt: FIRST, productId: 'p', title: 'Thing', quantity: 1, unitPrice: 2 };
  const sunday = Date.UTC(2026, 2, 8);
  const world = replayWorld([
    row,
    { ...row, orderId: 'b', placedAt: sunday + HOUR_MS, quantity: 700 },
    { ...row, orderId: 'c', placedAt: sunday + 9 * HOUR_MS, quantity: 900 },
  ]);
  const truth = world.truth(FIRST - DAY_MS, sunday + DAY_MS);
  expect(truth.map((order) => order.lines[0]?.quantity)).toEqual([1, 700, 900]);
});
