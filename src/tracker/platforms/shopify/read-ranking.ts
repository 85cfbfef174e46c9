import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import type { Ranking } from '../../signals/judge-ranking.ts';
import { at, listOf } from '../answer/read-json.ts';
import { isHostWide, tryAsk } from '../ask.ts';
import { idOf } from '../parse/text.ts';
import { leastUnitsOf } from '../product/least-units.ts';
import { listedProducts } from './products-json.ts';
import { nextCursor } from './read-stamps.ts';
import { askStorefront, askWithOptional, numberOfGid, TooComplex } from './storefront-api.ts';

const PRODUCTS = `products(first: $first, after: $after, sortKey: BEST_SELLING) {
    pageInfo { hasNextPage endCursor }
    nodes { id }
  }`;
const BEST_SELLING = `query BestSelling($first: Int!, $after: String) { ${PRODUCTS} }`;

/** 250 + 50 × (1 + 3 × 2) = 600 of the 1,000 points that the tokenless API allows, at one for each object. */
const SAMPLED = 50;
const SAMPLED_VARIANTS = 3;
const WITH_RULES = `query BestSelling($first: Int!, $after: String) {
  ${PRODUCTS}
  sample: products(first: ${SAMPLED}, sortKey: BEST_SELLING) {
    nodes { variants(first: ${SAMPLED_VARIANTS}) { nodes { quantityRule { minimum increment } } } }
  }
}`;

/** As many as one query gives, and one query more: for most shops, that is the whole order. */
const PAGE_SIZE = 250;
const MAX_PAGES = 2;

/** Collections that are themselves ordered by sales, by the names that themes and merchants give them. */
const COLLECTIONS = ['best-sellers', 'bestsellers', 'best-selling', 'top-sellers'];

/**
 * The best sellers: by the Storefront API, else by a collection of that name in its own order (robots.txt forbids
 * asking for an order). Null if there is neither.
 */
export async function readRanking(fetcher: Fetcher, store: StoreIdentity): Promise<Ranking | null> {
  return (await byApi(fetcher, store.origin)) ?? (await byCollection(fetcher, store.origin));
}

async function byApi(fetcher: Fetcher, origin: string): Promise<Ranking | null> {
  const externalIds = new Set<string>();
  let leastUnits: number[] = [];
  try {
    let after: string | null = null;
    for (let page = 0; page < MAX_PAGES && (page === 0 || after !== null); page++) {
      const { data } = await (after === null ? askFirst(fetcher, origin) : askPage(fetcher, origin, after));
      if (after === null) leastUnits = leastUnitsIn(data);
      for (const node of listOf(at(data, 'products', 'nodes')).slice(0, PAGE_SIZE)) {
        const id = numberOfGid(at(node, 'id'));
        if (id !== null) externalIds.add(id);
      }
      after = nextCursor(data);
    }
  } catch (error) {
    const isMissing = error instanceof TooComplex || (error instanceof FetchFailure && !isHostWide(error));
    if (!isMissing) throw error;
  }
  // if a second page is refused, the first one still counts
  if (externalIds.size === 0) return null;
  const ranking = { source: 'storefront-graphql', externalIds: [...externalIds] };
  return leastUnits.length > 0 ? { ...ranking, leastUnits } : ranking;
}

function askPage(fetcher: Fetcher, origin: string, after: string | null): Promise<{ data: unknown }> {
  return askStorefront(fetcher, origin, BEST_SELLING, { first: PAGE_SIZE, after });
}

/** With the quantity rules of some products; only the order if the shop finds that too much. */
async function askFirst(fetcher: Fetcher, origin: string): Promise<{ data: unknown }> {
  try {
    return await askWithOptional(fetcher, origin, WITH_RULES, { first: PAGE_SIZE, after: null });
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    return askPage(fetcher, origin, null);
  }
}

/** For each product whose rules are shown, the least quantity of any of its variants. */
function leastUnitsIn(data: unknown): number[] {
  const sampled = listOf(at(data, 'sample', 'nodes')).slice(0, SAMPLED);
  return sampled.flatMap((product) => {
    const variants = listOf(at(product, 'variants', 'nodes')).slice(0, SAMPLED_VARIANTS);
    const rules = variants.map((variant) => at(variant, 'quantityRule'));
    if (rules.length === 0 || !rules.every((rule) => Number.isSafeInteger(at(rule, 'minimum')))) return [];
    return Math.min(...rules.map((rule) => leastUnitsOf(at(rule, 'minimum'), at(rule, 'increment'))));
  });
}

async function byCollection(fetcher: Fetcher, origin: string): Promise<Ranking | null> {
  for (const handle of COLLECTIONS) {
    const answer = await tryAsk(fetcher, {
      url: `${origin}/collections/${handle}/products.json?limit=${PAGE_SIZE}`,
      expects: 'json',
    });
    if (!answer) continue;
    try {
      const externalIds = listedProducts(answer)
        .map((product) => idOf(at(product, 'id')))
        .filter((id) => id !== null);
      if (externalIds.length > 0) return { source: 'collection', externalIds };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
    }
  }
  return null;
}
