import { z } from 'zod';
import type { TrendPoint } from '#contract/analytics.ts';
import { Frequency } from '#contract/date-range.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { isProductId } from '#contract/product/product.ts';
import { findStoreOrProduct } from '../find-store-or-product.ts';
import { asRange, PERIOD, periodOf, rangeText, SearchScope, StoreOrProductId, searchOf } from '../shapes.ts';
import { tool } from '../tool.ts';

const MAX_POINTS = 100;

const Bare = z.object({ value: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() });
const Point = z.object({
  at: z.string().describe('Start of the bucket, UTC.'),
  orders: Bare.describe('low and high enclose the truth 95 times in 100. Null: unknown.'),
  revenueUsd: Bare,
  isGap: z.boolean().optional().describe('Nothing was read in this bucket.'),
  isPartial: z.boolean().optional().describe('The bucket is still running, or began before the period.'),
  isRestated: z.boolean().optional().describe('The number was revised after it had settled.'),
});

export const trend = tool({
  name: 'trend',
  title: 'Trend',
  description: 'Orders and revenue over time: of one store or product (`of`), or of all stores of `where`.',
  input: z.object({ of: StoreOrProductId.optional(), where: SearchScope, frequency: Frequency.optional(), ...PERIOD }),
  output: z.object({
    frequency: Frequency,
    points: z.array(Point),
    leftOut: z.number().int().describe('How many earlier buckets did not fit. A longer frequency shows them all.'),
    page: z.url(),
  }),
  async answer({ of, where, frequency, ...period }, context) {
    const chosen = of === undefined ? null : await findStoreOrProduct(context, of, period);
    const subject = of !== undefined && (isProductId(of) ? { productId: of } : { storeId: of });
    const { points, ...found } = await context.ask(analyticsEndpoints.getTrend, {
      query: { scope: chosen?.scope ?? where, frequency, ...subject, ...periodOf(period) },
    });
    return {
      frequency: found.frequency,
      points: points.slice(-MAX_POINTS).map(pointOutput),
      leftOut: Math.max(0, points.length - MAX_POINTS),
      page: chosen?.page ?? context.link(`/${where === 'mine' ? 'overview' : 'analytics'}${searchOf(period)}`),
    };
  },
  say: ({ frequency, points, page }) =>
    [
      `Orders by ${frequency}:`,
      ...points.map(({ at, orders, isGap }) => `${at} ${isGap ? 'not read' : rangeText(orders)}`),
      page,
    ].join('\n'),
});

function pointOutput({ at, orders, revenue, gap, partial, restated }: TrendPoint): z.infer<typeof Point> {
  return {
    at,
    orders: bare(orders),
    revenueUsd: bare(revenue),
    ...(gap && { isGap: true }),
    ...(partial && { isPartial: true }),
    ...(restated && { isRestated: true }),
  };
}

function bare(estimate: TrendPoint['orders']): z.infer<typeof Bare> {
  const { value, low, high } = asRange(estimate);
  return { value, low, high };
}
