import { describe, expect, it } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate.ts';
import { shownChange } from './change.ts';

function estimate(value: number, margin = 0): Estimate {
  return { ...NO_ESTIMATE, value, low: value - margin, high: value + margin, basis: 'modified' };
}

const change = (ratio: number, isSure: boolean) => ({ ratio, low: ratio / 2, high: ratio * 2, isSure });

describe('shownChange', () => {
  it('claims a direction where the server is sure of it, whatever the two ranges are', () => {
    expect(shownChange(estimate(130, 90), estimate(100, 90), change(1.5, true))).toEqual({ kind: 'up', ratio: 0.5 });
    expect(shownChange(estimate(50), estimate(100), change(0.5, true))).toEqual({ kind: 'down', ratio: -0.5 });
  });

  it('claims none where it is not', () => {
    expect(shownChange(estimate(125), estimate(100), change(1.25, false))).toEqual({ kind: 'unsure', ratio: 0.25 });
  });

  it('tells a rise from zero without a ratio, where it is one', () => {
    expect(shownChange(estimate(5), estimate(0), null)).toEqual({ kind: 'up', ratio: null });
    expect(shownChange(estimate(5, 5), estimate(0), null)).toEqual({ kind: 'unsure', ratio: null });
  });

  it('knows nothing where one of the two is missing, and no change where both are alike', () => {
    expect(shownChange(NO_ESTIMATE, estimate(5), null)).toEqual({ kind: 'unknown' });
    expect(shownChange(estimate(5), NO_ESTIMATE, null)).toEqual({ kind: 'unknown' });
    expect(shownChange(estimate(5), estimate(5), change(1, false))).toEqual({ kind: 'same' });
  });
});
