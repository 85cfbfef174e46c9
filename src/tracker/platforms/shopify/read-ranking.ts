import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import type { Ranking } from '../../signals/watch-ranking.ts';
import { isHostWide, tryAsk } from '../ask.ts';
import { idOf } from '../parse-text.ts';
import { at, listOf } from '../read-json.ts';
import { listedProducts } from './products-json.ts';
import { askStorefront, numberOfGid, TooComplex } from './storefront-api.ts';

const BEST_SELLING = `query BestSelling($first: Int!) {
  products(first: $first, sortKey: BEST_SELLING) { nodes { id } }
}`;
const MOST = 100;

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
  try {
    const { data } = await askStorefront(fetcher, origin, BEST_SELLING, { first: MOST });
    const nodes = listOf(at(data, 'products', 'nodes'));
    const externalIds = nodes.map((node) => numberOfGid(at(node, 'id'))).filter((id) => id !== null);
    return externalIds.length > 0 ? { source: 'storefront-graphql', externalIds } : null;
  } catch (error) {
    if (error instanceof TooComplex || (error instanceof FetchFailure && !isHostWide(error))) return null;
    throw error;
  }
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
