import { describe, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { KnownStore } from './known/store.ts';
import { observe } from './observe.ts';
import type { Reading } from './reading.ts';
import {
  BOTH,
  firstKnown,
  type Given,
  knownAfter,
  ordersOf,
  product,
  reading,
  STAMPS,
  START,
  STOCK,
  unitsOf,
} from './testing-observe.ts';

const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);

/** The second within an hour in which each product was last touched; null for not at all. */
const moves = fc.array(fc.option(fc.integer({ min: 1, max: 3599 }), { nil: null }), { minLength: 40, maxLength: 40 });

function movedReading(seconds: readonly (number | null)[], given: Partial<Reading> = {}): Reading {
  const products = ids.map((id, index) => {
    const second = seconds[index];
    return product(id, second ? { modifiedAt: START + second * SECOND_MS } : {});
  });
  return reading(START + HOUR_MS, products, given);
}

describe('a stamp that moved', () => {
  const shown = (reviewCount: number, modifiedAt?: number) =>
    ids.map((id, index) => product(id, index > 0 ? {} : { reviewCount, modifiedAt }));
  const seenWith = (reviewCount: number) =>
    observe(
      firstKnown(shown(3), STAMPS),
      reading(START + HOUR_MS, shown(reviewCount, START + 1800 * SECOND_MS)),
      STAMPS,
    );

  it('while a review of the product appeared is the review, not a sale', () => {
    expect(ordersOf(seenWith(3))).toBeGreaterThan(0.9);
    expect(seenWith(4).evidence).toMatchObject([{ classifiedAs: 'edit', why: 'review-written' }]);
    expect(ordersOf(seenWith(4))).toBeLessThan(0.1);
  });
});

describe('observe, for all readings', () => {
  const known = firstKnown(
    ids.map((id) => product(id)),
    STAMPS,
  );

  it('adds product hours up to the store hours, with nothing negative', () => {
    fc.assert(
      fc.property(moves, (seconds) => {
        const seen = observe(known, movedReading(seconds), STAMPS);
        for (const hour of seen.storeHours) {
          const parts = seen.productHours.filter((part) => part.hour === hour.hour);
          expect(parts.reduce((sum, part) => sum + part.units, 0)).toBeCloseTo(hour.units, 6);
          expect(parts.reduce((sum, part) => sum + part.revenue, 0)).toBeCloseTo(hour.revenue, 6);
        }
        for (const { orders, ordersVar, ordersSd, units, unitsVar, revenue, revenueVar } of [
          ...seen.storeHours,
          ...seen.productHours,
        ]) {
          for (const figure of [orders, ordersVar, ordersSd, units, unitsVar, revenue, revenueVar]) {
            expect(figure).toBeGreaterThanOrEqual(0);
            expect(Number.isFinite(figure)).toBe(true);
          }
        }
      }),
    );
  });

  it('gives the same result in any order of the products', () => {
    fc.assert(
      fc.property(moves, (seconds) => {
        const straight = movedReading(seconds);
        const turned = { ...straight, products: straight.products.toReversed() };
        const [one, other] = [observe(known, straight, STAMPS), observe(known, turned, STAMPS)];
        expect(ordersOf(other)).toBeCloseTo(ordersOf(one), 9);
        expect(unitsOf(other)).toBeCloseTo(unitsOf(one), 9);
      }),
    );
  });

  it('never reports gone, sold or sold out from a part of the catalogue that shows no change', () => {
    fc.assert(
      fc.property(fc.subarray(ids), fc.boolean(), (shown, isLaterToo) => {
        const part = reading(
          START + HOUR_MS,
          shown.map((id) => product(id)),
          { isComplete: false },
        );
        const first = observe(known, part, STAMPS);
        const later = isLaterToo
          ? observe(knownAfter(known, first), { ...part, at: START + 2 * HOUR_MS }, STAMPS)
          : first;
        for (const seen of [first, later]) {
          expect(seen.events).toEqual([]);
          expect(ordersOf(seen)).toBe(0);
        }
      }),
    );
  });
});

describe('observe', () => {
  it('writes nothing for a catalogue in which nothing moved, and a full hour without sales', () => {
    const products = ids.map((id) => product(id));
    const seen = observe(firstKnown(products, STAMPS), reading(START + HOUR_MS, products), STAMPS);
    expect(seen.products).toEqual([]);
    expect(seen.productHours).toEqual([]);
    expect(seen.storeHours).toMatchObject([{ hour: START, orders: 0, observedSeconds: 3600 }]);
  });

  it('ignores stamps that are the time of the answer', () => {
    const known = firstKnown(
      ids.map((id) => product(id, { modifiedAt: START })),
      STAMPS,
    );
    const later = START + HOUR_MS;
    const seen = observe(
      known,
      reading(
        later,
        ids.map((id) => product(id, { modifiedAt: later })),
      ),
      STAMPS,
    );
    expect(ordersOf(seen)).toBe(0);
    expect(seen.evidence).toMatchObject([{ externalId: null, classifiedAs: 'bulk_edit' }]);
  });

  it('counts the products of one second as one order', () => {
    const known = firstKnown(
      ids.map((id) => product(id)),
      STAMPS,
    );
    const seconds = ids.map((_, index) => (index < 3 ? 600 : index === 3 ? 1200 : null));
    const seen = observe(known, movedReading(seconds), STAMPS);
    expect(seen.storeHours[0]!.observations).toBe(2);
    expect(ordersOf(seen)).toBeGreaterThanOrEqual(2);
    expect(ordersOf(seen)).toBeLessThan(2.5);
    expect(seen.productHours).toHaveLength(4);
  });

  it('takes a stamp that came with an edit or a new price for no sale', () => {
    const known = firstKnown(
      ids.map((id) => product(id)),
      STAMPS,
    );
    const at = START + 600 * SECOND_MS;
    const products = ids.map((id) => product(id));
    products[0] = product('p0', { modifiedAt: at, title: 'New words' });
    products[1] = product('p1', { modifiedAt: at + SECOND_MS, priceMinor: 900 });
    const seen = observe(known, reading(START + HOUR_MS, products), STAMPS);
    expect(seen.evidence.map((piece) => piece.classifiedAs)).toEqual(['edit', 'edit']);
    expect(seen.events.map((event) => event.kind)).toEqual(['edited', 'price']);
    expect(seen.storeHours[0]!.observations).toBe(0);
  });

  it('recognises a sync that writes product after product', () => {
    const known = firstKnown(
      ids.map((id) => product(id)),
      STAMPS,
    );
    const seen = observe(known, movedReading(ids.map((_, index) => 600 + Math.floor(index / 2))), STAMPS);
    expect(seen.evidence).toMatchObject([{ externalId: null, classifiedAs: 'bulk_edit', after: { products: 40 } }]);
  });

  it('reports a product gone after two whole catalogues without it, and back when it returns', () => {
    const all = ids.map((id) => product(id));
    let known = firstKnown(all, STAMPS);
    const kinds: string[][] = [];
    for (const [hour, shown] of [all.slice(1), all.slice(1), all.slice(1), all].entries()) {
      const seen = observe(known, reading(START + (hour + 1) * HOUR_MS, shown), STAMPS);
      kinds.push(seen.events.map((event) => event.kind));
      known = knownAfter(known, seen);
    }
    expect(kinds).toEqual([[], ['gone'], [], ['back']]);
  });

  it.each([
    ['stamps', STAMPS, (isBack: boolean) => ({ modifiedAt: START + (isBack ? 3.5 : -1) * HOUR_MS })],
    ['stock', STOCK, (isBack: boolean) => ({ stock: isBack ? 12 : 50 })],
  ] as const)('counts nothing by %s of products that were gone, but what they sell after', (_name, live, given) => {
    const here = ids.slice(10).map((id) => product(id, given(false)));
    const shown = (isBack: boolean) => ids.slice(0, 10).map((id) => product(id, given(isBack)));
    let known = firstKnown([...shown(false), ...here], live);
    for (const [hour, products] of [here, here, here].entries())
      known = knownAfter(known, observe(known, reading(START + (hour + 1) * HOUR_MS, products), live));
    const back = observe(known, reading(START + 4 * HOUR_MS, [...shown(true), ...here]), live);
    expect(back.events.filter(({ kind }) => kind === 'back')).toHaveLength(10);
    expect(back.storeHours.reduce((sum, { orders, units }) => sum + orders + units, 0)).toBe(0);
    const [first, ...rest] = shown(true);
    const sold = [product(first!.externalId, { modifiedAt: START + 4.5 * HOUR_MS, stock: 11 }), ...rest, ...here];
    const after = observe(knownAfter(known, back), reading(START + 5 * HOUR_MS, sold), live);
    const later = observe(knownAfter(knownAfter(known, back), after), reading(START + 6 * HOUR_MS, sold), live);
    expect(unitsOf(after) + unitsOf(later)).toBeGreaterThan(0.5);
  });

  it('ignores a copy that is older than what was seen', () => {
    const known = firstKnown([product('a')], STAMPS);
    const seen = observe(known, reading(START - HOUR_MS, [product('a', { title: 'Old' })]), STAMPS);
    expect(seen).toMatchObject({ products: [], events: [], storeHours: [], observedUntil: START });
  });
});

it('a text that only the whole catalogue shows is edited when it changes there, and not when it is not shown', () => {
  const before = firstKnown([product('a', { labels: ['red'], bodyHash: 'one' })], STAMPS);
  const unseen = observe(before, reading(START + HOUR_MS, [product('a')], { mode: 'changes' }), STAMPS);
  expect(unseen.events).toEqual([]);
  const edited = observe(
    knownAfter(before, unseen),
    reading(START + 2 * HOUR_MS, [product('a', { labels: ['red'], bodyHash: 'two' })]),
    STAMPS,
  );
  expect(edited.events.map(({ kind }) => kind)).toEqual(['edited']);
});

describe('products that were not known', () => {
  const shown = ids.map((id) => product(id));
  const launchesIn = (isWhole: boolean, isComplete: boolean, knownCount: number) => {
    const known = { ...firstKnown(shown.slice(0, knownCount), STAMPS), isWhole };
    const { events } = observe(known, reading(START + HOUR_MS, shown, { isComplete }), STAMPS);
    return events.filter(({ kind }) => kind === 'new').length;
  };

  it('are new once the whole catalogue was known', () => {
    expect(launchesIn(true, true, 10)).toBe(30);
  });

  it('are not new if the readings before broke off', () => {
    expect(launchesIn(false, true, 10)).toBe(0);
    expect(launchesIn(false, false, 10)).toBe(0);
  });

  it('are new in a part that was nearly all known, as catalogues beyond our limits never are whole', () => {
    expect(launchesIn(false, false, 39)).toBe(1);
  });
});

describe('a page that is older than the others', () => {
  const SOLD = { modifiedAt: START + 60 * SECOND_MS, stock: 4 };
  const shown = (one: Given) => ids.map((id, index) => product(id, index === 0 ? one : { stock: 9 }));
  const later = (hours: number, one: Given) => reading(START + hours * HOUR_MS, shown(one));

  it('takes nothing back, so that its sale is not counted twice', () => {
    const first = firstKnown(shown({ stock: 5 }), BOTH);
    const sold = observe(first, later(1, SOLD), BOTH);
    const known = knownAfter(first, sold);
    const older = observe(known, later(2, { stock: 5 }), BOTH);
    expect(older.events).toEqual([]);
    const again = observe(knownAfter(known, older), later(3, SOLD), BOTH);
    expect([sold, older, again].map((seen) => Math.round(unitsOf(seen)))).toEqual([1, 0, 0]);
  });

  it('is believed if most stamps went back: the shop was restored', () => {
    const first = firstKnown(
      ids.map((id) => product(id, { modifiedAt: START - HOUR_MS, stock: 9 })),
      BOTH,
    );
    const restored = ids.map((id) => product(id, { modifiedAt: START - 2 * HOUR_MS, stock: 12 }));
    const { products } = observe(first, reading(START + HOUR_MS, restored), BOTH);
    expect(products[0]).toMatchObject({ modifiedAt: START - 2 * HOUR_MS, variants: [{ stock: 12 }] });
  });

  it('makes a stamp of the others too new for this reading, and the next one counts it', () => {
    const first = firstKnown(shown({}), STAMPS);
    const modifiedAt = START + HOUR_MS + 600 * SECOND_MS;
    const early = observe(first, later(1, { modifiedAt }), STAMPS);
    expect(ordersOf(early)).toBe(0);
    const next = observe(knownAfter(first, early), later(2, { modifiedAt }), STAMPS);
    expect(ordersOf(next)).toBeGreaterThan(0.9);
  });
});

it('still compares with the last poll after its catalogue, which was read some seconds after the changes', () => {
  const known = firstKnown(
    ids.map((id) => product(id)),
    STAMPS,
  );
  const seconds = ids.map((_, index) => (index < 12 ? 1_000 + index * 60 : null));
  const polled = knownAfter(known, observe(known, movedReading(seconds), STAMPS));
  expect(polled.model.censoring.last).not.toEqual([]);
  const catalogue = movedReading(seconds, { at: START + HOUR_MS + 2 * SECOND_MS });
  const after = observe(polled, catalogue, STAMPS).model;
  expect(after.censoring.last).toEqual(polled.model.censoring.last);
  expect(after.excitation.last).toEqual(polled.model.excitation.last);
  const again = seconds.map((second) => second && 3_700 + second);
  const next = (observed: KnownStore) =>
    observe(observed, movedReading(again, { at: START + 3 * HOUR_MS }), STAMPS).model.excitation.seen;
  expect(next(knownAfter(polled, observe(polled, catalogue, STAMPS)))).toBeCloseTo(next(polled), 4);
});
