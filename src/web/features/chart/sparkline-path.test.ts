import { describe, expect, it } from 'vitest';
import { areaUnder, sparklinePaths } from './sparkline-path.ts';

describe('sparklinePaths', () => {
  it('fills the whole box, whatever its values', () => {
    expect(sparklinePaths([90, 95, 100], 10, 100)).toEqual(['M0,100L5,50L10,0']);
  });

  it('lies in the middle if nothing moves', () => {
    expect(sparklinePaths([7, 7], 10, 4)).toEqual(['M0,2L10,2']);
  });

  it('has a gap where nothing was read', () => {
    expect(sparklinePaths([1, 2, null, 2, 1], 8, 2)).toEqual(['M0,2L2,0', 'M6,0L8,2']);
  });

  it('shows a single value between gaps', () => {
    expect(sparklinePaths([4, 4, null, 4, null], 8, 4)).toEqual(['M0,2L2,2', 'M6,2h1']);
  });

  it('draws nothing for a single value, which is no line', () => {
    expect(sparklinePaths([5], 10, 4)).toEqual([]);
    expect(sparklinePaths([null, 4, null], 10, 4)).toEqual([]);
  });

  it('lies flat at the bottom if nothing was sold', () => {
    expect(sparklinePaths([0, 0], 10, 4)).toEqual(['M0,4L10,4']);
  });

  it('is empty if nothing was read', () => {
    expect(sparklinePaths([null, null], 10, 4)).toEqual([]);
    expect(sparklinePaths([], 10, 4)).toEqual([]);
  });
});

describe('areaUnder', () => {
  it('closes a run down to zero', () => {
    expect(sparklinePaths([null, 1, 2], 8, 2).map((path) => areaUnder(path, 2))).toEqual(['M4,2L8,0V2H4Z']);
  });
});
