import { findChanged } from '#alerts/change/find-changed.ts';
import { ProductListQuery } from '#contract/filters.ts';
import type { Databases } from '#database/connect.ts';
import { findProductsOverTime } from '#questions/lists/products/past/find-past-products.ts';
import { findStoresOverTime } from '#questions/lists/products/past/find-past-stores.ts';
import { findSalesAsked } from '#questions/lists/products/past/past-of-filter.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { Reader } from './make-reader.ts';

/** What change rules ask about stores that were read, and about their changes, in a batch of alerts. */
export function alertQuestions({ facts }: Databases, { nowMs, storeId, productId }: Reader) {
  const [sinceMs, own] = [nowMs - DAY_MS, Number(storeId)];
  const keys = [{ storeId: own, productId: Number(productId.split('-')[1]) }];
  const selling = [ProductListQuery.parse({ minOrders: 1, minGrowth: 10 })];
  const span = { sinceMs, nowMs };
  const questions = {
    'what changed': () => findChanged(facts, [{ storeId: own, sinceMs }], { isOfSales: true }),
    'products over time': () => findProductsOverTime(facts, keys, sinceMs),
    'stores over time': () => findStoresOverTime(facts, [own], sinceMs),
    'sales of products': () => findSalesAsked(facts, keys, selling, span),
    'sales of stores': () => findSalesAsked(facts, [{ storeId: own, productId: 0 }], selling, span),
  };
  return Object.entries(questions).map(([name, ask]) => ({ name: `alerts: ${name}`, ask }));
}
