import { describe, expect, it } from 'vitest';
import { areaUnder, sparklinePaths } from './sparkline-path.ts';

describe('sparklinePaths', () => {
  it('stands on zero, so that a small change does not look like a big one', () => {
    expect(sparklinePaths([90, 100], 10, 100)).toEqual(['M0,10L10,0']);
  });

  it('breaks at what was not read', () => {
    expect(sparklinePaths([1, 2, null, 2, 1], 8, 2)).toEqual(['M0,1L2,0', 'M6,0L8,1']);
  });

  it('shows a lone value between gaps', () => {
    expect(sparklinePaths([null, 4, null], 10, 4)).toEqual(['M5,0h1']);
  });

  it('lies flat at the bottom when nothing was sold', () => {
    expect(sparklinePaths([0, 0], 10, 4)).toEqual(['M0,4L10,4']);
  });

  it('is empty where nothing was read', () => {
    expect(sparklinePaths([null, null], 10, 4)).toEqual([]);
    expect(sparklinePaths([], 10, 4)).toEqual([]);
  });
});

describe('areaUnder', () => {
  it('closes a run over zero', () => {
    expect(sparklinePaths([null, 1, 2], 8, 2).map((path) => areaUnder(path, 2))).toEqual(['M4,1L8,0V2H4Z']);
  });
});
