import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { newRate } from '../estimate/orders/product-rate.ts';
import type { KnownProduct } from '../known/product.ts';
import { newStoreModel } from '../known/store-model.ts';
import type { Reading, ReadingProduct } from '../reading.ts';
import { type CatalogueDoubt, judgeCatalogue, MAX_KNOWN } from './judge-catalogue.ts';

const START = Date.UTC(2026, 10, 1);

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `p${from + index}`);
}

function known(ids: string[], missedReads = 0): Map<string, KnownProduct> {
  const rate = newRate(newStoreModel(), START);
  const state = {
    contentHash: '',
    modifiedAt: null,
    reviewCount: null,
    variants: [],
    rate,
    missedReads,
    seenAt: START,
  };
  return new Map(ids.map((externalId) => [externalId, { externalId, ...state }]));
}

function reading(ids: string[], hours = 1, more: Partial<Reading> = {}): Reading {
  const products = ids.map((externalId) => ({ externalId }) as ReadingProduct);
  const asked = { requests: 1, bytes: 1, signals: [], ranking: null };
  return { at: START + hours * HOUR_MS, mode: 'catalogue', isComplete: true, products, ...asked, ...more };
}

function idsOf(one: Reading): string[] {
  return one.products.map(({ externalId }) => externalId);
}

/** Judges one reading after the other, without learning in between. */
function judgeAll(products: Map<string, KnownProduct>, readings: Reading[]) {
  let doubt: CatalogueDoubt | null = null;
  return readings.map((one) => {
    const judged = judgeCatalogue(one, products, doubt, products.size);
    doubt = judged.doubt;
    return judged;
  });
}

describe('a catalogue', () => {
  test('that lost, gained or kept a few products is believed at once', () => {
    const one = reading(range(3, 30));
    expect(judgeCatalogue(one, known(range(0, 20)), null, 20)).toEqual({ reading: one, doubt: null });
  });

  test('that grew tenfold is believed if the known products are still there', () => {
    const one = reading(range(0, 200));
    expect(judgeCatalogue(one, known(range(0, 20)), null, 20).reading).toBe(one);
  });

  test('that shows nothing is a part, however often it is read', () => {
    const judged = judgeAll(
      known(range(0, 20)),
      [1, 48, 24 * 30].map((hours) => reading([], hours)),
    );
    for (const one of judged) {
      expect(one.reading).toMatchObject({ isComplete: false, problem: { code: 'store-catalogue-doubtful' } });
    }
  });

  test('that lost most of its products is a part until three readings over a day agree', () => {
    const judged = judgeAll(
      known(range(0, 20)),
      [1, 2, 3, 20, 25].map((hours) => reading(range(0, 2), hours)),
    );
    expect(judged.map((one) => one.reading.isComplete)).toEqual([false, false, false, false, true]);
    expect(judged.map((one) => idsOf(one.reading))).toEqual(Array.from({ length: 5 }, () => range(0, 2)));
  });

  test('with other products is taken in when a second reading shows the same ones', () => {
    const [first, second] = judgeAll(
      known(range(0, 20)),
      [1, 2].map((hours) => reading(range(100, 120), hours)),
    );
    expect(first!.reading).toMatchObject({ isComplete: false, products: [] });
    expect(idsOf(second!.reading)).toEqual(range(100, 120));
  });

  test('whose ids change on every read is never taken in', () => {
    const readings = [1, 2, 3, 4, 48].map((hours) => reading(range(hours * 1_000, hours * 1_000 + 20), hours));
    for (const one of judgeAll(known(range(0, 20)), readings)) expect(one.reading.products).toEqual([]);
  });

  test('that is as it was before ends the doubt', () => {
    const judged = judgeAll(known(range(0, 20)), [reading([], 1), reading(range(0, 20), 2)]);
    expect(judged[1]).toMatchObject({ doubt: null, reading: { isComplete: true } });
  });

  test('is not doubted for products that were gone already', () => {
    expect(judgeCatalogue(reading([]), known(range(0, 20), 2), null, 20).doubt).toBeNull();
  });

  test('that was read in part, or only for its changes, says nothing about what it lacks', () => {
    const part = reading(range(50, 90), 1, { isComplete: false });
    const changes = reading(range(50, 90), 1, { mode: 'changes' });
    for (const one of [part, changes]) expect(judgeCatalogue(one, known(range(0, 20)), null, 20).reading).toBe(one);
  });
});

test('no store has more known products than the limit', () => {
  fc.assert(
    fc.property(fc.nat(60_000), fc.nat(500), fc.constantFrom('catalogue', 'changes'), (knownCount, fresh, mode) => {
      const ids = [...range(0, 20), ...range(1_000, 1_000 + fresh)];
      const one = reading(ids, 1, { mode: mode as Reading['mode'] });
      const judged = judgeCatalogue(one, known(range(0, 20)), null, Math.max(20, knownCount));
      const added = judged.reading.products.length - 20;
      expect(added).toBe(Math.min(fresh, Math.max(0, MAX_KNOWN - Math.max(20, knownCount))));
      expect(added < fresh).toBe(!judged.reading.isComplete);
    }),
  );
});
