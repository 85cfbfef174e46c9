import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import type { Ranking } from '../../signals/judge-ranking.ts';
import { at } from '../answer/read-json.ts';
import { isHostWide } from '../ask.ts';
import { idOf } from '../parse/text.ts';
import { askStoreApi, PAGE_SIZE } from './store-api.ts';

/** The best sellers, ids only, in one request: `popularity` sorts by total units sold. Null if it is refused. */
export async function readRanking(fetcher: Fetcher, store: StoreIdentity): Promise<Ranking | null> {
  try {
    const query = { orderby: 'popularity', order: 'desc', per_page: PAGE_SIZE, page: 1, _fields: 'id' };
    const { items } = await askStoreApi(fetcher, store, query);
    const externalIds = items.map((item) => idOf(at(item, 'id'))).filter((id) => id !== null);
    return { source: 'store-api', externalIds };
  } catch (error) {
    if (error instanceof FetchFailure && !isHostWide(error)) return null;
    throw error;
  }
}
