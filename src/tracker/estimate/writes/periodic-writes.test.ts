import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { fc } from '#runtime/testing-properties.ts';
import { NO_PERIODIC_WRITES, type PeriodicWrites } from '../../known/store-model.ts';
import { isPeriodic, learnPeriodicWrites } from './periodic-writes.ts';

const START = Date.UTC(2026, 2, 1, 2);
const THREE_A_DAY = 3 / 86_400;

function learned(runs: PeriodicWrites['runs']): PeriodicWrites {
  return runs.reduce<PeriodicWrites>(
    (periodicWrites, run) => learnPeriodicWrites(periodicWrites, run[0], [run]),
    NO_PERIODIC_WRITES,
  );
}

describe('the periodic writes of a store', () => {
  it.each([
    ['hourly', HOUR_MS, 4],
    ['daily', DAY_MS, 3],
    ['weekly', 7 * DAY_MS, 2],
  ])('are known once stamps came %s at the same second a few times', (_, everyMs, times) => {
    const past = Array.from({ length: times }, (_, index): [number, boolean] => [START + index * everyMs, false]);
    const next = START + times * everyMs;
    expect(isPeriodic(learned(past), next, () => THREE_A_DAY)).toBe(true);
    expect(isPeriodic(learned(past), next + 600 * SECOND_MS, () => THREE_A_DAY)).toBe(false);
    expect(isPeriodic(learned(past.slice(0, 1)), START + everyMs, () => THREE_A_DAY)).toBe(false);
  });

  it('are known after one write to many products', () => {
    expect(isPeriodic(learned([[START, true]]), START + DAY_MS, () => THREE_A_DAY)).toBe(true);
  });

  it('say nothing if orders come thick', () => {
    const past = Array.from({ length: 14 }, (_, day): [number, boolean] => [START + day * DAY_MS, true]);
    expect(isPeriodic(learned(past), START + 14 * DAY_MS, () => 0.1)).toBe(false);
  });

  it('take hardly any order that came by chance for a write', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 60 }), (seed, perDay) => {
        const random = seededRandom(seed);
        const perSecond = perDay / 86_400;
        let periodicWrites = NO_PERIODIC_WRITES;
        let taken = 0;
        let at = START;
        for (let order = 0; order < 400; order++) {
          at += Math.round(random.exponential(perSecond)) * SECOND_MS;
          if (isPeriodic(periodicWrites, at, () => perSecond)) taken++;
          periodicWrites = learnPeriodicWrites(periodicWrites, at, [[at, false]]);
        }
        expect(taken).toBeLessThanOrEqual(4);
      }),
      { numRuns: 30 },
    );
  });

  it('are forgotten, and stay small', () => {
    const runs = Array.from({ length: 2_000 }, (_, index): [number, boolean] => [
      START + index * HOUR_MS,
      index % 9 === 0,
    ]);
    expect(learned(runs).runs.length).toBeLessThanOrEqual(240);
    expect(learnPeriodicWrites(learned(runs), START + 9_000 * HOUR_MS, []).runs).toEqual([]);
  });
});
