import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { fc } from '#runtime/testing-properties.ts';
import { NO_REPEATS, type Repeats } from '../../known/store-model.ts';
import { learnRepeats, type SeenBasket, salesOfSeen } from './repeats.ts';

const START = Date.UTC(2026, 2, 2);

/**
 * A shop of so many equal pairs, some of which are seen again some days later; `usual`: the part of its orders that are of ten
 * pairs.
 */
function follow({
  days,
  perDay,
  back,
  usual = 0,
  pairs = 5_000,
  seed = 1,
}: {
  days: number;
  perDay: number;
  back: number;
  usual?: number;
  pairs?: number;
  seed?: number;
}): Repeats {
  const random = seededRandom(seed);
  const due = new Map<number, number[]>();
  let repeats = NO_REPEATS;
  for (let day = 0; day < days; day++) {
    const sold = Array.from({ length: perDay }, () => random.below(random.next() < usual ? 10 : pairs));
    for (const pair of sold) {
      const then = day + 2 + random.below(10);
      if (random.next() < back) due.set(then, [...(due.get(then) ?? []), pair]);
    }
    const now = START + (day + 1) * DAY_MS;
    const seen = [...sold, ...(due.get(day) ?? [])].map(
      (hash): SeenBasket => ({ hash, at: now - 1, size: 2, chance: 1 / pairs }),
    );
    repeats = learnRepeats(repeats, now, Math.exp(-1 / 60), seen);
  }
  return repeats;
}

describe('goods that came back', () => {
  it('are not inferred from baskets that repeat by chance', () => {
    const { kept, sd } = salesOfSeen(follow({ days: 60, perDay: 10, back: 0 }));
    expect(kept).toBeGreaterThan(0.99);
    expect(sd).toBeLessThan(0.02);
  });

  it('are found within their doubt', () => {
    const { kept, sd } = salesOfSeen(follow({ days: 60, perDay: 10, back: 0.15 }));
    expect(kept).toBeLessThan(0.98);
    const part = 0.15 / 1.15;
    expect(Math.abs(1 - kept - part)).toBeLessThan(2 * sd);
  });

  it('are found although chance repeats a basket now and then, a third time too', () => {
    const parts = Array.from({ length: 12 }, (_, seed) => {
      return 1 - salesOfSeen(follow({ days: 60, perDay: 10, back: 0.15, pairs: 2_000, seed })).kept;
    });
    const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
    expect(mean).toBeGreaterThan(0.06);
    expect(mean).toBeLessThan(0.15 / 1.15);
  });

  it('are not inferred from baskets that people order again and again', () => {
    const { kept } = salesOfSeen(follow({ days: 60, perDay: 10, back: 0, usual: 0.4 }));
    expect(kept).toBeGreaterThan(0.95);
  });

  it('are doubtful in an unknown shop, and less so the more it has shown', () => {
    const new_ = salesOfSeen(NO_REPEATS);
    expect(new_.kept).toBe(1);
    expect(new_.sd).toBeGreaterThan(0.03);
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (few, more) => {
        const sdOf = (fresh: number) => salesOfSeen({ fresh, known: [], habits: 0 }).sd;
        expect(sdOf(few + more)).toBeLessThanOrEqual(sdOf(few) + 1e-12);
      }),
    );
  });

  it('are judged by a bounded part of what was seen, with all of a basket or none', () => {
    const basket = fc.record({ hash: fc.nat(2 ** 20), day: fc.nat(40), size: fc.integer({ min: 2, max: 4 }) });
    fc.assert(
      fc.property(fc.array(basket, { maxLength: 900 }), (baskets) => {
        let repeats: Repeats = NO_REPEATS;
        for (const { hash, day, size } of baskets.toSorted((one, other) => one.day - other.day)) {
          const at = START + day * DAY_MS;
          repeats = learnRepeats(repeats, at, 1, [{ hash, at, size, chance: 0.001 }]);
        }
        expect(repeats.seen.length).toBeLessThanOrEqual(400);
        expect(repeats.seen.every(([hash]) => hash % repeats.every === 0)).toBe(true);
        const { kept, sd } = salesOfSeen(repeats);
        expect(kept).toBeGreaterThanOrEqual(0.5);
        expect(kept).toBeLessThanOrEqual(1);
        expect(sd).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 20 },
    );
  });
});
