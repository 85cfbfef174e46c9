import { latestFirstRead, spanOf } from '#contract/date-range.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import type { Facts } from '#database/connect.ts';
import { isListed } from '../is-listed.ts';
import type { ProductKey } from '../product-filter.ts';
import { findPastSales } from './past-sales.ts';
import { salesReach, soldThen } from './sales-asked.ts';

/** A product, or a store by the number 0, that a query is asked of, as of a moment. */
export type AskedThen = ProductKey & { query: ProductListQuery; atMs: number };

const AT_ONCE = 500;

/** For each, in the order given: whether its sales up to that moment are what the query asks for, as they are told now. */
export async function areSalesMet(facts: Facts, asked: readonly AskedThen[], nowMs: number): Promise<boolean[]> {
  const met: boolean[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE)
    met.push(...(await areSomeMet(facts, asked.slice(from, from + AT_ONCE), nowMs)));
  return met;
}

async function areSomeMet(facts: Facts, asked: readonly AskedThen[], nowMs: number): Promise<boolean[]> {
  const times = asked.map(({ atMs }) => atMs);
  const span = { sinceMs: Math.min(...times), nowMs: Math.max(...times) };
  const queries = asked.map(({ query }) => query);
  const salesOf = await findPastSales(facts, asked, salesReach(queries, span));
  const storeIds = [...new Set(asked.map(({ storeId }) => storeId))];
  const stores = await facts.selectFrom('store').select(['id', 'first_read_at']).where('id', 'in', storeIds).execute();
  const firstReadOf = new Map(stores.map(({ id, first_read_at }) => [id, first_read_at]));
  return asked.map((one) => {
    const { storeId, productId, query, atMs } = one;
    const spans = spanOf(query.dateRange, atMs);
    const sold = soldThen(salesOf(one), query, { atMs, toldAtMs: nowMs, spans, isStore: productId === 0 });
    const firstReadAt = firstReadOf.get(storeId) ?? null;
    const isCompared = firstReadAt === null || firstReadAt <= latestFirstRead(spans);
    return sold !== null && isListed({ ...NOTHING_ELSE, ...sold }, salesAsked(query), { nowMs: atMs, isCompared });
  });
}

/** What a query asks of anything but sales is not asked of it. */
function salesAsked(query: ProductListQuery) {
  const { minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, signals } = query;
  return { minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, signals };
}

const NOTHING_ELSE = {
  ...{ first_seen_at: new Date(0), price_usd: null, discount: 0, is_available: true },
};
