import { describe, expect, it } from 'vitest';
import type { Trend } from '#contract/analytics.ts';
import { type Estimate, NO_CHANGE, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { stateOf } from './estimate-words.ts';
import { forPeriod, unlessPartlyRead } from './for-period.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const sold = (value: number): Estimate => ({ ...NO_ESTIMATE, value, low: value, high: value, basis: 'stock' });
const previous = { orders: sold(40), revenue: sold(400) };
const item = { orders: sold(3), revenue: sold(30), previous, change: NO_CHANGE };

describe('forPeriod', () => {
  it('tells a store that was not read in the period from one without a signal in it', () => {
    const lastRead = (asOf: string) => ({ ...item, orders: { ...NO_ESTIMATE, asOf } });
    expect(stateOf(forPeriod(lastRead('2026-09-01T00:00:00Z'), 'LAST_7_DAYS', now).orders)).toBe('not-read');
    expect(stateOf(forPeriod(lastRead('2026-11-20T00:00:00Z'), 'LAST_7_DAYS', now).orders)).toBe('no-signal');
  });
});

describe('unlessPartlyRead', () => {
  const point = (gap: boolean) => ({ at: '2026-11-01T00:00:00Z', orders: sold(1), revenue: sold(1), gap });
  const trend = (unread: number): Trend => ({
    frequency: 'DAY',
    points: Array.from({ length: 10 }, () => point(false)),
    previous: Array.from({ length: 10 }, (_, index) => point(index < unread)),
  });

  it('compares only completely read periods', () => {
    expect(unlessPartlyRead(item, trend(1)).previous.orders.value).toBe(40);
    expect(unlessPartlyRead(item, trend(2)).previous.orders.value).toBeNull();
  });
});
