import { describe, expect, it } from 'vitest';
import { endsOf, stretched } from './marked-span.ts';

const CHART = { focused: 3, count: 7, isRtl: false };

describe('a span marked with keys', () => {
  it('begins at the focused bucket and grows with each press', () => {
    const first = stretched({ ...CHART, key: 'ArrowRight', marked: null });
    expect(first).toEqual({ from: 3, to: 4 });
    expect(stretched({ ...CHART, key: 'ArrowRight', marked: first })).toEqual({ from: 3, to: 5 });
  });

  it('can be drawn back over its beginning', () => {
    const marked = stretched({ ...CHART, key: 'ArrowLeft', marked: { from: 3, to: 3 } })!;
    expect(endsOf(marked)).toEqual([2, 3]);
  });

  it('ends at the edges of the chart', () => {
    expect(stretched({ ...CHART, key: 'ArrowRight', marked: { from: 3, to: 6 } })).toEqual({ from: 3, to: 6 });
    expect(stretched({ ...CHART, key: 'ArrowLeft', marked: { from: 3, to: 0 } })).toEqual({ from: 3, to: 0 });
  });

  it('begins at the last bucket if the focused one is gone', () => {
    expect(stretched({ ...CHART, focused: 20, key: 'ArrowLeft', marked: null })).toEqual({ from: 6, to: 5 });
  });

  it('grows to the left if time runs that way', () => {
    expect(stretched({ ...CHART, isRtl: true, key: 'ArrowLeft', marked: null })).toEqual({ from: 3, to: 4 });
  });

  it('is not made by other keys', () => {
    expect(stretched({ ...CHART, key: 'ArrowUp', marked: null })).toBeNull();
  });
});
