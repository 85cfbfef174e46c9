import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, ReadingVariant, StoreIdentity } from '../../reading.ts';
import { countingFetcher, isHostWide } from '../ask.ts';
import { givenVariant, moreVariants } from './changed-products.ts';
import { shopifyVariant } from './product-form.ts';
import { TooComplex } from './storefront-api.ts';

/** Lists of variants are cut at these lengths; a list that ends there may continue. */
const CUT_AT = new Set([100, 250]);
const MAX_PRODUCTS = 40;

/**
 * Adds the variants that products.json cuts off, from the Storefront API. If that does not give them, the product is
 * unchanged: the next reading cuts it at the same place.
 */
export async function completeVariants(asking: Fetcher, store: StoreIdentity, reading: Reading): Promise<Reading> {
  const all = reading.products.filter(({ variants }) => CUT_AT.has(variants.length));
  if (all.length === 0) return reading;
  const cut = all.slice(0, MAX_PRODUCTS);
  const { fetcher, tally } = countingFetcher(asking);
  const whole = new Map<string, ReadingProduct>();
  for (const product of cut) {
    const variants = await readAll(fetcher, store, product);
    if (variants === null) break;
    whole.set(product.externalId, { ...product, variants });
  }
  return {
    ...reading,
    products: reading.products.map((product) => whole.get(product.externalId) ?? product),
    // if too many are cut, which of them are completed must not depend on which of them moved
    fingerprint: all.length > MAX_PRODUCTS ? undefined : reading.fingerprint,
    requests: reading.requests + tally.requests,
    bytes: reading.bytes + tally.bytes,
  };
}

/** Null if the API does not answer: it will not for the others either. */
async function readAll(
  fetcher: Fetcher,
  store: StoreIdentity,
  product: ReadingProduct,
): Promise<ReadingVariant[] | null> {
  const from = { id: `gid://shopify/Product/${product.externalId}`, variants: { pageInfo: { hasNextPage: true } } };
  try {
    const nodes = await moreVariants(fetcher, store, from);
    const known = new Set(product.variants.map(({ externalId }) => externalId));
    const more = nodes.flatMap((node) => shopifyVariant(givenVariant(node), product.currency) ?? []);
    return [...product.variants, ...more.filter(({ externalId }) => !known.has(externalId))];
  } catch (error) {
    if (error instanceof TooComplex || (error instanceof FetchFailure && !isHostWide(error))) return null;
    throw error;
  }
}
