import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, ReadingVariant, StoreIdentity } from '../../reading.ts';
import { countingFetcher, isHostWide } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { givenVariant, moreVariants } from './changed-products.ts';
import { isPassing, listState, withListState } from './list-state.ts';
import { shopifyVariant } from './product-form.ts';
import { TooComplex } from './storefront-api.ts';

/** Lists of variants are cut at these lengths; a list that ends there may continue. */
const CUT_AT = new Set([100, 250]);
const MAX_PRODUCTS = 40;

/**
 * Adds the variants that products.json cuts off, from the Storefront API. If that does not give them, the products are
 * unchanged: the next reading cuts them at the same place. If it gave them at the last reading, they are left out of
 * this one, which is then not complete, since many of their variants would seem to be gone.
 */
export async function completeVariants(
  asking: Fetcher,
  store: StoreIdentity,
  reading: Reading,
  { readerState }: ReadOptions,
): Promise<Reading> {
  const all = reading.products.filter(({ variants }) => CUT_AT.has(variants.length));
  if (all.length === 0) return reading;
  // the same ones at every reading, wherever they are listed
  const cut = all.toSorted((one, other) => Number(one.externalId) - Number(other.externalId)).slice(0, MAX_PRODUCTS);
  const { fetcher, tally } = countingFetcher(asking);
  const { whole, failure } = await readWhole(fetcher, store, cut);
  const { isCompleted } = listState(readerState);
  const isLate = isCompleted && failure !== null && isPassing(failure);
  // of a catalogue whose other products are unchanged, nothing may be left out
  if (isLate && reading.sizeIfUnchanged !== undefined) throw failure;
  const left = new Set(isLate ? cut.filter((product) => !whole.has(product)) : []);
  const isAnyLonger = [...whole].some(([product, { variants }]) => variants.length > product.variants.length);
  return {
    ...reading,
    ...(isLate && { isComplete: false, problem: { code: failure.code, retryAfterSeconds: failure.retryAfterSeconds } }),
    products: reading.products.filter((product) => !left.has(product)).map((product) => whole.get(product) ?? product),
    // if too many are cut, which of them are completed must not depend on which of them moved
    fingerprint: all.length > MAX_PRODUCTS ? undefined : reading.fingerprint,
    readerState: withListState(readerState, {
      ...listState(reading.readerState ?? readerState),
      isCompleted: failure === null && (isCompleted || isAnyLonger),
    }),
    requests: reading.requests + tally.requests,
    bytes: reading.bytes + tally.bytes,
  };
}

/** Ends at the first product for which the API does not answer: it will not for the others either. */
async function readWhole(fetcher: Fetcher, store: StoreIdentity, cut: readonly ReadingProduct[]) {
  const whole = new Map<ReadingProduct, ReadingProduct>();
  for (const product of cut) {
    try {
      whole.set(product, { ...product, variants: await readAll(fetcher, store, product) });
    } catch (error) {
      if (error instanceof TooComplex) return { whole, failure: new FetchFailure('store-broken', { cause: error }) };
      if (!(error instanceof FetchFailure) || isHostWide(error)) throw error;
      return { whole, failure: error };
    }
  }
  return { whole, failure: null };
}

async function readAll(fetcher: Fetcher, store: StoreIdentity, product: ReadingProduct): Promise<ReadingVariant[]> {
  const from = { id: `gid://shopify/Product/${product.externalId}`, variants: { pageInfo: { hasNextPage: true } } };
  const nodes = await moreVariants(fetcher, store, from);
  const known = new Set(product.variants.map(({ externalId }) => externalId));
  const more = nodes.flatMap((node) => shopifyVariant(givenVariant(node), product.currency) ?? []);
  return [...product.variants, ...more.filter(({ externalId }) => !known.has(externalId))];
}
