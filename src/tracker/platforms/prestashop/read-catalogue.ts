import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { countingFetcher, isHostWide } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { findAddresses } from './find-addresses.ts';
import { prestashopProduct, quantityIn } from './product-form.ts';
import { type Listings, readListings } from './read-listings.ts';
import { readProductPage } from './read-product-page.ts';

/** One request for each product: if lists do not show the stock, it is read for no more products than these. */
const MAX_PRODUCT_PAGES = 500;

/**
 * Reads every product from the JSON of its categories, if the shop gives it, and from its sitemaps. Stock comes from
 * the lists, else from each product's page, for the products with the lowest numbers, so that they are the same at
 * every reading.
 */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const { products: urls, categories, isWhole } = await findAddresses(fetcher, store.origin);
  const listings = await readListings(fetcher, [...categories.values()], options.maxProducts);
  const ids = [...new Set([...urls.keys(), ...listings.items.keys()])].sort(
    (one, other) => Number(one) - Number(other),
  );
  if (ids.length === 0) throw listings.problem ?? new FetchFailure('store-not-a-store', { detail: 'no products' });
  const read = await readProducts(fetcher, store, ids.slice(0, options.maxProducts), urls, listings);
  const isCut = !isWhole || ids.length > options.maxProducts;
  const problem = problemOf(listings.problem) ?? read.problem ?? (isCut ? TOO_LARGE : undefined);
  const { at, products } = read;
  const hasStock = products.some(({ variants }) => variants.some(({ stock }) => stock !== null));
  const signals: Reading['signals'] = hasStock ? ['availability', 'stock'] : ['availability'];
  return { at, mode: 'catalogue', isComplete: !problem, problem, products, ...tally, signals, ranking: null };
}

const TOO_LARGE = { code: 'store-too-large', retryAfterSeconds: null } as const;

type ProductsRead = Pick<Reading, 'at' | 'products' | 'problem'>;

async function readProducts(
  fetcher: Fetcher,
  store: StoreIdentity,
  ids: readonly string[],
  urls: ReadonlyMap<string, string>,
  listings: Listings,
): Promise<ProductsRead> {
  const products: ReadingProduct[] = [];
  let at = Number.POSITIVE_INFINITY;
  let pages = 0;
  let problem: Reading['problem'];
  let isOver = listings.problem !== null && isHostWide(listings.problem);

  const add = (product: ReadingProduct | null, seenAt: number) => {
    if (product) products.push(product);
    at = Math.min(at, seenAt);
  };

  for (const id of ids) {
    const listed = listings.items.get(id);
    const url = urls.get(id) ?? urlIn(listed?.item);
    const listedForm = () =>
      listed &&
      prestashopProduct(listed.item, { origin: store.origin, url, currency: store.currency, readAt: listed.at });
    const isTold = listed !== undefined && quantityIn(listed.item) !== null;
    if (isTold || url === null || pages >= MAX_PRODUCT_PAGES) {
      const form = listedForm();
      if (form) add(form, listed!.at);
      else problem ??= pages >= MAX_PRODUCT_PAGES ? TOO_LARGE : BROKEN;
      continue;
    }
    if (isOver) continue;
    pages++;
    try {
      const page = await readProductPage(fetcher, store, url);
      // a page that shows no product leads elsewhere, or the product is gone
      if (page) add(page.product ?? listedForm() ?? null, page.at);
    } catch (error) {
      if (!(error instanceof FetchFailure) || at === Number.POSITIVE_INFINITY) throw error;
      problem ??= problemOf(error);
      isOver = isHostWide(error) || error.code === 'store-blocked';
    }
  }
  if (at === Number.POSITIVE_INFINITY)
    throw new FetchFailure('store-not-a-store', { detail: 'no product can be read' });
  return { at, products, problem };
}

const BROKEN = { code: 'store-broken', retryAfterSeconds: null } as const;

function problemOf(failure: FetchFailure | null): Reading['problem'] {
  return failure ? { code: failure.code, retryAfterSeconds: failure.retryAfterSeconds } : undefined;
}

function urlIn(item: unknown): string | null {
  const given = (item as { url?: unknown } | undefined)?.url;
  return typeof given === 'string' && /^https?:\/\//.test(given) && given.length < 2048 ? given.split('#')[0]! : null;
}
