import { describe, expect, it } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { trendParts } from './parts.ts';
import type { TrendRow } from './rows.ts';

function estimate(value: number): Estimate {
  return { ...NO_ESTIMATE, value, low: value - 1, high: value + 1, basis: 'stock' };
}

function row(at: string, value: number | null, isPartial = false): TrendRow {
  const current = value === null ? NO_ESTIMATE : estimate(value);
  const state = value === null ? 'gap' : 'known';
  return {
    at,
    current,
    state,
    isPartial,
    isInPart: false,
    previousAt: null,
    previous: null,
    isPreviousPartial: false,
  };
}

const HALF = { kind: 'number', ratio: 0.5, low: 0.3, high: 0.8, isSure: true } as const;
const rows = [row('a', 4), row('b', null), row('c', 9)];

describe('trendParts', () => {
  it('contain the sum with its range, the change, the peak and what is missing', () => {
    expect(trendParts(rows, estimate(13), HALF)).toEqual([
      { kind: 'total', value: 13, low: 12, high: 14, isPartial: false },
      { kind: 'change', change: HALF },
      { kind: 'peak', at: 'c', value: 9, isPartial: false },
      { kind: 'gaps', count: 1 },
    ]);
  });

  it('say "so far" of a running sum, and of the peak only if it is running too', () => {
    const partial = (rows: TrendRow[]) =>
      trendParts(rows, estimate(13), HALF).map((part) => 'isPartial' in part && part.isPartial);
    expect(partial([row('a', 4), row('b', 9, true)])).toEqual([true, false, true]);
    expect(partial([row('a', 9), row('b', 4, true)])).toEqual([true, false, false]);
  });

  it('leave out a change that is unknown or starts from zero', () => {
    expect(trendParts([row('a', 4)], estimate(4), { kind: 'unknown' })).toHaveLength(1);
    expect(trendParts([row('a', 4)], estimate(4), { kind: 'new', isSure: true })).toHaveLength(1);
  });

  it('contain no number if there is none', () => {
    expect(trendParts(rows, NO_ESTIMATE, { kind: 'unknown' })).toEqual([{ kind: 'nothing' }]);
    expect(trendParts([row('a', null)], estimate(0), { kind: 'unknown' })).toEqual([{ kind: 'nothing' }]);
  });
});
