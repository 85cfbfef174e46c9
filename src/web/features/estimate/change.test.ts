import { describe, expect, it } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { shownChange, toneOf } from './change.ts';

function estimate(value: number, margin = 0): Estimate {
  return { ...NO_ESTIMATE, value, low: value - margin, high: value + margin, basis: 'modified' };
}

const change = (ratio: number, isSure: boolean) => ({ ratio, low: ratio / 2, high: ratio * 2, isSure });

describe('shownChange', () => {
  it("is the server's number, sure or not", () => {
    for (const isSure of [true, false]) {
      const told = change(1.5, isSure);
      expect(shownChange(estimate(130, 90), estimate(100, 90), told)).toEqual({ kind: 'number', ...told });
    }
    expect(shownChange(estimate(5), estimate(5), change(1, false))).toMatchObject({ kind: 'number', ratio: 1 });
  });

  it('is new after nothing, and sure if the whole range lies above', () => {
    expect(shownChange(estimate(5), estimate(0), null)).toEqual({ kind: 'new', isSure: true });
    expect(shownChange(estimate(5, 5), estimate(0), null)).toEqual({ kind: 'new', isSure: false });
  });

  it('is unknown if one of the two is missing, or both are 0', () => {
    expect(shownChange(NO_ESTIMATE, estimate(5), null)).toEqual({ kind: 'unknown' });
    expect(shownChange(estimate(5), NO_ESTIMATE, null)).toEqual({ kind: 'unknown' });
    expect(shownChange(estimate(0), estimate(0), null)).toEqual({ kind: 'unknown' });
  });
});

describe('toneOf', () => {
  it('has a direction only if the change is sure', () => {
    expect(toneOf({ kind: 'number', ...change(1.5, true) })).toBe('up');
    expect(toneOf({ kind: 'number', ...change(0.5, true) })).toBe('down');
    expect(toneOf({ kind: 'number', ...change(1.5, false) })).toBe('unsure');
    expect(toneOf({ kind: 'new', isSure: true })).toBe('up');
    expect(toneOf({ kind: 'new', isSure: false })).toBe('unsure');
  });
});
