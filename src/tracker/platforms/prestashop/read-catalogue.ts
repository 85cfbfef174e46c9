import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { countingFetcher, isHostWide } from '../ask.ts';
import { readerState } from '../generic/reader-state.ts';
import type { ReadOptions } from '../platform.ts';
import { findAddresses } from './find-addresses.ts';
import { prestashopProduct, quantityIn } from './product-form.ts';
import { type Listings, readListings } from './read-listings.ts';
import { readProductPages } from './read-product-pages.ts';

/** One request for each product: if lists do not show the stock, it is read for no more products than these. */
const MAX_PRODUCT_PAGES = 500;

/**
 * Reads every product from the JSON of its categories, if the shop gives it, and from its sitemaps. Stock comes from
 * the lists, else from each product's page, for the products with the lowest numbers, so that they are the same at
 * every reading. If a reading breaks off among these pages, the next one continues there.
 */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const { products: urls, categories, isWhole } = await findAddresses(fetcher, store.origin);
  const listings = await readListings(fetcher, [...categories.values()], options.maxProducts);
  const ids = [...new Set([...urls.keys(), ...listings.items.keys()])].sort(
    (one, other) => Number(one) - Number(other),
  );
  if (ids.length === 0) throw listings.problem ?? new FetchFailure('store-not-a-store', { detail: 'no products' });
  const wanted = ids.slice(0, options.maxProducts);
  const { at, products, after, ...read } = await readProducts(fetcher, store, wanted, { urls, listings, options });
  const isCut = !isWhole || ids.length > options.maxProducts;
  const problem = problemOf(listings.problem) ?? read.problem ?? (isCut ? TOO_LARGE : undefined);
  const hasStock = products.some(({ variants }) => variants.some(({ stock }) => stock !== null));
  return {
    at,
    mode: 'catalogue',
    isComplete: !problem,
    problem,
    products,
    ...tally,
    signals: hasStock ? ['availability', 'stock'] : ['availability'],
    ranking: null,
    listed: isWhole && !listings.problem ? ids.length : null,
    readerState: { after },
  };
}

const TOO_LARGE = { code: 'store-too-large', retryAfterSeconds: null } as const;

type ProductsRead = Pick<Reading, 'at' | 'products' | 'problem'> & { after: string | null };

async function readProducts(
  fetcher: Fetcher,
  store: StoreIdentity,
  ids: readonly string[],
  from: { urls: ReadonlyMap<string, string>; listings: Listings; options: ReadOptions },
): Promise<ProductsRead> {
  const { urls, listings, options } = from;
  const most = options.mostPages ?? MAX_PRODUCT_PAGES;
  const products: ReadingProduct[] = [];
  const pages = new Map<string, string>();
  let at = Number.POSITIVE_INFINITY;
  let problem: Reading['problem'];

  const urlOf = (id: string) => urls.get(id) ?? urlIn(listings.items.get(id)?.item);
  const add = (product: ReadingProduct | null, seenAt: number) => {
    if (product) products.push(product);
    at = Math.min(at, seenAt);
  };
  const listedForm = (id: string) => {
    const listed = listings.items.get(id);
    if (!listed) return null;
    const shown = { origin: store.origin, url: urlOf(id), currency: store.currency, readAt: listed.at };
    return prestashopProduct(listed.item, shown);
  };

  for (const id of ids) {
    const listed = listings.items.get(id);
    const url = urlOf(id);
    const isTold = listed !== undefined && quantityIn(listed.item) !== null;
    if (!isTold && url !== null && pages.size < most) {
      pages.set(id, url);
      continue;
    }
    const form = listedForm(id);
    if (form) add(form, listed!.at);
    else problem ??= pages.size >= most ? TOO_LARGE : BROKEN;
  }
  const { after } = readerState(options.readerState);
  const isOver = listings.problem !== null && isHostWide(listings.problem);
  const read = isOver ? { pages: [], failure: null, after } : await readProductPages(fetcher, store, pages, after);
  // a page that shows no product leads elsewhere, or the product is gone
  for (const { id, page } of read.pages) add(page.product ?? listedForm(id), page.at);
  if (at === Number.POSITIVE_INFINITY)
    throw read.failure ?? new FetchFailure('store-not-a-store', { detail: 'no product can be read' });
  return { at, products, problem: problemOf(read.failure) ?? problem, after: read.after };
}

const BROKEN = { code: 'store-broken', retryAfterSeconds: null } as const;

function problemOf(failure: FetchFailure | null): Reading['problem'] {
  return failure ? { code: failure.code, retryAfterSeconds: failure.retryAfterSeconds } : undefined;
}

function urlIn(item: unknown): string | null {
  const given = (item as { url?: unknown } | undefined)?.url;
  return typeof given === 'string' && /^https?:\/\//.test(given) && given.length < 2048 ? given.split('#')[0]! : null;
}
