import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { idOf } from '../parse-text.ts';
import { timeOf } from '../parse-time.ts';
import { at } from '../read-json.ts';
import { askStoreApi, PAGE_SIZE } from './store-api.ts';

const WP_PRODUCTS = '/wp-json/wp/v2/product';
const MOST_PAGES = 250;

export type WooStamps = { stamps: Map<string, number>; at: number };

/**
 * `modified_gmt` of products by id, newest first, out of WordPress's own list; `since` ends the reading there.
 * Throws `FetchFailure` where the first page cannot be had; later ones end the reading.
 */
export async function readStamps(
  fetcher: Fetcher,
  origin: string,
  limits: { most: number; since?: number },
): Promise<WooStamps> {
  const stamps = new Map<string, number>();
  const since = limits.since ?? Number.NEGATIVE_INFINITY;
  let readAt = 0;
  for (let page = 1; page <= MOST_PAGES && stamps.size < limits.most; page++) {
    const order = { orderby: 'modified', order: 'desc', _fields: 'id,modified_gmt' };
    const query = { per_page: Math.min(PAGE_SIZE, limits.most), page, ...order };
    let read: Awaited<ReturnType<typeof askStoreApi>>;
    try {
      read = await askStoreApi(fetcher, origin, query, WP_PRODUCTS);
    } catch (error) {
      if (error instanceof FetchFailure && page > 1) break;
      throw error;
    }
    if (page === 1) readAt = read.answer.at;
    const before = stamps.size;
    let isPast = false;
    for (const item of read.items) {
      const id = idOf(at(item, 'id'));
      const time = timeOf(at(item, 'modified_gmt'), read.answer.at);
      if (id === null || time === null) continue;
      if (time <= since) isPast = true;
      else stamps.set(id, time);
    }
    const isLast = read.pages === null ? read.items.length < PAGE_SIZE : page >= read.pages;
    if (isPast || isLast || stamps.size === before) break;
  }
  return { stamps, at: readAt };
}
