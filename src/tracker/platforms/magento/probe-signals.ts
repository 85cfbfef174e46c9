import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';
import { judgeReviews } from '../../signals/judge-reviews.ts';
import { judgeStamps } from '../../signals/judge-stamps.ts';
import { judgeStock } from '../../signals/judge-stock.ts';
import { at } from '../answer/read-json.ts';
import { timeOf } from '../parse/time.ts';
import { Graphql } from './graphql.ts';
import { probeQuery } from './queries.ts';
import { uidOf } from './uid-of.ts';

export async function probeSignals(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal[]> {
  const { isPublished, facts } = judgeStock(reading.products);
  const state = isPublished ? 'alive' : facts.withQuantity ? 'refused' : 'silent';
  return [
    await probeModified(fetcher, store, reading),
    { kind: 'stock', state, source: 'graphql', evidence: facts },
    judgeAvailability(reading.products, 'graphql'),
    ...judgeReviews(reading.products, 'graphql'),
  ];
}

/**
 * `updated_at` is read and reported, but never counted as sales: edits and reindexing move it, and an order does not
 * (with Multi Source Inventory, an order writes a reservation).
 */
async function probeModified(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal> {
  const refused = (evidence: ProbedSignal['evidence']): ProbedSignal => {
    const state = evidence.products ? 'refused' : 'silent';
    return { kind: 'modified', state, source: 'graphql', evidence };
  };
  try {
    const { items, answer } = await new Graphql(fetcher, store.origin).askProducts(probeQuery, 1);
    const stamps = new Map<string, number>();
    for (const item of items) {
      const id = uidOf(item);
      const time = timeOf(at(item, 'updated_at'), answer.at);
      if (id !== null && time !== null) stamps.set(id, time);
    }
    const { verdict, facts } = judgeStamps(stamps, answer.at);
    return refused({ verdict: verdict === 'degenerate' ? verdict : 'edits, not orders', ...facts });
  } catch (error) {
    if (!(error instanceof FetchFailure) || error.code === 'store-throttled') throw error;
    return refused({ verdict: error.code, products: 0, asOf: new Date(reading.at).toISOString() });
  }
}
