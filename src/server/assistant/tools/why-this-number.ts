import { z } from 'zod';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { isProductId } from '#contract/product/product.ts';
import { findStoreOrProduct, pagePath } from '../find-store-or-product.ts';
import { asRange, dollarsText, quote, Range, rangeText, StoreOrProductId, tenths } from '../shapes.ts';
import { tool } from '../tool.ts';
import { Untrusted, untrusted } from '../untrusted.ts';

const MAX_EXAMPLES = 5;

export const whyThisNumber = tool({
  name: 'why_this_number',
  title: 'Why this number',
  description:
    'The receipt of one UTC day of a store or product: what was seen, how it was classified, and how it was revised.',
  input: z.object({ of: StoreOrProductId, day: z.iso.date().describe('A UTC day. Sightings are stored for 90 days.') }),
  output: z.object({
    orders: Range,
    revenueUsd: Range,
    parts: z
      .object({ seen: z.number(), inferred: z.number(), hidden: z.number() })
      .nullable()
      .describe(
        'They add up to the orders. seen: by sightings. inferred: behind later sightings. hidden: behind bulk writes.',
      ),
    sightings: z.array(z.object({ classifiedAs: z.string(), count: z.number().int() })),
    examples: z.array(
      z.object({
        at: z.string(),
        kind: z.string(),
        classifiedAs: z.string(),
        why: z.string(),
        weight: z.number().describe('How much it counts as an order, 0 to 1.'),
        untrustedTitle: Untrusted.optional(),
      }),
    ),
    revised: z.array(
      z.object({ at: z.string(), why: z.string(), ordersFrom: z.number().nullable(), ordersTo: z.number().nullable() }),
    ),
    hoursRead: z.number().describe('Hours of the day that lay between two good readings.'),
    isKept: z.boolean().describe('False if the day is so long ago that its sightings are no longer stored.'),
    receipt: z.url().describe('Link to the whole receipt, for the person.'),
  }),
  async answer({ of, day }, context) {
    const { scope } = await findStoreOrProduct(context, of, { dateRange: DEFAULT_DATE_RANGE });
    const endpoint = isProductId(of) ? productEndpoints.listProductEvidence : storeEndpoints.listStoreEvidence;
    const { items, receipt } = await context.ask(endpoint, { params: { id: of }, query: { day } });
    const { orders, revenue, parts, sightings, restatements, observedSeconds, isKept } = receipt!;
    return {
      ...{ orders: asRange(orders), revenueUsd: asRange(revenue), sightings },
      parts: parts && { seen: tenths(parts.seen), inferred: tenths(parts.inferred), hidden: tenths(parts.hidden) },
      examples: items.slice(0, MAX_EXAMPLES).map(({ at, kind, classifiedAs, why, weight, product }) => ({
        ...{ at, kind, classifiedAs, why, weight },
        ...(product && { untrustedTitle: untrusted(product.title) }),
      })),
      revised: restatements.map(({ at, why, orders: { from, to } }) => ({
        ...{ at, why, ordersFrom: from && tenths(from), ordersTo: to && tenths(to) },
      })),
      ...{ hoursRead: tenths(observedSeconds / 3600), isKept },
      receipt: context.link(`${pagePath(scope, of)}?receipt=${day}`),
    };
  },
  say: ({ orders, revenueUsd, parts, sightings, examples, revised, hoursRead, receipt }) =>
    [
      `Orders ${rangeText(orders)}, ${dollarsText(revenueUsd)}; ${hoursRead} of 24 hours read.`,
      parts && `Seen ${parts.seen}, inferred ${parts.inferred}, hidden ${parts.hidden}.`,
      `Sightings: ${sightings.map(({ classifiedAs, count }) => `${count} ${classifiedAs}`).join(', ') || 'none'}.`,
      ...examples.map(({ at, kind, classifiedAs, why, untrustedTitle }) =>
        [
          `${at} ${kind} classified as ${classifiedAs}: ${why}`,
          untrustedTitle && `untrustedTitle ${quote(untrustedTitle)}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
      ...revised.map(({ at, why, ordersFrom, ordersTo }) => `Revised ${at}: ${ordersFrom} to ${ordersTo}, ${why}.`),
      receipt,
    ]
      .filter(Boolean)
      .join('\n'),
});
