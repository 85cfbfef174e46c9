import { MINUTE_MS } from '#runtime/clock.ts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import type { Stamps } from '../../signals/judge-stamps.ts';
import { withoutCapped } from '../../signals/judge-stock.ts';
import { at } from '../answer/read-json.ts';
import { countingFetcher } from '../ask.ts';
import { idOf } from '../parse/text.ts';
import { headerTimeOf } from '../parse/time.ts';
import type { ReadOptions } from '../platform.ts';
import { type HeldProducts, heldAfter, heldProducts, idsToAsk } from './held-products.ts';
import { wooProduct } from './product-form.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readStamps } from './read-stamps.ts';
import { hasVariations, readVariations } from './read-variations.ts';
import { hidesSoldOut, SOLD_OUT } from './sold-out.ts';
import { modifiedSources } from './sources.ts';
import { askStoreApi, PAGE_SIZE, type Site } from './store-api.ts';

/** Cached copies may be a little old: readings overlap by this time. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** For more than 300 moved products, reading the whole catalogue takes hardly longer. */
const MAX_PAGES = 3;

/**
 * The products that were saved since, found by the filter on the modification time: parents, and those whose variations
 * were saved. A sale saves a product whose stock is managed. Reads the whole catalogue if the filter is not proven.
 */
export async function readChanges(
  asking: Fetcher,
  store: StoreIdentity,
  since: number,
  options: ReadOptions,
): Promise<Reading> {
  const live = modifiedSources(options.sources);
  if (!live.filter) return readCatalogue(asking, store, options);
  const { fetcher, tally } = countingFetcher(asking);
  const from = since - OVERLAP_MS;
  const areHidden = hidesSoldOut(options.readerState);
  const moved = await readMoved(fetcher, store, from, areHidden);
  if (moved === null) return { ...(await readCatalogue(fetcher, store, options)), ...tally };
  const signals: Reading['signals'] = ['availability', 'stock'];
  if (live.stamps) signals.push('modified');
  const base = { at: moved.at, mode: 'changes' as const, signals, ranking: null };
  const saved = new Set(moved.parents.keys());
  // a stamp says that units were sold; without one, they may be held by a checkout
  const held = heldProducts(live.stamps ? null : options.readerState);
  const again = idsToAsk(held).filter((id) => !saved.has(id));
  for (const [id, item] of await readAgain(fetcher, store, again, moved.at - OVERLAP_MS)) moved.parents.set(id, item);
  if (moved.parents.size + held.size === 0) return { ...base, isComplete: true, products: [], ...tally };
  const asked = { areStampsAlive: live.stamps, areHidden };
  const { products, problem } = await readMovedProducts(fetcher, store, moved.parents, asked);
  const believed = withoutCapped(products, options.stockCap ?? null);
  const reading = { ...base, isComplete: !problem, problem, products: believed, ...tally };
  if (live.stamps) return reading;
  const after = heldAfter(held, { products, readAt: moved.at, saved });
  return held.size + after.size === 0 ? reading : { ...reading, readerState: withHeld(options.readerState, after) };
}

function withHeld(readerState: unknown, held: HeldProducts): Record<string, unknown> {
  return { ...(readerState as Record<string, unknown> | null), held: [...held] };
}

/** The entries of products that moved, by id; an id without an entry is known only from a variation. */
type Moved = { parents: Map<string, unknown>; at: number };

async function readMoved(fetcher: Fetcher, site: Site, from: number, areHidden: boolean): Promise<Moved | null> {
  const parents = new Map<string, unknown>();
  const products = await listModified(fetcher, site, from, {});
  if (products === null) return null;
  const lastSaved = headerTimeOf(products.lastModified, products.at);
  // the header covers variations and hidden products too
  const isAll = lastSaved !== null && lastSaved <= from;
  const hidden = areHidden && !isAll ? await listModified(fetcher, site, from, SOLD_OUT) : NOTHING;
  if (hidden === null) return null;
  for (const item of [...products.items, ...hidden.items]) {
    const id = idOf(at(item, 'id'));
    if (id !== null) parents.set(id, item);
  }
  if (isAll) return { parents, at: products.at };
  for (const status of areHidden ? [{}, SOLD_OUT] : [{}]) {
    const variations = await listModified(fetcher, site, from, { type: 'variation', ...status });
    if (variations === null) return null;
    for (const item of variations.items) {
      const parent = idOf(at(item, 'parent'));
      if (parent !== null && parent !== '0' && !parents.has(parent)) parents.set(parent, undefined);
    }
  }
  return { parents, at: products.at };
}

const NOTHING = { items: [] as unknown[] };

async function listModified(
  fetcher: Fetcher,
  site: Site,
  from: number,
  kind: Record<string, string>,
): Promise<{ items: unknown[]; at: number; lastModified: string | undefined } | null> {
  const items: unknown[] = [];
  // a time without a zone is compared with the column, which is UTC; WordPress would shift a time with a zone
  const after = new Date(from).toISOString().slice(0, 19);
  const filter = {
    ...kind,
    date_column: 'modified_gmt',
    after,
    orderby: 'modified',
    order: 'desc',
    per_page: PAGE_SIZE,
  };
  for (let page = 1; page <= MAX_PAGES; page++) {
    const listed = await askStoreApi(fetcher, site, { ...filter, page });
    items.push(...listed.items);
    const isLast = listed.pages === null ? listed.items.length < PAGE_SIZE : page >= listed.pages;
    if (isLast) return { items, at: listed.answer.at, lastModified: listed.answer.headers['last-modified'] };
  }
  return null;
}

async function readMovedProducts(
  fetcher: Fetcher,
  site: Site,
  parents: Map<string, unknown>,
  { areStampsAlive, areHidden }: { areStampsAlive: boolean; areHidden: boolean },
): Promise<Pick<Reading, 'products' | 'problem'>> {
  const unseen = [...parents].filter(([, item]) => item === undefined).map(([id]) => id);
  for (let start = 0; start < unseen.length; start += PAGE_SIZE) {
    await listByIds(fetcher, site, unseen.slice(start, start + PAGE_SIZE), { areHidden, notBefore: 0 }, parents);
  }
  const variable = [...parents].filter(([, item]) => hasVariations(item)).map(([id]) => id);
  const variations = await readVariations(fetcher, site, variable, areHidden);
  const stamps = areStampsAlive ? await stampsOf(fetcher, site, [...parents.keys()]) : new Map<string, number>();
  const products: ReadingProduct[] = [];
  let failure = variations.problem;
  for (const [id, item] of parents) {
    // a hidden parent of a visible variation is not listed
    if (item === undefined || (variations.problem && hasVariations(item))) continue;
    const product = wooProduct(item, variations.byParent.get(id) ?? [], site.origin, stamps.get(id) ?? null);
    if (product === null) failure ??= new FetchFailure('store-broken');
    else if (product !== 'unpriced') products.push(product);
  }
  return {
    products,
    problem: failure ? { code: failure.code, retryAfterSeconds: failure.retryAfterSeconds } : undefined,
  };
}

/**
 * Adds to `found` at most a page of products, sold out or not; none that was not asked for. An answer from before
 * `notBefore` is an old copy, which a cache gives for an address that was asked before.
 */
async function listByIds(
  fetcher: Fetcher,
  site: Site,
  ids: readonly string[],
  { areHidden, notBefore }: { areHidden: boolean; notBefore: number },
  found: Map<string, unknown>,
): Promise<void> {
  const left = new Set(ids);
  for (const status of areHidden ? [{}, SOLD_OUT] : [{}]) {
    if (left.size === 0) return;
    const { items, answer } = await askStoreApi(fetcher, site, {
      ...{ include: [...left].join(','), per_page: PAGE_SIZE },
      ...status,
    });
    if (answer.at < notBefore) return;
    for (const item of items) {
      const id = idOf(at(item, 'id'));
      if (id !== null && left.delete(id)) found.set(id, item);
    }
  }
}

/**
 * What was saved is known without these, so a store may refuse them: the day's catalogue has them too. Those that are
 * not listed may have sold out in a shop that hides this since its last catalogue.
 */
async function readAgain(
  fetcher: Fetcher,
  site: Site,
  ids: readonly string[],
  notBefore: number,
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  try {
    await listByIds(fetcher, site, ids, { areHidden: true, notBefore }, found);
  } catch (error) {
    if (!(error instanceof FetchFailure) || error.code === 'store-throttled') throw error;
  }
  return found;
}

async function stampsOf(fetcher: Fetcher, site: Site, ids: string[]): Promise<Stamps> {
  try {
    return (await readStamps(fetcher, site, { most: ids.length, ids })).stamps;
  } catch (error) {
    if (error instanceof FetchFailure && error.code !== 'store-throttled') return new Map();
    throw error;
  }
}
