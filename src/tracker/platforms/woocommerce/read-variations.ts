import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { at } from '../answer/read-json.ts';
import { idOf } from '../parse/text.ts';
import { isSoldOut, SOLD_OUT, unlessRefused } from './sold-out.ts';
import { askStoreApi, PAGE_SIZE, type Site } from './store-api.ts';

/** Entries of variations by the id of their parent. */
type Variations = ReadonlyMap<string, readonly unknown[]>;
/** `hides`: whether sold-out variations were found that the ordinary list does not show. */
export type VariationsRead = { byParent: Variations; hides: boolean; problem: FetchFailure | null };

const MAX_PAGES = 500;
const PARENTS_AT_ONCE = 50;

/** Whether an entry says that it is a product with variations of its own. */
export function hasVariations(item: unknown): boolean {
  const named = at(item, 'variations');
  // those that a store hides may not be named
  return (Array.isArray(named) && named.length > 0) || at(item, 'type') === 'variable';
}

/**
 * Reads all variations of the catalogue, or those of `parents`. A failure ends the reading; what was read is returned.
 * `areHidden`: whether the store is known to hide what is sold out.
 */
export async function readVariations(
  fetcher: Fetcher,
  site: Site,
  parents: readonly string[] | 'all',
  areHidden: boolean,
): Promise<VariationsRead> {
  const byParent = new Map<string, unknown[]>();
  const seen = new Set<string>();
  let hides = false;
  try {
    if (parents === 'all') {
      await readList({});
      const isSuspect = seen.size > 0 && ![...byParent.values()].flat().some(isSoldOut);
      if (areHidden || isSuspect) await readHidden({});
    } else {
      for (let start = 0; start < parents.length; start += PARENTS_AT_ONCE) {
        const filter = { parent: parents.slice(start, start + PARENTS_AT_ONCE).join(',') };
        await readList(filter);
        if (areHidden) await readHidden(filter);
      }
    }
    return { byParent, hides, problem: null };
  } catch (error) {
    if (error instanceof FetchFailure) return { byParent, hides, problem: error };
    throw error;
  }

  async function readHidden(filter: Record<string, string>): Promise<void> {
    const shown = seen.size;
    await unlessRefused(() => readList({ ...filter, ...SOLD_OUT }), undefined, areHidden);
    if (seen.size > shown) hides = true;
  }

  async function readList(filter: Record<string, string>): Promise<void> {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const order = { orderby: 'id', order: 'asc' };
      const query = { type: 'variation', ...filter, per_page: PAGE_SIZE, page, ...order };
      const { items, pages } = await askStoreApi(fetcher, site, query);
      const before = seen.size;
      for (const item of items) {
        const id = idOf(at(item, 'id'));
        const parent = idOf(at(item, 'parent'));
        // a server that does not know the filter returns products instead, whose parent is 0
        if (id === null || parent === null || parent === '0' || seen.has(id)) continue;
        seen.add(id);
        const siblings = byParent.get(parent);
        if (siblings) siblings.push(slim(item));
        else byParent.set(parent, [slim(item)]);
      }
      const isLast = pages === null ? items.length < PAGE_SIZE : page >= pages;
      if (seen.size === before || isLast) return;
    }
    throw new FetchFailure('store-too-large', { detail: 'variations' });
  }
}

const NEEDED = [
  'id',
  'variation',
  'sku',
  'prices',
  'is_in_stock',
  'is_on_backorder',
  'sold_individually',
  'stock_availability',
];

/** The fields that are read of a variation: a large catalogue has tens of thousands, with their pictures and texts. */
function slim(item: unknown): unknown {
  const cart = ['maximum', 'minimum', 'multiple_of'].map((key) => [key, at(item, 'add_to_cart', key)]);
  const kept: Record<string, unknown> = { add_to_cart: Object.fromEntries(cart) };
  for (const key of NEEDED) kept[key] = at(item, key);
  return kept;
}
