import { queryOptions } from '@tanstack/react-query';
import { type DaySpan, isoDay } from '#contract/date-range.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { DAY_MS } from '#contract/time.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from '../store/store-keys.ts';

/** The prices of each variant over a span of UTC days. */
export function getPriceHistoryQuery(productId: string, span: DaySpan) {
  const query = daysOf(span);
  return queryOptions({
    queryKey: [...storesKey, 'prices', productId, query],
    queryFn: ({ signal }) => ask(productEndpoints.getPriceHistory, { params: { id: productId }, query, signal }),
    refetchInterval: 60_000,
  });
}

/** The same as a file. */
export function priceFile(productId: string, span: DaySpan): FileSource {
  const params = { id: productId };
  return { endpoint: productEndpoints.getPriceHistory, params, query: daysOf(span), fileName: `prices-${productId}` };
}

function daysOf({ from, until }: DaySpan) {
  return { from, to: isoDay(Date.parse(until) - DAY_MS) };
}
