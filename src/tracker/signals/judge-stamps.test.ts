import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { judgeStamps, movedShare } from './judge-stamps.ts';

const NOW = Date.UTC(2026, 10, 21);

function stamps(...ages: number[]): Map<string, number> {
  return new Map(ages.map((age, index) => [String(index), NOW - age]));
}

describe('stamps', () => {
  test('of a rendering are refused, even if the copy is old', () => {
    expect(judgeStamps(stamps(0, 0, 0, 0), NOW).verdict).toBe('degenerate');
    expect(judgeStamps(stamps(...Array<number>(30).fill(500 * DAY_MS)), NOW).verdict).toBe('degenerate');
  });

  test('with one value for each of several pages read in a row are refused', () => {
    const ages = Array.from({ length: 288 }, (_, index) => (index < 250 ? 10 * SECOND_MS : 8 * SECOND_MS));
    expect(judgeStamps(stamps(...ages), NOW).verdict).toBe('degenerate');
    const old = ages.map((age) => age + 400 * DAY_MS);
    expect(judgeStamps(stamps(...old), NOW).verdict).toBe('degenerate');
  });

  test('that differ a little but are all of this minute are refused', () => {
    expect(judgeStamps(stamps(0, 1_000, 2_000, 3_000, 4_000), NOW).verdict).toBe('degenerate');
  });

  test('of the future are refused', () => {
    expect(judgeStamps(stamps(-DAY_MS, DAY_MS, 2 * DAY_MS), NOW).verdict).toBe('degenerate');
  });

  test('of the products are plausible, with a bulk edit among them', () => {
    const ages = [5 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 9 * DAY_MS, ...Array<number>(20).fill(40 * DAY_MS)];
    expect(judgeStamps(stamps(...ages), NOW)).toMatchObject({
      verdict: 'plausible',
      facts: { products: 24, distinctStamps: 5, newestAgeSeconds: 300 },
    });
  });

  test('of a few pages rendered long ago say too little', () => {
    const rendered = [...Array<number>(4).fill(400 * DAY_MS), ...Array<number>(3).fill(400 * DAY_MS - 3 * SECOND_MS)];
    expect(judgeStamps(stamps(...rendered), NOW).verdict).toBe('too-few');
  });

  test('of one or two products say too little', () => {
    expect(judgeStamps(stamps(DAY_MS), NOW).verdict).toBe('too-few');
    expect(judgeStamps(stamps(DAY_MS, 2 * DAY_MS), NOW).verdict).toBe('too-few');
    expect(judgeStamps(new Map(), NOW).verdict).toBe('too-few');
  });
});

test('the moved share counts only products that are in both answers', () => {
  const first = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const second = new Map([
    ['a', 1],
    ['b', 9],
    ['d', 4],
  ]);
  expect(movedShare(first, second)).toBe(0.5);
  expect(movedShare(first, new Map([['x', 1]]))).toBe(1);
});
