import { z } from 'zod';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { findStoreOrProduct, pagePath } from '../find-store-or-product.ts';
import { asRange, PERIOD, Range, rangeText, StoreOrProductId } from '../shapes.ts';
import { tool } from '../tool.ts';

const READINGS = 20;
const MAX_REVISED = 5;

export const accuracy = tool({
  name: 'accuracy',
  title: 'Accuracy',
  description:
    'How reliable the numbers of a store or product are: the width of the range, the signals of sales, how the last ' +
    'readings went, and which days were revised after they had settled.',
  input: z.object({ of: StoreOrProductId, ...PERIOD }),
  output: z.object({
    orders: Range,
    width: z
      .number()
      .nullable()
      .describe('Width of the range divided by the number: 0.2 is about ±10 %. Null: no number.'),
    signs: z.array(z.object({ kind: z.string(), state: z.string(), source: z.string(), since: z.string() })),
    lastReadAt: z.string().nullable(),
    readings: z
      .array(z.object({ outcome: z.string(), count: z.number().int() }))
      .describe(`How the last ${READINGS} readings ended.`),
    revised: z.array(
      z.object({
        ...{ day: z.string(), at: z.string(), why: z.string() },
        ...{ ordersFrom: z.number().nullable(), ordersTo: z.number().nullable() },
      }),
    ),
    page: z.url(),
    measured: z.url().describe('Link: how accurate the estimates are, measured against shops whose orders are known.'),
  }),
  async answer({ of, ...period }, context) {
    const { ask, link } = context;
    const storeId = of.split('-')[0]!;
    const chosen = await findStoreOrProduct(context, of, period);
    const params = { id: storeId };
    const [signals, readings, revised] = await Promise.all([
      ask(storeEndpoints.listStoreSignals, { params }),
      ask(storeEndpoints.listStoreReadings, { params, query: { pageSize: READINGS } }),
      ask(storeEndpoints.listStoreRestatements, { params }),
    ]);
    const counts = new Map<string, number>();
    for (const { outcome } of readings.items) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const item = chosen.store ?? chosen.product;
    const orders = asRange(item.orders);
    const { value, low, high } = orders;
    return {
      orders,
      width: value && low !== null && high !== null ? Math.round(((high - low) / value) * 100) / 100 : null,
      signs: signals.items.map(({ kind, state, source, since }) => ({ kind, state, source, since })),
      lastReadAt: item.lastReadAt,
      readings: [...counts].map(([outcome, count]) => ({ outcome, count })),
      revised: revised.items.slice(0, MAX_REVISED).map(({ day, at, why, orders: { from, to } }) => ({
        ...{ day, at, why, ordersFrom: from, ordersTo: to },
      })),
      page: link(pagePath(chosen.scope, storeId)),
      measured: link('/#accuracy'),
    };
  },
  say: ({ orders, width, signs, lastReadAt, readings, revised, page, measured }) =>
    [
      `Orders ${rangeText(orders)}${width === null ? '' : `: the range is ${Math.round(width * 100)} % of the number`}.`,
      `Signals of sales: ${signs.map(({ kind, state }) => `${kind} ${state}`).join(', ') || 'none'}.`,
      `Last read ${lastReadAt ?? 'never'}; readings: ${readings.map(({ outcome, count }) => `${count} ${outcome}`).join(', ') || 'none'}.`,
      `Days revised after they had settled: ${revised.length === 0 ? 'none' : revised.map(({ day, why }) => `${day} (${why})`).join(', ')}.`,
      `${page} ${measured}`,
    ].join('\n'),
});
