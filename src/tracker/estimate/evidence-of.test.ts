import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { KnownStore } from '../known/store.ts';
import { newStoreModel } from '../known/store-model.ts';
import type { LiveSignals, Observation } from '../observation.ts';
import { observe } from '../observe.ts';
import type { Reading, ReadingProduct } from '../reading.ts';

const START = Date.UTC(2026, 2, 2, 15);
const PRODUCTS = 12;

/** What happens to a product at a thousandth of a gap: units sold, a delivery, an edited text. */
type Doing = { product: number; part: number; units: number; delivery: number; isEdited: boolean };

const doing: fc.Arbitrary<Doing> = fc.record({
  product: fc.nat(PRODUCTS - 1),
  part: fc.integer({ min: 1, max: 999 }),
  units: fc.integer({ min: 0, max: 3 }),
  delivery: fc.constantFrom(0, 0, 0, 40),
  isEdited: fc.boolean(),
});
const gaps = fc.array(fc.array(doing, { maxLength: 15 }), { minLength: 2, maxLength: 9 });

const every = fc.constantFrom(HOUR_MS / 3, 2 * HOUR_MS, 9 * HOUR_MS, 50 * HOUR_MS);

type Shown = { isStamped: boolean; isStocked: boolean };

/** The observations of a shop that is read at even gaps, across midnight. */
function follow(world: Doing[][], everyMs: number, shown: Shown): Observation[] {
  const live: LiveSignals = { modified: shown.isStamped, stock: shown.isStocked };
  const state = Array.from({ length: PRODUCTS }, () => ({ stock: 500, stampedAt: START - HOUR_MS, title: 'Plain' }));
  let known: KnownStore = { model: newStoreModel(), observedUntil: null, products: new Map(), catalogueSize: 0 };
  return [[], ...world].map((gap, index) => {
    const at = START + index * everyMs;
    for (const one of gap.toSorted((a, b) => a.part - b.part)) {
      const product = state[one.product]!;
      product.stock += one.delivery - one.units;
      product.stampedAt = at - everyMs + Math.round((one.part * everyMs) / 1e6) * SECOND_MS;
      if (one.isEdited && one.part % 5 === 0) product.title = `Edited ${product.stampedAt}`;
    }
    const seen = observe(known, readingOf(at, state, shown), live);
    const products = new Map(known.products);
    for (const one of seen.products) products.set(one.externalId, one);
    known = { model: seen.model, observedUntil: seen.observedUntil, products, catalogueSize: products.size };
    return seen;
  });
}

function readingOf(
  at: number,
  state: readonly { stock: number; stampedAt: number; title: string }[],
  shown: Shown,
): Reading {
  const products = state.map(({ stock, stampedAt, title }, index): ReadingProduct => {
    const id = `p${index}`;
    return {
      externalId: id,
      handle: id,
      title,
      url: `https://shop.example/${id}`,
      imageUrl: null,
      vendor: null,
      productType: null,
      labels: null,
      bodyHash: null,
      reviewCount: null,
      currency: 'EUR',
      publishedAt: null,
      modifiedAt: shown.isStamped ? stampedAt : null,
      variants: [
        {
          externalId: `${id}-1`,
          title: null,
          sku: null,
          priceMinor: 1000 + index,
          compareAtMinor: null,
          isAvailable: stock > 0,
          stock: shown.isStocked ? stock : null,
        },
      ],
    };
  });
  const signals = [
    ...(shown.isStamped ? (['modified'] as const) : []),
    ...(shown.isStocked ? (['stock'] as const) : []),
  ];
  return { at, mode: 'catalogue', isComplete: true, products, requests: 1, bytes: 1, signals, ranking: null };
}

const SHOWN: Shown[] = [
  { isStamped: true, isStocked: false },
  { isStamped: false, isStocked: true },
  { isStamped: true, isStocked: true },
];

describe.each(SHOWN)('the evidence of a shop, $isStamped by stamps, $isStocked by stock', (shown) => {
  it('adds up to the facts of every product and day, except for what a bulk edit covers', () => {
    fc.assert(
      fc.property(gaps, every, (world, everyMs) => {
        const observations = follow(world, everyMs, shown);
        const facts = new Map<string, { orders: number; units: number; revenue: number }>();
        const told = new Map<string, { orders: number; units: number; revenue: number }>();
        const inBulk = new Set<string>();
        let ofBulk = 0;
        let toldOfBulk = 0;
        for (const seen of observations) {
          const ownIds = new Set(seen.evidence.map((piece) => piece.externalId));
          for (const hour of seen.productHours) {
            const day = new Date(hour.hour - (hour.hour % DAY_MS)).toISOString().slice(0, 10);
            if (ownIds.has(hour.externalId)) add(facts, `${hour.externalId} ${day}`, hour);
            else {
              inBulk.add(hour.externalId);
              ofBulk += hour.orders;
            }
          }
          for (const piece of seen.evidence) {
            for (const part of piece.adds) {
              expect(part.seen).toBeLessThanOrEqual(part.orders + 1e-9);
              expect(part.seen).toBeGreaterThanOrEqual(0);
              if (piece.externalId === null) toldOfBulk += part.orders;
              else add(told, `${piece.externalId} ${part.day}`, part);
            }
          }
        }
        expect([...told.keys()].sort()).toEqual([...facts.keys()].sort());
        for (const [key, { orders, units, revenue }] of facts) {
          expect(told.get(key)!.orders).toBeCloseTo(orders, 9);
          expect(told.get(key)!.units).toBeCloseTo(units, 9);
          expect(told.get(key)!.revenue).toBeCloseTo(revenue, 6);
        }
        expect(toldOfBulk).toBeCloseTo(ofBulk, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('shows every order that is counted as seen', () => {
    fc.assert(
      fc.property(gaps, every, (world, everyMs) => {
        for (const { evidence, productHours } of follow(world, everyMs, shown)) {
          const counted = productHours.reduce((sum, hour) => sum + hour.observations, 0);
          expect(evidence.filter((piece) => piece.weight > 0)).toHaveLength(counted);
          for (const piece of evidence) {
            if (piece.classifiedAs === 'sale' && shown.isStamped) {
              const seen = piece.adds.reduce((sum, part) => sum + part.seen, 0);
              expect(seen).toBeCloseTo(piece.weight, 9);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

function add(
  sums: Map<string, { orders: number; units: number; revenue: number }>,
  key: string,
  part: { orders: number; units: number; revenue: number },
): void {
  const sum = sums.get(key) ?? { orders: 0, units: 0, revenue: 0 };
  sums.set(key, {
    orders: sum.orders + part.orders,
    units: sum.units + part.units,
    revenue: sum.revenue + part.revenue,
  });
}
