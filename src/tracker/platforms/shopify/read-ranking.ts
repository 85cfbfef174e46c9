import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import type { Ranking } from '../../signals/watch-ranking.ts';
import { isHostWide, tryAsk } from '../ask.ts';
import { idOf } from '../parse-text.ts';
import { at, listOf } from '../read-json.ts';
import { listedProducts } from './products-json.ts';
import { nextCursor } from './read-stamps.ts';
import { askStorefront, numberOfGid, TooComplex } from './storefront-api.ts';

const BEST_SELLING = `query BestSelling($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: BEST_SELLING) {
    pageInfo { hasNextPage endCursor }
    nodes { id }
  }
}`;
/** As many as one query gives, and one query more: the whole order of most shops. */
const MOST = 250;
const MOST_PAGES = 2;

/** Collections whose own order is by sales, by the names that themes and merchants give them. */
const COLLECTIONS = ['best-sellers', 'bestsellers', 'best-selling', 'top-sellers'];

/**
 * The best sellers: by the Storefront API, else by a collection of that name as it stands (robots.txt forbids asking
 * for an order). Null where there is neither.
 */
export async function readRanking(fetcher: Fetcher, store: StoreIdentity): Promise<Ranking | null> {
  return (await byApi(fetcher, store.origin)) ?? (await byCollection(fetcher, store.origin));
}

async function byApi(fetcher: Fetcher, origin: string): Promise<Ranking | null> {
  const externalIds = new Set<string>();
  try {
    let after: string | null = null;
    for (let page = 0; page < MOST_PAGES && (page === 0 || after !== null); page++) {
      const { data }: { data: unknown } = await askStorefront(fetcher, origin, BEST_SELLING, { first: MOST, after });
      for (const node of listOf(at(data, 'products', 'nodes')).slice(0, MOST)) {
        const id = numberOfGid(at(node, 'id'));
        if (id !== null) externalIds.add(id);
      }
      after = nextCursor(data);
    }
  } catch (error) {
    const isMissing = error instanceof TooComplex || (error instanceof FetchFailure && !isHostWide(error));
    if (!isMissing) throw error;
  }
  // a second page that is refused takes nothing from the first
  return externalIds.size > 0 ? { source: 'storefront-graphql', externalIds: [...externalIds] } : null;
}

async function byCollection(fetcher: Fetcher, origin: string): Promise<Ranking | null> {
  for (const handle of COLLECTIONS) {
    const answer = await tryAsk(fetcher, {
      url: `${origin}/collections/${handle}/products.json?limit=${MOST}`,
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
