import { spanOf } from '#contract/date-range.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import type { Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { isPreviousRead } from '../../../period.ts';
import { isListed } from '../is-listed.ts';
import type { ProductKey } from '../product-filter.ts';
import { findPastSales } from './past-sales.ts';
import { salesReach, soldThen } from './sales-asked.ts';

/** A query about one product at a moment. The product id may be `STORE_ITSELF`. */
export type PastSalesQuery = ProductKey & { query: ProductListQuery; atMs: number };

const AT_ONCE = 500;

/** Whether each product's sales up to its moment match its query, by today's figures. The answers keep the given order. */
export async function areSalesMet(facts: Facts, asked: readonly PastSalesQuery[], nowMs: number): Promise<boolean[]> {
  const met: boolean[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE)
    met.push(...(await areSomeMet(facts, asked.slice(from, from + AT_ONCE), nowMs)));
  return met;
}

async function areSomeMet(facts: Facts, asked: readonly PastSalesQuery[], nowMs: number): Promise<boolean[]> {
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
    const sold = soldThen(salesOf(one), query, {
      atMs,
      asKnownAtMs: nowMs,
      spans,
      isStore: productId === STORE_ITSELF,
    });
    const isCompared = isPreviousRead(spans, firstReadOf.get(storeId) ?? null);
    return sold !== null && isListed({ ...NOTHING_ELSE, ...sold }, salesAsked(query), { nowMs: atMs, isCompared });
  });
}

/** The query without its bounds on anything but sales. */
function salesAsked(query: ProductListQuery) {
  const { minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, signals } = query;
  return { minOrders, maxOrders, minRevenue, maxRevenue, minGrowth, maxGrowth, sureGrowth, signals };
}

const NOTHING_ELSE = {
  ...{ first_seen_at: new Date(0), price_usd: null, discount: 0, is_available: true },
};
