import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { at, listOf } from '../answer/read-json.ts';
import { isHostWide } from '../ask.ts';
import { markOf } from '../product/stock-marks.ts';
import { nextCursor } from './read-stamps.ts';
import { askStorefront, numberOfGid, TooComplex } from './storefront-api.ts';

const QUERY = `query Availability($first: Int!, $after: String) {
  products(first: $first, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id encodedVariantExistence encodedVariantAvailability
      priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    }
  }
}`;

/** 240 × 4 = 960 of the 1,000 points that the tokenless API allows, at one for each object. */
const PAGE_SIZE = 240;

export type AvailabilityList = { at: number; marks: Map<string, number> };

/**
 * Every product with a mark of its variants, which of them can be bought, and its range of prices: 20 times as many
 * products per query as when they are read whole. Null if the API does not answer, or has more than `most`.
 */
export async function listAvailability(
  fetcher: Fetcher,
  origin: string,
  most: number,
): Promise<AvailabilityList | null> {
  const listed: AvailabilityList = { at: Number.POSITIVE_INFINITY, marks: new Map() };
  try {
    let after: string | null = null;
    do {
      if (listed.marks.size >= most) return null;
      const before = listed.marks.size;
      const page: Awaited<ReturnType<typeof askStorefront>> = await askStorefront(fetcher, origin, QUERY, {
        first: PAGE_SIZE,
        after,
      });
      listed.at = Math.min(listed.at, page.at);
      for (const node of listOf(at(page.data, 'products', 'nodes'))) {
        const id = numberOfGid(at(node, 'id'));
        if (id !== null) listed.marks.set(id, markOf(shownOf(node)));
      }
      after = nextCursor(page.data);
      if (listed.marks.size === before) break;
    } while (after !== null);
  } catch (error) {
    if (error instanceof TooComplex || (error instanceof FetchFailure && !isHostWide(error))) return null;
    throw error;
  }
  return listed;
}

function shownOf(node: unknown): string {
  const price = (end: string) => at(node, 'priceRange', end, 'amount');
  const variants = [at(node, 'encodedVariantExistence'), at(node, 'encodedVariantAvailability')];
  return JSON.stringify([...variants, price('minVariantPrice'), price('maxVariantPrice')]);
}
