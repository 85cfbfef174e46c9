import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { type DrawnWorldOptions, drawWorld, PLAIN_WORLD } from './draw-world.ts';
import { SHOP_RHYTHM } from './rhythm.ts';
import type { Shelf } from './shelf.ts';

const STARTS_AT = Date.UTC(2026, 0, 5);

const BUSY: DrawnWorldOptions = {
  ...PLAIN_WORLD,
  seed: 'busy',
  productCount: 25,
  numbering: 'shopify',
  language: 'en',
  vendor: 'Busy',
  priceScale: 1,
  currency: 'USD',
  startsAt: STARTS_AT,
  untrackedShare: 0.1,
  utcOffsetMinutes: -300,
  ordersPerHour: { first: 3, afterYear: 9 },
  rhythm: SHOP_RHYTHM,
  restocks: { everyDays: 7, localHour: 3, lateShare: 0.2, shortShare: 0.4 },
  merchandise: {
    priceChangeShare: 0.02,
    contentEditShare: 0.03,
    saleEveryDays: 20,
    sync: { everyDays: 3, localHour: 4, productsPerSecond: 5 },
  },
  newShare: 0.2,
  withdrawnShare: 0.1,
  refundShare: 0.1,
  abandonedShare: 0.3,
};

/** Everything that shows of a shelf. Revisions are left out, since they are only for caches. */
function picture(shelf: Shelf): unknown[] {
  const listed: unknown[] = [];
  for (let product = shelf.newest(); product; product = product.older) {
    const { newer: _newer, older: _older, revision: _revision, listingRevision: _listing, ...shown } = product;
    listed.push(structuredClone(shown));
  }
  return listed;
}

test('a world opened late equals one that ran all the way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 * 86_400 }), fc.integer({ min: 0, max: 9 }), (second, seed) => {
      const at = STARTS_AT + second * SECOND_MS;
      const options = { ...BUSY, seed: `busy-${seed}` };
      const running = drawWorld(options);
      for (let past = STARTS_AT; past < at; past += 7 * HOUR_MS) running.at(past);
      expect(picture(drawWorld(options).at(at))).toEqual(picture(running.at(at)));
    }),
    { numRuns: 12 },
  );
});

test('stock is never negative, and no more is held than there is', () => {
  const world = drawWorld(BUSY);
  for (let at = STARTS_AT; at < STARTS_AT + 60 * DAY_MS; at += HOUR_MS) {
    for (const product of world.at(at).products) {
      for (const variant of product.variants) {
        if (variant.stock === null) continue;
        expect(variant.stock).toBeGreaterThanOrEqual(0);
        expect(variant.reserved).toBeLessThanOrEqual(variant.stock);
      }
    }
  }
});

test('short deliveries make products sell out for a while', () => {
  const world = drawWorld(BUSY);
  let soldOut = 0;
  for (let at = STARTS_AT; at < STARTS_AT + 60 * DAY_MS; at += HOUR_MS) {
    for (const product of world.at(at).products) soldOut += Number(product.variants.some((one) => one.stock === 0));
  }
  expect(soldOut).toBeGreaterThan(0);
});

test('the truth of a period is the sum of its parts', () => {
  const world = drawWorld(BUSY);
  const whole = world.truth(STARTS_AT + 40 * DAY_MS, STARTS_AT + 44 * DAY_MS);
  const parts = [40, 41, 42, 43].flatMap((day) =>
    world.truth(STARTS_AT + day * DAY_MS, STARTS_AT + (day + 1) * DAY_MS),
  );
  expect(whole.length).toBeGreaterThan(100);
  expect(parts).toEqual(whole);
});

test('if nothing but selling happens, what left the shelf is what the orders say', () => {
  const world = drawWorld({ ...BUSY, ...PLAIN_WORLD, restocks: null, untrackedShare: 0 });
  const stockAt = (at: number) =>
    world.at(at).products.map((one) => one.variants.reduce((sum, v) => sum + v.stock!, 0));
  const [from, to] = [STARTS_AT + DAY_MS, STARTS_AT + 3 * DAY_MS];
  const before = stockAt(from - 1);
  const after = stockAt(to - 1);
  const sold = before.map(() => 0);
  const indexes = new Map(world.at(to - 1).products.map((product) => [String(product.id), product.index]));
  for (const line of world.truth(from, to).flatMap((order) => order.lines)) {
    sold[indexes.get(line.productId)!]! += line.quantity;
  }
  expect(after).toEqual(before.map((stock, index) => stock - sold[index]!));
});

test('an order stamps its counted products at its own second, and nothing else', () => {
  const world = drawWorld({ ...BUSY, ...PLAIN_WORLD, untrackedShare: 0 });
  const order = world.truth(STARTS_AT + 10 * DAY_MS, STARTS_AT + 11 * DAY_MS).find(({ lines }) => lines.length > 1)!;
  const before = picture(world.at(order.placedAt - 1));
  const shelf = world.at(order.placedAt);
  const stamped = shelf.products.filter((product) => product.modifiedAt === order.placedAt);
  expect(order.placedAt % SECOND_MS).toBe(0);
  expect(stamped.map((product) => String(product.id)).sort()).toEqual(order.lines.map((one) => one.productId).sort());
  expect(picture(shelf)).not.toEqual(before);
});

test('growth reaches the given pace after a year', () => {
  const options = { ...BUSY, ...PLAIN_WORLD, restocks: null, ordersPerHour: { first: 5, afterYear: 20 } };
  const world = drawWorld(options);
  const days = (from: number) => world.truth(STARTS_AT + from * DAY_MS, STARTS_AT + (from + 10) * DAY_MS).length / 240;
  expect(days(0)).toBeGreaterThan(4.5);
  expect(days(0)).toBeLessThan(5.8);
  expect(days(365)).toBeGreaterThan(18.5);
  expect(days(365)).toBeLessThan(21.5);
});

test('a world does not go back in time', () => {
  const world = drawWorld(BUSY);
  world.at(STARTS_AT + DAY_MS);
  expect(() => world.at(STARTS_AT)).toThrow(RangeError);
});
