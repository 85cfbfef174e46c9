import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import { mustAsk } from '../ask.ts';
import { jsonOf } from '../read-json.ts';

export const PRODUCTS = '/wp-json/wc/store/v1/products';
export const PAGE_SIZE = 100;

export type StoreApiPage = {
  items: readonly unknown[];
  total: number | null;
  pages: number | null;
  answer: FetchAnswer;
};

/** One list of the Store API. Throws `FetchFailure` where the answer is no list. */
export async function askStoreApi(
  fetcher: Fetcher,
  origin: string,
  query: Record<string, string | number>,
  path = PRODUCTS,
): Promise<StoreApiPage> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await mustAsk(fetcher, { url: `${origin}${path}?${search}`, expects: 'json' });
  const items = jsonOf(answer);
  if (!Array.isArray(items)) throw new FetchFailure('store-not-a-store', { detail: `no list at ${path}` });
  return {
    items,
    total: countIn(answer.headers['x-wp-total']),
    pages: countIn(answer.headers['x-wp-totalpages']),
    answer,
  };
}

function countIn(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,8}$/.test(header) ? Number(header) : null;
}
