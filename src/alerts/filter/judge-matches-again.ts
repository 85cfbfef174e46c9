import type { Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { areSalesMet } from '#questions/lists/products/past/are-sales-met.ts';
import type { FilterRingCondition } from '../ring/ring-condition.ts';
import { queryOfFilter } from './saved-filter.ts';

type MatchRing = { storeId: number; productId: number; seenAt: number; asked: FilterRingCondition };

/** The matches, of a product or of `STORE_ITSELF`, that were none by today's figures of their sales until then. */
export async function judgeMatchesAgain<One extends MatchRing>(
  facts: Facts,
  rings: readonly One[],
  nowMs: number,
): Promise<One[]> {
  const asked = rings.flatMap((one) => {
    const { storeId, productId, seenAt: atMs } = one;
    const query = queryOfFilter(one.asked.search, productId === STORE_ITSELF ? 'stores' : 'products');
    return query ? [{ one, storeId, productId, query, atMs }] : [];
  });
  const met = await areSalesMet(facts, asked, nowMs);
  return asked.flatMap(({ one }, place) => (met[place] ? [] : [one]));
}
