import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import {
  type Day,
  drawnShop,
  during,
  RENDER_TIMES,
  readDays,
  STARTS_AT,
  withStamps,
  withStock,
} from './testing-read-shop.ts';

/** No day shows more sales than there were, except for chance and unseen quantities. */
function expectNoWrongSales(days: readonly Day[]): void {
  for (const [index, day] of days.entries()) {
    const most = day.trueOrders + 3 * Math.sqrt(day.trueOrders) + 2;
    expect(day.orders, `orders of day ${index}, truly ${day.trueOrders}`).toBeLessThanOrEqual(most);
    const mostUnits = 1.35 * day.trueUnits + 4 * Math.sqrt(day.trueUnits) + 4;
    expect(day.units, `units of day ${index}, truly ${day.trueUnits}`).toBeLessThanOrEqual(mostUnits);
  }
}

function sum(days: readonly Day[], name: 'orders' | 'units' | 'trueOrders' | 'trueUnits'): number {
  return days.reduce((total, day) => total + day[name], 0);
}

describe('a signal at first', () => {
  test.each([['modified'], ['stock']] as const)('%s is probing, and no sale of that time is lost', (kind) => {
    const shop = drawnShop({ ordersPerHour: { first: 1, afterYear: 1 } });
    const { days, changes } = readDays(shop, 7, { kinds: [kind] });
    expect(changes.map(({ state }) => state)).toEqual(['probing', 'alive']);
    expectNoWrongSales(days);
    expect(sum(days, 'orders') / sum(days, 'trueOrders')).toBeGreaterThan(0.85);
  });

  test('of a shop that sells once in days has its quiet hours counted as observed once it is proven', () => {
    const shop = drawnShop({ ordersPerHour: { first: 0.01, afterYear: 0.01 }, restocks: null });
    const { days, changes } = readDays(shop, 12, { kinds: ['modified'] });
    expect(changes.at(-1)).toMatchObject({ state: 'alive' });
    expect(changes.at(-1)!.at).toBeGreaterThan(STARTS_AT + 12 * HOUR_MS);
    expect(days.every((day) => day.observedHours > 23.9)).toBe(true);
  });

  test('of a shop that never sells stays probing, without a figure', () => {
    const shop = drawnShop({ ordersPerHour: { first: 1e-9, afterYear: 1e-9 } });
    const { days, changes } = readDays(shop, 10, { kinds: ['stock'] });
    expect(changes.map(({ state }) => state)).toEqual(['probing']);
    expect(days.every((day) => day.observedHours === 0)).toBe(true);
  });
});

describe('stamps', () => {
  test('that begin to show the time of the answer are refused, and are alive again when they are the products’ own', () => {
    const { days, changes } = readDays(drawnShop(), 12, { kinds: ['modified'], distort: during(4, 7, RENDER_TIMES) });
    expectNoWrongSales(days);
    expect(changes.map(({ state }) => state)).toEqual(['probing', 'alive', 'refused', 'probing', 'alive']);
    expect(days[5]).toMatchObject({ observedHours: 0, orders: 0 });
    const after = days.slice(9);
    expect(sum(after, 'orders') / sum(after, 'trueOrders')).toBeGreaterThan(0.9);
  });

  test('of the answer in a shop of three products make no sale', () => {
    const shop = drawnShop({ productCount: 3, ordersPerHour: { first: 0.2, afterYear: 0.2 } });
    const { days, changes } = readDays(shop, 10, { kinds: ['modified'], distort: during(4, 7, RENDER_TIMES) });
    expectNoWrongSales(days);
    expect(changes.map(({ state }) => state)).toContain('refused');
  });

  test('drawn at random at each reading are refused', () => {
    const random = seededRandom(3);
    const drawn = during(3, 6, (reading, at) => withStamps(reading, () => at - 1_000 * random.below(3_600)));
    const { days, changes } = readDays(drawnShop(), 8, { kinds: ['modified'], distort: drawn });
    expect(changes.map(({ state }) => state)).toContain('refused');
    expect(changes.find(({ state }) => state === 'refused')!.at).toBeLessThanOrEqual(STARTS_AT + 3 * DAY_MS + HOUR_MS);
    expectNoWrongSales(days);
  });

  test('of a bulk edit of everything end no signal', () => {
    const edited = STARTS_AT + 3 * DAY_MS + 1_800_000;
    const { changes, days } = readDays(drawnShop(), 6, {
      kinds: ['modified'],
      distort: (reading, at) => (at < edited ? reading : withStamps(reading, (stamp) => Math.max(stamp ?? 0, edited))),
    });
    expect(changes.map(({ state }) => state)).toEqual(['probing', 'alive']);
    expectNoWrongSales(days);
  });

  test('of a shop that writes everything each night, minutes before a probe, show every hour', () => {
    const synced: Parameters<typeof during>[2] = (reading, at) => {
      const midnight = at - ((at - STARTS_AT) % DAY_MS);
      return withStamps(reading, (stamp) => Math.max(stamp ?? 0, midnight - 5 * MINUTE_MS));
    };
    const { days, changes } = readDays(drawnShop({ ordersPerHour: { first: 1, afterYear: 1 } }), 9, {
      kinds: ['modified'],
      distort: during(1, 9, synced),
    });
    expect(changes.map(({ state }) => state)).toEqual(['probing', 'alive']);
    expect(days.slice(1).every(({ observedHours }) => observedHours > 23.9)).toBe(true);
    expectNoWrongSales(days);
  });

  test.each([
    ['whole', 80],
    ['page by page', 20],
  ])('that become those of copies, rendered %s hours ago, are silent in days, and make no sale', (_, perPage) => {
    const copies: Parameters<typeof during>[2] = (reading) => {
      let index = 0;
      return withStamps(reading, () => {
        const renderedAt = reading.at - HOUR_MS * (1 + Math.floor(index++ / perPage));
        return renderedAt - (renderedAt % (6 * HOUR_MS));
      });
    };
    const { days, changes } = readDays(drawnShop({ productCount: 80 }), 16, {
      kinds: ['modified'],
      distort: during(8, 17, copies),
    });
    const after = changes.filter(({ at }) => at > STARTS_AT + 8 * DAY_MS);
    expect(after[0]!.at).toBeLessThan(STARTS_AT + 12 * DAY_MS);
    expect(after.map(({ state }) => state)).not.toContain('alive');
    expectNoWrongSales(days);
  });

  test('that do not move for weeks are silent since they last moved, and are alive again with the first sale', () => {
    const frozen = new Map<string, number | null>();
    const freeze: Parameters<typeof during>[2] = (reading) => ({
      ...reading,
      products: reading.products.map((product) => {
        if (!frozen.has(product.externalId)) frozen.set(product.externalId, product.modifiedAt);
        return { ...product, modifiedAt: frozen.get(product.externalId)! };
      }),
    });
    const { days, changes } = readDays(drawnShop(), 24, {
      kinds: ['modified'],
      distort: during(8, 18, freeze),
    });
    const silent = changes.find(({ state }) => state === 'silent')!;
    expect(silent.why).toBe('quiet');
    expect(silent.at).toBeLessThan(STARTS_AT + 13 * DAY_MS);
    expect(days[15]!.observedHours).toBe(0);
    expect(changes.at(-1)!.state).toBe('alive');
    expectNoWrongSales(days);
  });

  test('that do not move while stock falls are refused, and stock goes on', () => {
    const own = new Map<string, number>();
    const { days, changes } = readDays(drawnShop(), 6, {
      // only the merchant's own saves move them, one product every six hours
      distort: (reading, at) => ({
        ...reading,
        products: reading.products.map((product, index) => {
          const savedAt = Math.floor(at / (6 * HOUR_MS)) * 6 * HOUR_MS;
          const isSaved = (savedAt / (6 * HOUR_MS)) % reading.products.length === index;
          const stamp = isSaved ? savedAt : (own.get(product.externalId) ?? STARTS_AT - (index + 1) * DAY_MS);
          own.set(product.externalId, stamp);
          return { ...product, modifiedAt: stamp };
        }),
      }),
    });
    const states = (kind: string) => changes.filter((change) => change.kind === kind).map(({ state }) => state);
    expect(states('modified').at(-1)).toBe('refused');
    expect(changes.find(({ state }) => state === 'refused')!.why).toBe('stands while stock falls');
    expect(states('stock')).toEqual(['probing', 'alive']);
    expectNoWrongSales(days);
    expect(sum(days.slice(2), 'units') / sum(days.slice(2), 'trueUnits')).toBeGreaterThan(0.85);
  });
});

describe('stock', () => {
  test('is unknown at a cap that appears, and no fall onto the cap is a sale', () => {
    const { days, changes } = readDays(drawnShop({ ordersPerHour: { first: 8, afterYear: 8 } }), 10, {
      distort: during(4, 10, (reading) => withStock(reading, (stock) => (stock === null ? null : Math.min(stock, 10)))),
    });
    expectNoWrongSales(days);
    expect(changes.filter(({ kind }) => kind === 'stock').map(({ state }) => state)[1]).toBe('alive');
  });

  test.each([[5], [999], [9_999]])('that is %i for all is refused', (flat) => {
    const { days, changes } = readDays(drawnShop(), 4, {
      kinds: ['stock'],
      distort: (reading) => withStock(reading, () => flat),
    });
    expect(changes.map(({ state }) => state)).toEqual(['refused']);
    expect(days.every((day) => day.observedHours === 0)).toBe(true);
  });

  test('drawn at random by a plugin at each reading is refused, from the first such reading on', () => {
    const random = seededRandom(5);
    const { days, changes } = readDays(drawnShop(), 9, {
      kinds: ['stock'],
      distort: during(4, 7, (reading) => withStock(reading, () => 1 + random.below(30))),
    });
    expectNoWrongSales(days);
    const states = changes.map(({ state }) => state);
    expect(states.slice(0, 3)).toEqual(['probing', 'alive', 'refused']);
    expect(changes[2]!.at).toBeLessThanOrEqual(STARTS_AT + 4 * DAY_MS + 2 * HOUR_MS);
    expect(states.at(-1)).toBe('alive');
  });

  test('drawn at random from the start is never believed', () => {
    const random = seededRandom(6);
    const { days, changes } = readDays(drawnShop(), 5, {
      kinds: ['stock'],
      distort: (reading) => withStock(reading, () => 1 + random.below(30)),
    });
    expect(changes.map(({ state }) => state)).not.toContain('alive');
    expect(sum(days, 'units')).toBe(0);
  });

  test('of a countdown that only falls and starts again is refused', () => {
    const countdown = (reading: Parameters<typeof withStock>[0], at: number) =>
      withStock(reading, (_stock, id) => 40 - ((Math.floor(at / HOUR_MS) + (Number(id) % 7)) % 40));
    for (const distort of [countdown, during(3, 6, countdown)]) {
      const { days, changes } = readDays(drawnShop(), 6, { kinds: ['stock'], distort });
      expectNoWrongSales(days);
      const states = changes.map(({ state }) => state);
      expect(states.slice(states.indexOf('refused'))).not.toContain('alive');
      expect(states).toContain('refused');
    }
  });

  test('that a warehouse corrects in one stroke is no sale', () => {
    const { days, changes } = readDays(drawnShop({ ordersPerHour: { first: 0.5, afterYear: 0.5 } }), 8, {
      kinds: ['stock'],
      distort: during(4, 8, (reading) =>
        withStock(reading, (stock) => (stock === null ? null : Math.max(0, stock - 3))),
      ),
    });
    expectNoWrongSales(days);
    expect(changes.at(-1)!.state).toBe('alive');
  });

  test('that is restocked every week stays alive', () => {
    const { changes, days } = readDays(
      drawnShop({ restocks: { everyDays: 7, localHour: 3, lateShare: 0.1, shortShare: 0.1 } }),
      15,
      {
        kinds: ['stock'],
      },
    );
    expect(changes.map(({ state }) => state)).toEqual(['probing', 'alive']);
    expectNoWrongSales(days);
  });

  // deliveries in the pause hide what sold before them
  test.each([
    { pause: 1, ordersPerHour: 4, least: 0.9 },
    { pause: 3, ordersPerHour: 4, least: 0.9 },
    { pause: 7, ordersPerHour: 1, least: 0.75 },
    { pause: 7, ordersPerHour: 12, least: 0.4 },
  ])(
    'counts what sold in a pause of $pause days at $ordersPerHour orders an hour',
    ({ pause, ordersPerHour, least }) => {
      const shop = drawnShop({ ordersPerHour: { first: ordersPerHour, afterYear: ordersPerHour } });
      const from = STARTS_AT + 14 * DAY_MS;
      const isOff = (at: number) => at > from && at < from + pause * DAY_MS;
      const { days, lives } = readDays(shop, 14 + pause + 1, { kinds: ['stock'], isOff });
      const paused = days.slice(14, 14 + pause);
      const share = sum(paused, 'units') / sum(paused, 'trueUnits');
      expect(share).toBeGreaterThan(least);
      expect(share).toBeLessThan(1.15);
      expect(lives.get('stock')?.state).toBe('alive');
    },
  );

  test('goes on when a busy shop is read once a day from now on', () => {
    const shop = drawnShop({ ordersPerHour: { first: 30, afterYear: 30 } });
    const isOff = (at: number) => at > STARTS_AT + 7 * DAY_MS && (at - STARTS_AT) % DAY_MS !== 0;
    const { days, lives } = readDays(shop, 20, { kinds: ['stock'], isOff });
    const daily = days.slice(7, 19);
    expect(sum(daily, 'units') / sum(daily, 'trueUnits')).toBeGreaterThan(0.85);
    expect(lives.get('stock')?.state).toBe('alive');
  });

  test('of a busy shop read once a day is believed too', () => {
    const shop = drawnShop({ ordersPerHour: { first: 20, afterYear: 20 } });
    const { changes, days } = readDays(shop, 12, { kinds: ['stock'], everyMs: DAY_MS });
    expect(changes.map(({ state }) => state)).toEqual(['probing', 'alive']);
    expect(sum(days, 'units') / sum(days, 'trueUnits')).toBeGreaterThan(0.6);
  });
});
