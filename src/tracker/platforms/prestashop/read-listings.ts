import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { at, jsonOf, listOf, plainAt } from '../answer/read-json.ts';
import { askPage, isHostWide } from '../ask.ts';
import { idOf } from '../parse/text.ts';

/** PrestaShop lists 12 to 24 products a page: 25,000 products take 1,050 pages of 24. */
const MAX_PAGES = 1_200;
const MAX_PAGES_OF_ONE = 1_100;
const AJAX = { 'x-requested-with': 'XMLHttpRequest' };

/** `items` is by product number, with the time of the page. `isRead`: whether any category answers in JSON at all. */
export type Listings = {
  items: Map<string, { item: unknown; at: number }>;
  isRead: boolean;
  problem: FetchFailure | null;
};

/** Reads every page of every category as JSON, as its theme does; a shop whose robots.txt forbids it has none. */
export async function readListings(fetcher: Fetcher, categories: readonly string[], most: number): Promise<Listings> {
  const listings: Listings = { items: new Map(), isRead: false, problem: null };
  let asked = 0;
  for (const url of categories) {
    for (let page = 1; page <= MAX_PAGES_OF_ONE && listings.items.size < most; page++) {
      if (asked++ >= MAX_PAGES) {
        listings.problem = new FetchFailure('store-too-large');
        return listings;
      }
      let listed: Awaited<ReturnType<typeof readListing>>;
      try {
        listed = await readListing(fetcher, url, page);
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error;
        if (isHostWide(error) || listings.isRead) {
          if (!listings.isRead) throw error;
          listings.problem = error;
        }
        return listings;
      }
      if (listed === null) break;
      listings.isRead = true;
      let isAnyNew = false;
      for (const item of listed.items) {
        const id = idOf(at(item, 'id_product') ?? at(item, 'id'));
        if (id === null || listings.items.has(id)) continue;
        isAnyNew = true;
        listings.items.set(id, { item, at: listed.at });
      }
      if (page >= listed.pages || (listed.items.length === 0 && !isAnyNew)) break;
    }
  }
  return listings;
}

/** Null if this address has no such list: a category that is gone, or hidden. */
async function readListing(
  fetcher: Fetcher,
  url: string,
  page: number,
): Promise<{ items: readonly unknown[]; pages: number; at: number } | null> {
  const address = `${url}${url.includes('?') ? '&' : '?'}from-xhr&page=${page}`;
  const answer = await askPage(fetcher, { url: address, expects: 'json', headers: AJAX });
  if (answer === null) return null;
  const body = jsonOf(answer);
  const items = at(body, 'products');
  if (!Array.isArray(items)) throw new FetchFailure('store-not-a-store', { detail: 'no products in a category' });
  const pages = Number(plainAt(body, 'pagination', 'pages_count') ?? 1);
  return { items: listOf(items), pages: Number.isSafeInteger(pages) ? pages : 1, at: answer.at };
}
