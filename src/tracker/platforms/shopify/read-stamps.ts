import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { at, listOf } from '../answer/read-json.ts';
import { timeOf } from '../parse/time.ts';
import { categoryIn } from './product-form.ts';
import { type askStorefront, askWithOptional, numberOfGid, TooComplex } from './storefront-api.ts';

const QUERY = `query Stamps($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: UPDATED_AT, reverse: true) {
    pageInfo { hasNextPage endCursor }
    nodes { id updatedAt category { id } isGiftCard variants(first: 1) { nodes { requiresComponents } } }
  }
}`;

/** `categories`: the shop's category of a product, null if it has none; `noGoods`: gift cards and bundles. */
export type StampsRead = {
  stamps: Map<string, number>;
  categories: Map<string, string | null>;
  noGoods: Set<string>;
  at: number | null;
};

/** Reads last-modified stamps and categories by product id from the Storefront API, newest first, at most `most`. */
export async function readStamps(fetcher: Fetcher, origin: string, most: number): Promise<StampsRead> {
  const stamps = new Map<string, number>();
  const categories = new Map<string, string | null>();
  const noGoods = new Set<string>();
  let pageSize = Math.min(250, most);
  let after: string | null = null;
  let readAt: number | null = null;
  while (stamps.size < most) {
    let page: Awaited<ReturnType<typeof askStorefront>>;
    try {
      page = await askWithOptional(fetcher, origin, QUERY, { first: pageSize, after });
    } catch (error) {
      if (!(error instanceof TooComplex)) throw error;
      if (pageSize < 10) throw new FetchFailure('store-broken', { detail: 'the API refuses every page size' });
      pageSize = Math.floor(pageSize / 2);
      continue;
    }
    readAt ??= page.at;
    const before = stamps.size;
    for (const node of listOf(at(page.data, 'products', 'nodes'))) {
      const id = numberOfGid(at(node, 'id'));
      const time = timeOf(at(node, 'updatedAt'), page.at);
      if (id !== null && time !== null) stamps.set(id, time);
      const category = categoryIn(at(node, 'category'));
      if (id !== null && category !== undefined) categories.set(id, category);
      const isBundle = at(node, 'variants', 'nodes', 0, 'requiresComponents') === true;
      if (id !== null && (isBundle || at(node, 'isGiftCard') === true)) noGoods.add(id);
    }
    after = nextCursor(page.data);
    if (after === null || stamps.size === before) break;
  }
  return { stamps, categories, noGoods, at: readAt };
}

export function nextCursor(data: unknown): string | null {
  const cursor = at(data, 'products', 'pageInfo', 'endCursor');
  const hasNext = at(data, 'products', 'pageInfo', 'hasNextPage') === true;
  return hasNext && typeof cursor === 'string' && cursor.length < 1000 ? cursor : null;
}
