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

test('of the largest catalogue too, each page has a last turn, even if half of each reading is out of turn', () => {
  const [pages, inTurn] = [25_000, 125];
  const url = (page: number) => String(page % pages).padStart(5, '0');
  let turns: Turn[] = [];
  for (let at = 0; at <= pages / inTurn; at++) turns = withTurn(turns, { at, until: url((at + 1) * inTurn) });
  expect([1, inTurn, pages / 2, pages].map((page) => lastTurn(url(page + inTurn), turns))).toEqual([1, 1, 100, 200]);
});

test('turns are kept for one round', () => {
  let turns: Turn[] = [];
  for (let at = 0; at < 50; at++) turns = withTurn(turns, { at, until: 'abcdefgh'[(at * 3) % 8]! });
  expect(turns.length).toBeLessThan(6);
  for (const url of 'abcdefghz') expect(lastTurn(url, turns)).toBeGreaterThan(46);
});

test('a page whose turn was before the first known one has none', () => {
  expect(lastTurn('a', [])).toBeUndefined();
  expect(lastTurn('a', [{ at: 1, until: 'd' }])).toBeUndefined();
});

test.each([[null], [{ turns: 3 }], [{ turns: [{ at: 'x', until: 3 }, null] }]])('%j holds no turns', (stored) => {
  expect(turnsOf(stored)).toEqual([]);
});
