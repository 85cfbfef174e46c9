import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { at } from '../answer/read-json.ts';
import { idOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';
import { askStoreApi, PAGE_SIZE, type Site } from './store-api.ts';

const WP_PRODUCTS = '/wp/v2/product';
const MAX_PAGES = 250;

export type WooStamps = { stamps: Map<string, number>; at: number };

/**
 * `modified_gmt` of products by id, newest first, from WordPress's own list; only of `ids` if they are given. Throws
 * `FetchFailure` if the first page cannot be read; a later failure ends the reading.
 */
export async function readStamps(
  fetcher: Fetcher,
  site: Site,
  asked: { most: number; ids?: readonly string[] },
): Promise<WooStamps> {
  const stamps = new Map<string, number>();
  let readAt = 0;
  for (let page = 1; page <= MAX_PAGES && stamps.size < asked.most; page++) {
    const order = { orderby: 'modified', order: 'desc', _fields: 'id,modified_gmt' };
    const ids = asked.ids?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const place: Record<string, string | number> = ids ? { include: ids.join(',') } : { page };
    const query = { per_page: Math.min(PAGE_SIZE, asked.most), ...place, ...order };
    let read: Awaited<ReturnType<typeof askStoreApi>>;
    try {
      read = await askStoreApi(fetcher, site, query, WP_PRODUCTS);
    } catch (error) {
      if (error instanceof FetchFailure && page > 1) break;
      throw error;
    }
    if (page === 1) readAt = read.answer.at;
    const before = stamps.size;
    for (const item of read.items) {
      const id = idOf(at(item, 'id'));
      const time = timeOf(at(item, 'modified_gmt'), read.answer.at);
      if (id !== null && time !== null) stamps.set(id, time);
    }
    const isLast = asked.ids
      ? page * PAGE_SIZE >= asked.ids.length
      : read.pages === null
        ? read.items.length < PAGE_SIZE
        : page >= read.pages;
    if (isLast || stamps.size === before) break;
  }
  return { stamps, at: readAt };
}
