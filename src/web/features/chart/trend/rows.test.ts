import { describe, expect, it } from 'vitest';
import type { Trend, TrendPoint } from '#contract/analytics.ts';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { highestOf, sinceFirstRead, trendFacts, trendRows, wholeValue } from './rows.ts';

function estimate(value: number, high = value): Estimate {
  return { ...NO_ESTIMATE, value, low: value, high, basis: 'modified' };
}

function point(day: number, orders: Estimate, gap?: boolean): TrendPoint {
  return { at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`, orders, revenue: estimate(1), gap };
}

const now = Date.parse('2026-11-06T09:00:00Z');

const trend: Trend = {
  frequency: 'DAY',
  points: [point(4, estimate(3, 5)), point(5, NO_ESTIMATE, true), point(6, estimate(7, 9))],
  previous: [point(1, estimate(12)), point(2, estimate(2))],
};

describe('trendRows', () => {
  it('puts the previous period beside the current one, bucket by bucket', () => {
    const rows = trendRows(trend, 'orders', now);
    expect(rows.map((row) => [row.current.value, row.previous?.value ?? null])).toEqual([
      [3, 12],
      [null, 2],
      [7, null],
    ]);
  });

  it('tells a bucket that began before the period from the running one', () => {
    const cut = [
      { ...point(4, estimate(1)), partial: true },
      point(5, estimate(3)),
      { ...point(6, estimate(2)), partial: true },
    ];
    const rows = trendRows({ ...trend, points: cut }, 'orders', now);
    expect(rows.map(({ isInPart, isPartial }) => [isInPart, isPartial])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    const [only] = trendRows({ ...trend, points: cut.slice(2) }, 'orders', now);
    expect(only).toMatchObject({ isInPart: false, isPartial: true });
  });

  it('ends its line with the last complete bucket', () => {
    const cut = [
      { ...point(4, estimate(1)), partial: true },
      point(5, estimate(3)),
      { ...point(6, estimate(2)), partial: true },
    ];
    expect(trendRows({ ...trend, points: cut }, 'orders', now).map(wholeValue)).toEqual([null, 3, null]);
  });

  it("starts long buckets at the first reading of either period, and days at the period's start", () => {
    const points = [1, 2, 3].map((day) => point(day, NO_ESTIMATE, true));
    const read = [...points, point(4, estimate(3))];
    const rows = trendRows({ ...trend, points: read, previous: [] }, 'orders', now);
    expect(sinceFirstRead(rows, 'MONTH')).toEqual(rows.slice(3));
    expect(sinceFirstRead(rows, 'DAY')).toEqual(rows);
    const before = trendRows(
      { ...trend, points: read, previous: [point(1, NO_ESTIMATE), point(2, estimate(5))] },
      'orders',
      now,
    );
    expect(sinceFirstRead(before, 'MONTH')).toEqual(before.slice(1));
    const unread = trendRows({ ...trend, points, previous: [] }, 'orders', now);
    expect(sinceFirstRead(unread, 'MONTH')).toEqual(unread);
  });

  it('treats a bucket without a value as a gap', () => {
    expect(trendRows(trend, 'orders', now).map((row) => row.state)).toEqual(['known', 'gap', 'known']);
  });

  it('does not treat a bucket without an exchange rate as a gap', () => {
    const rows = trendRows({ ...trend, points: [point(4, { ...NO_ESTIMATE, leftOut: 1 })] }, 'orders', now);
    expect(rows[0]?.state).toBe('unpriced');
    expect(trendFacts(rows)).toMatchObject({ known: 0, gaps: 0 });
  });

  it('does not treat a future bucket as a gap', () => {
    const early = trendRows(trend, 'orders', Date.parse('2026-11-04T12:00:00Z'));
    expect(early.map((row) => row.state)).toEqual(['known', 'ahead', 'known']);
    expect(trendFacts(early).gaps).toBe(0);
  });
});

describe('trendRows of a running day', () => {
  const hour = (at: string, partial?: boolean) => ({ ...point(1, estimate(1)), at, partial });

  it('continue to the end of the day, to show how much is left', () => {
    const today: Trend = {
      frequency: 'HOUR',
      points: [hour('2026-11-06T21:00:00.000Z'), hour('2026-11-06T22:00:00.000Z', true)],
      previous: [hour('2026-11-05T21:00:00.000Z')],
    };
    const rows = trendRows(today, 'orders', Date.parse('2026-11-06T22:30:00Z'));
    expect(rows.map((row) => [row.at, row.state, row.isPartial])).toEqual([
      ['2026-11-06T21:00:00.000Z', 'known', false],
      ['2026-11-06T22:00:00.000Z', 'known', true],
      ['2026-11-06T23:00:00.000Z', 'ahead', false],
    ]);
  });

  it('add nothing to a day that is over', () => {
    const day: Trend = { frequency: 'HOUR', points: [hour('2026-11-05T23:00:00.000Z')], previous: [] };
    expect(trendRows(day, 'orders', now)).toHaveLength(1);
  });

  it('do not count the running bucket as unread', () => {
    const points = [point(5, NO_ESTIMATE, true), { ...point(6, NO_ESTIMATE, true), partial: true }];
    expect(trendFacts(trendRows({ ...trend, points }, 'orders', now)).gaps).toBe(1);
  });
});

describe('trendFacts', () => {
  it('finds the highest bucket and counts the gaps', () => {
    const facts = trendFacts(trendRows(trend, 'orders', now));
    expect(facts.peak?.at).toBe('2026-11-06T00:00:00.000Z');
    expect(facts).toMatchObject({ known: 2, gaps: 1 });
  });

  it('names no highest bucket if nothing was sold', () => {
    const quiet = { ...trend, points: [point(4, estimate(0)), point(5, estimate(0))] };
    expect(trendFacts(trendRows(quiet, 'orders', now)).peak).toBeNull();
  });
});

describe('highestOf', () => {
  it('leaves room for the range and for the previous period', () => {
    expect(highestOf(trendRows(trend, 'orders', now))).toBe(12);
    expect(highestOf(trendRows({ ...trend, previous: [] }, 'orders', now))).toBe(9);
  });

  it('is null if nothing is known', () => {
    expect(highestOf([])).toBeNull();
  });
});
