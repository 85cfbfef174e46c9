import { describe, expect, it, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import type { KnownStore } from '../../known/store.ts';
import { newStoreModel } from '../../known/store-model.ts';
import type { LiveSignals, Observation } from '../../observation.ts';
import { observe } from '../../observe.ts';
import type { ReadingProduct, ReadingVariant } from '../../reading.ts';

const START = Date.UTC(2026, 2, 2);
const BOTH: LiveSignals = { modified: true, stock: true };
const STOCK: LiveSignals = { modified: false, stock: true };

type Shown = { stamp?: number; text?: string; variants: Partial<ReadingVariant>[] };

function product(id: string, { stamp = START - DAY_MS, text = 'a', variants }: Shown): ReadingProduct {
  return {
    externalId: id,
    handle: id,
    title: id,
    url: `https://shop.example/${id}`,
    imageUrl: null,
    vendor: null,
    productType: null,
    labels: null,
    bodyHash: text,
    reviewCount: null,
    currency: 'EUR',
    publishedAt: null,
    modifiedAt: stamp,
    variants: variants.map((variant, index) => ({
      externalId: `${id}-${index}`,
      title: null,
      sku: null,
      priceMinor: 1000,
      compareAtMinor: null,
      isAvailable: true,
      stock: null,
      ...variant,
    })),
  };
}

/** A shop that is read hour after hour, and what is inferred from it. */
function watch(live: LiveSignals, holdMs = HOUR_MS) {
  let known: KnownStore = {
    model: newStoreModel(),
    observedUntil: null,
    products: new Map(),
    catalogueSize: 0,
    holdMs,
  };
  const hours: Observation['storeHours'] = [];
  const parts: Observation['productHours'] = [];
  const evidence: Observation['evidence'] = [];
  return {
    evidence,
    model: () => known.model,
    show(afterMs: number, shown: Record<string, Shown>): void {
      const products = Object.entries(shown).map(([id, one]) => product(id, one));
      const seen = observe(
        known,
        {
          at: START + afterMs,
          mode: 'catalogue',
          isComplete: true,
          products,
          requests: 1,
          bytes: 1,
          signals: ['modified', 'stock'],
          ranking: null,
        },
        live,
      );
      const all = new Map(known.products);
      for (const one of seen.products) all.set(one.externalId, one);
      known = {
        ...known,
        model: seen.model,
        observedUntil: seen.observedUntil,
        products: all,
        catalogueSize: all.size,
      };
      hours.push(...seen.storeHours);
      parts.push(...seen.productHours);
      evidence.push(...seen.evidence);
    },
    totals() {
      const sum = (of: (hour: (typeof hours)[number]) => number) => hours.reduce((total, hour) => total + of(hour), 0);
      return {
        orders: sum((hour) => hour.orders),
        units: sum((hour) => hour.units),
        revenue: sum((hour) => hour.revenue),
      };
    },
    ofProduct: (id: string) =>
      parts.filter(({ externalId }) => externalId === id).reduce((total, { orders }) => total + orders, 0),
  };
}

const at = (ms: number) => START + ms;

describe('a cancelled order', () => {
  it('takes back its sale of every product, as one order', () => {
    const shop = watch(BOTH);
    const sold = at(30 * MINUTE_MS);
    const back = at(90 * MINUTE_MS);
    shop.show(0, {
      tea: { variants: [{ stock: 20 }] },
      cup: { variants: [{ stock: 9 }] },
      pot: { variants: [{ stock: 5 }] },
    });
    shop.show(HOUR_MS, {
      tea: { stamp: sold, variants: [{ stock: 17 }] },
      cup: { stamp: sold, variants: [{ stock: 8 }] },
      pot: { stamp: at(40 * MINUTE_MS), variants: [{ stock: 4 }] },
    });
    expect(shop.totals().units).toBe(5);
    const before = shop.totals();
    shop.show(2 * HOUR_MS, {
      tea: { stamp: back, variants: [{ stock: 20 }] },
      cup: { stamp: back, variants: [{ stock: 9 }] },
      pot: { stamp: at(40 * MINUTE_MS), variants: [{ stock: 4 }] },
    });
    const after = shop.totals();
    expect([after.units, after.revenue]).toEqual([1, 10]);
    expect(before.orders - after.orders).toBeCloseTo(1, 6);
    expect(shop.ofProduct('cup')).toBeCloseTo(0, 6);
    expect(shop.model().returned).toBeUndefined();
    expect(shop.evidence.filter(({ why, adds }) => why === 'order-cancelled' && adds.length > 0)).toHaveLength(2);
  });

  it('is recognised although the second turned while the order was saved', () => {
    const shop = watch(BOTH);
    const sold = at(30 * MINUTE_MS);
    const back = at(90 * MINUTE_MS);
    const full = { tea: { variants: [{ stock: 20 }] }, cup: { variants: [{ stock: 9 }] } };
    shop.show(0, full);
    shop.show(HOUR_MS, {
      tea: { stamp: sold, variants: [{ stock: 17 }] },
      cup: { stamp: sold + SECOND_MS, variants: [{ stock: 8 }] },
    });
    expect(shop.totals().units).toBe(4);
    shop.show(2 * HOUR_MS, { tea: { ...full.tea, stamp: back }, cup: { ...full.cup, stamp: back } });
    expect(shop.totals().units).toBeCloseTo(0, 6);
  });

  it('is taken off each day by as much as its sale had added there', () => {
    const shop = watch(STOCK, 0);
    shop.show(12 * HOUR_MS, { tea: { variants: [{ stock: 20 }] } });
    shop.show(36 * HOUR_MS, { tea: { variants: [{ stock: 18 }] } });
    shop.show(37 * HOUR_MS, { tea: { variants: [{ stock: 20 }] } });
    const ofDay = new Map<string, number>();
    for (const { day, units } of shop.evidence.flatMap(({ adds }) => adds))
      ofDay.set(day, (ofDay.get(day) ?? 0) + units);
    expect(ofDay.size).toBeGreaterThan(1);
    // the hours of a day are known better by then
    for (const units of ofDay.values()) expect(units).toBeCloseTo(0, 1);
  });

  it('is recognised without stamps too, and only once', () => {
    const shop = watch(STOCK, 0);
    shop.show(0, { tea: { variants: [{ stock: 20 }] } });
    shop.show(HOUR_MS, { tea: { variants: [{ stock: 18 }] } });
    shop.show(2 * HOUR_MS, { tea: { variants: [{ stock: 20 }] } });
    expect(shop.totals().units).toBeCloseTo(0, 9);
    expect(shop.totals().orders).toBeCloseTo(0, 9);
    shop.show(3 * HOUR_MS, { tea: { variants: [{ stock: 22 }] } });
    expect(shop.totals().units).toBeGreaterThanOrEqual(0);
  });

  it('is not inferred from a delivery to many, from more than was sold, or days later', () => {
    const names = ['tea', 'cup', 'pot', 'jar', 'tin'];
    const all = (stock: (index: number) => number, stamp?: (index: number) => number) =>
      Object.fromEntries(
        names.map((name, index) => [name, { stamp: stamp?.(index), variants: [{ stock: stock(index) }] }]),
      );
    const shop = watch(BOTH);
    shop.show(
      0,
      all(() => 20),
    );
    shop.show(
      HOUR_MS,
      all(
        (index) => (index === 0 ? 18 : 20),
        (index) => (index === 0 ? at(MINUTE_MS) : START - DAY_MS),
      ),
    );
    const sold = shop.totals().units;
    shop.show(
      2 * HOUR_MS,
      all(
        (index) => (index === 0 ? 20 : 70),
        (index) => at(HOUR_MS + index * MINUTE_MS),
      ),
    );
    expect(shop.totals().units).toBeGreaterThanOrEqual(sold);

    const other = watch(BOTH);
    other.show(
      0,
      all(() => 20),
    );
    other.show(
      HOUR_MS,
      all(
        (index) => (index < 2 ? 18 : 20),
        (index) => (index < 2 ? at((index + 1) * MINUTE_MS) : START - DAY_MS),
      ),
    );
    other.show(
      2 * HOUR_MS,
      all(
        (index) => (index === 0 ? 30 : index === 1 ? 18 : 20),
        (index) => (index === 0 ? at(HOUR_MS + 1) : START - DAY_MS),
      ),
    );
    expect(other.totals().units).toBeGreaterThanOrEqual(4);
    other.show(
      6 * DAY_MS,
      all(
        (index) => (index === 0 ? 30 : 20),
        (index) => (index < 2 ? at(5 * DAY_MS + index * MINUTE_MS) : START - DAY_MS),
      ),
    );
    expect(other.totals().units).toBeGreaterThanOrEqual(4);
  });
});

test('a delivery of one variant does not hide what another sold', () => {
  const shop = watch(BOTH);
  shop.show(0, { socks: { variants: [{ stock: 20 }, { stock: 3 }] } });
  shop.show(HOUR_MS, { socks: { stamp: at(50 * MINUTE_MS), variants: [{ stock: 16 }, { stock: 33 }] } });
  expect(shop.totals()).toMatchObject({ units: 4, revenue: 40 });
});

describe('units that a checkout holds', () => {
  it('are no sale if the merchant edits the product meanwhile, and come back', () => {
    const shop = watch(BOTH);
    shop.show(0, { tea: { variants: [{ stock: 20 }] } });
    shop.show(HOUR_MS, { tea: { stamp: at(50 * MINUTE_MS), text: 'b', variants: [{ stock: 17 }] } });
    expect(shop.totals().units).toBe(0);
    expect(shop.evidence.map(({ why }) => why)).toContain('may-be-unpaid');
    shop.show(HOUR_MS + 50 * MINUTE_MS, { tea: { stamp: at(50 * MINUTE_MS), text: 'b', variants: [{ stock: 20 }] } });
    expect(shop.totals()).toEqual({ orders: 0, units: 0, revenue: 0 });
  });

  it('are sold once the checkout is paid', () => {
    const shop = watch(BOTH);
    shop.show(0, { tea: { variants: [{ stock: 20 }] } });
    shop.show(HOUR_MS, { tea: { variants: [{ stock: 17 }] } });
    expect(shop.totals().units).toBe(0);
    shop.show(HOUR_MS + MINUTE_MS, { tea: { stamp: at(HOUR_MS + SECOND_MS), variants: [{ stock: 17 }] } });
    expect(shop.totals().units).toBeCloseTo(3);
  });

  it('are sold at once if the platform holds nothing', () => {
    const shop = watch(STOCK, 0);
    shop.show(0, { tea: { variants: [{ stock: 20 }] } });
    shop.show(HOUR_MS, { tea: { variants: [{ stock: 17 }] } });
    expect(shop.totals().units).toBeCloseTo(3, 9);
  });
});

test('stock that several variants share is counted once, at the mean of their prices', () => {
  const boots = (stock: number): Partial<ReadingVariant>[] => [
    { stock, priceMinor: 6000 },
    { stock: null, sharesStock: true, priceMinor: 6000 },
    { stock: null, sharesStock: true, priceMinor: 6600 },
  ];
  const shop = watch(BOTH);
  shop.show(0, { boots: { variants: boots(24) } });
  shop.show(HOUR_MS, { boots: { stamp: at(MINUTE_MS), variants: boots(21) } });
  expect(shop.totals()).toMatchObject({ units: expect.closeTo(3), revenue: expect.closeTo(186) });
  // with none left, each variant shows a zero of its own
  const none = boots(0).map((variant) => ({ ...variant, stock: 0, sharesStock: undefined, isAvailable: false }));
  shop.show(2 * HOUR_MS, { boots: { stamp: at(61 * MINUTE_MS), variants: none } });
  expect(shop.totals().units).toBe(24);
  shop.show(3 * HOUR_MS, { boots: { stamp: at(121 * MINUTE_MS), variants: boots(60) } });
  shop.show(4 * HOUR_MS, { boots: { stamp: at(181 * MINUTE_MS), variants: boots(58) } });
  expect(shop.evidence.filter(({ units }) => units === 2)).toHaveLength(1);
});

test('a stamp of a product whose units nobody counts is no sale', () => {
  for (const live of [BOTH, { modified: true, stock: false }]) {
    const shop = watch(live);
    shop.show(0, { soap: { variants: [{ isUncounted: true }] } });
    shop.show(HOUR_MS, { soap: { stamp: at(MINUTE_MS), variants: [{ isUncounted: true }] } });
    expect(shop.totals().orders).toBe(0);
  }
});
