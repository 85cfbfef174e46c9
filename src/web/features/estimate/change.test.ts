import { describe, expect, it } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate.ts';
import { fc } from '#runtime/testing-properties.ts';
import { changeBetween } from './change.ts';

function estimate(value: number, margin = 0): Estimate {
  return { ...NO_ESTIMATE, value, low: value - margin, high: value + margin, basis: 'modified' };
}

describe('changeBetween', () => {
  it('claims a rise that is wider than both margins together', () => {
    expect(changeBetween(estimate(130, 10), estimate(100, 10))).toEqual({ kind: 'up', ratio: 0.3 });
  });

  it('claims a fall in the same way', () => {
    expect(changeBetween(estimate(70, 10), estimate(100, 10))).toEqual({ kind: 'down', ratio: -0.3 });
  });

  it('claims nothing when the margins reach each other', () => {
    expect(changeBetween(estimate(110, 10), estimate(100, 10))).toEqual({ kind: 'unsure', ratio: 0.1 });
  });

  it('weighs only the sides that face each other', () => {
    const lopsided = { ...estimate(100), low: 20, high: 102 };
    expect(changeBetween(estimate(110, 2), lopsided).kind).toBe('up');
    expect(changeBetween(estimate(90, 2), lopsided).kind).toBe('unsure');
  });

  it('has no ratio against nothing', () => {
    expect(changeBetween(estimate(5), estimate(0))).toEqual({ kind: 'up', ratio: null });
  });

  it('says nothing where either side has no value', () => {
    expect(changeBetween(NO_ESTIMATE, estimate(5))).toEqual({ kind: 'unknown' });
    expect(changeBetween(estimate(5), NO_ESTIMATE)).toEqual({ kind: 'unknown' });
  });

  it('turns round when the periods change places', () => {
    const number = fc.integer({ min: 0, max: 1_000_000 });
    const opposite = { up: 'down', down: 'up', same: 'same', unsure: 'unsure', unknown: 'unknown' };
    fc.assert(
      fc.property(number, number, number, number, (a, aMargin, b, bMargin) => {
        const forth = changeBetween(estimate(a, aMargin), estimate(b, bMargin));
        const back = changeBetween(estimate(b, bMargin), estimate(a, aMargin));
        expect(back.kind).toBe(opposite[forth.kind]);
      }),
    );
  });
});
