import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { at, listOf } from '../answer/read-json.ts';
import type { Tally } from '../ask.ts';
import { currencyOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';
import { type GivenVariant, shopifyProduct } from './product-form.ts';
import { nextCursor } from './read-stamps.ts';
import { type askStorefront, askWithOptional, numberOfGid, TooComplex } from './storefront-api.ts';

const VARIANT =
  'id title sku availableForSale price { amount currencyCode } compareAtPrice { amount } requiresComponents';

const PRODUCT = `
      id handle title vendor productType publishedAt updatedAt featuredImage { url } category { id } isGiftCard
      variants(first: $variants) { pageInfo { hasNextPage endCursor } nodes { ${VARIANT} } }`;

const CHANGED = `query Changed($first: Int!, $after: String, $variants: Int!) {
  products(first: $first, after: $after, sortKey: UPDATED_AT, reverse: true) {
    pageInfo { hasNextPage endCursor }
    nodes {${PRODUCT}
    }
  }
}`;

const NAMED = `query Named($ids: [ID!]!, $variants: Int!) {
  nodes(ids: $ids) {
    ... on Product {${PRODUCT}
    }
  }
}`;

const MORE_VARIANTS = `query MoreVariants($id: ID!, $after: String) {
  node(id: $id) {
    ... on Product { variants(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${VARIANT} } } }
  }
}`;

/**
 * 12 products with 25 variants each: 12 × (3 + 25 × 3) = 936 of the 1,000 points that the tokenless API allows, at one
 * for each object.
 */
const FIRST_PAGE = 12;
const FIRST_VARIANTS = 25;
const MAX_VARIANT_PAGES = 21;

export type ChangedRead = { products: ReadingProduct[]; unreadable: number; at: number; isWhole: boolean };

/** The reading of these products; not complete if some could not be read. */
export function readingOf(
  { at, products, unreadable }: Omit<ChangedRead, 'isWhole'>,
  signals: Reading['signals'],
): Omit<Reading, keyof Tally> {
  const problem = unreadable > 0 ? { code: 'store-broken' as const, retryAfterSeconds: null } : undefined;
  return { at, mode: 'changes', isComplete: !problem, problem, products, signals, ranking: null };
}

/** Products whose stamp is after `since`, newest first; `isWhole` is false if they take more than `mostPages` pages. */
export async function readChanged(
  fetcher: Fetcher,
  store: StoreIdentity,
  since: number,
  mostPages: number,
): Promise<ChangedRead> {
  const products = new Map<string, ReadingProduct>();
  let pageSize = FIRST_PAGE;
  let after: string | null = null;
  let readAt = 0;
  let unreadable = 0;
  for (let pages = 0; pages < mostPages; ) {
    let page: Awaited<ReturnType<typeof askStorefront>>;
    try {
      page = await askWithOptional(fetcher, store.origin, CHANGED, {
        first: pageSize,
        after,
        variants: FIRST_VARIANTS,
      });
    } catch (error) {
      if (!(error instanceof TooComplex)) throw error;
      if (pageSize === 1) throw new FetchFailure('store-broken', { detail: 'the API refuses every page size' });
      pageSize = Math.floor(pageSize / 2);
      continue;
    }
    pages++;
    if (pages === 1) readAt = page.at;
    for (const node of listOf(at(page.data, 'products', 'nodes'))) {
      const modifiedAt = timeOf(at(node, 'updatedAt'), page.at);
      if (modifiedAt !== null && modifiedAt <= since) return done(true);
      const product = modifiedAt === null ? null : await changedProduct(fetcher, store, node, modifiedAt, page.at);
      if (product === null) unreadable++;
      else if (!products.has(product.externalId)) products.set(product.externalId, product);
    }
    after = nextCursor(page.data);
    if (after === null) return done(true);
  }
  return done(false);

  function done(isWhole: boolean): ChangedRead {
    return { products: [...products.values()], unreadable, at: readAt, isWhole };
  }
}

/** These products, by the numbers of their ids; products that are gone are left out. Throws `TooComplex`. */
export async function readNamed(
  fetcher: Fetcher,
  store: StoreIdentity,
  externalIds: readonly string[],
): Promise<Pick<ChangedRead, 'products' | 'unreadable'>> {
  const products: ReadingProduct[] = [];
  let unreadable = 0;
  for (let start = 0; start < externalIds.length; start += FIRST_PAGE) {
    const ids = externalIds.slice(start, start + FIRST_PAGE).map((id) => `gid://shopify/Product/${id}`);
    const page = await askWithOptional(fetcher, store.origin, NAMED, { ids, variants: FIRST_VARIANTS });
    for (const node of listOf(at(page.data, 'nodes'))) {
      if (node === null) continue;
      const modifiedAt = timeOf(at(node, 'updatedAt'), page.at);
      const product = modifiedAt === null ? null : await changedProduct(fetcher, store, node, modifiedAt, page.at);
      if (product) products.push(product);
      else unreadable++;
    }
  }
  return { products, unreadable };
}

async function changedProduct(
  fetcher: Fetcher,
  store: StoreIdentity,
  node: unknown,
  modifiedAt: number,
  readAt: number,
): Promise<ReadingProduct | null> {
  const nodes = [...listOf(at(node, 'variants', 'nodes')), ...(await moreVariants(fetcher, store, node))];
  const currency = currencyOf(at(nodes[0], 'price', 'currencyCode')) ?? store.currency;
  if (currency === null) return null;
  return shopifyProduct(
    {
      externalId: numberOfGid(at(node, 'id')),
      handle: at(node, 'handle'),
      title: at(node, 'title'),
      imageUrl: at(node, 'featuredImage', 'url'),
      vendor: at(node, 'vendor'),
      productType: at(node, 'productType'),
      // tags need a token; descriptions would be most of the answer
      tags: undefined,
      category: at(node, 'category'),
      descriptionHtml: undefined,
      isGiftCard: at(node, 'isGiftCard'),
      publishedAt: timeOf(at(node, 'publishedAt'), readAt),
      modifiedAt,
      currency,
      variants: nodes.map(givenVariant),
    },
    store.origin,
  );
}

export async function moreVariants(fetcher: Fetcher, store: StoreIdentity, node: unknown): Promise<unknown[]> {
  const more: unknown[] = [];
  let pageInfo = at(node, 'variants', 'pageInfo');
  for (let pages = 0; at(pageInfo, 'hasNextPage') === true && pages < MAX_VARIANT_PAGES; pages++) {
    const variables = { id: at(node, 'id'), after: at(pageInfo, 'endCursor') };
    const { data } = await askWithOptional(fetcher, store.origin, MORE_VARIANTS, variables);
    more.push(...listOf(at(data, 'node', 'variants', 'nodes')));
    pageInfo = at(data, 'node', 'variants', 'pageInfo');
  }
  return more;
}

export function givenVariant(node: unknown): GivenVariant {
  return {
    externalId: numberOfGid(at(node, 'id')),
    title: at(node, 'title'),
    sku: at(node, 'sku'),
    price: at(node, 'price', 'amount'),
    compareAt: at(node, 'compareAtPrice', 'amount'),
    isAvailable: at(node, 'availableForSale'),
    stock: null,
    isBundle: at(node, 'requiresComponents'),
  };
}
