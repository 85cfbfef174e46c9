import { expect, test } from 'vitest';
import { lastTurn, type Turn, turnsOf, withTurn } from './turns.ts';

test('a page had its turn in the reading whose addresses it lies between', () => {
  let turns: Turn[] = [];
  for (const [at, until] of [
    [1, 'd'],
    [2, 'h'],
    [3, 'b'],
    [4, 'f'],
  ] as const)
    turns = withTurn(turns, { at, until });
  expect(['e', 'f', 'g', 'h', 'z', 'a', 'b', 'c'].map((url) => lastTurn(url, turns))).toEqual([4, 4, 2, 2, 3, 3, 3, 4]);
});

test('a page whose turn was before the first known one has none', () => {
  expect(lastTurn('a', [])).toBeUndefined();
  expect(lastTurn('a', [{ at: 1, until: 'd' }])).toBeUndefined();
});

test.each([[null], [{ turns: 3 }], [{ turns: [{ at: 'x', until: 3 }, null] }]])('%j holds no turns', (stored) => {
  expect(turnsOf(stored)).toEqual([]);
});
