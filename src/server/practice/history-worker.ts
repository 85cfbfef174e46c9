import { parentPort, workerData } from 'node:worker_threads';
import { connectBoth } from '#database/connect-both.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { refreshInTurn } from '#sales/windows/lock-windows.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import { refreshStoreWindows } from '#sales/windows/refresh-store-windows.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { releaseLease } from '#tracker/schedule/lease.ts';
import { fillHistory, type PastStore } from './fill-history.ts';

export type HistoryOrder = {
  databaseUrl: string;
  factsUrl: string;
  stores: { key: string; storeId: number; lease: string; claim: number; origin: string }[];
  fromMs: number;
  untilMs: number;
};
export type HistoryNews = { storeId: number; doneUntilMs: number };

const order = workerData as HistoryOrder;
const databases = connectBoth(order, { max: order.stores.length });
const { people, facts } = databases;
const filled = await Promise.allSettled(order.stores.map(fill));
await keepMarket(facts, order.untilMs);
await databases.destroy();
for (const one of filled) if (one.status === 'rejected') throw one.reason;

/** The trackers get the store back only once its past is complete. Before that they would read it as it is today. */
async function fill(store: HistoryOrder['stores'][number]): Promise<void> {
  await fillHistory(databases, pastOf(store), order, (doneUntilMs) => {
    parentPort?.postMessage({ storeId: store.storeId, doneUntilMs } satisfies HistoryNews);
  });
  await refreshInTurn(facts, [store.storeId], async (trx, storeIds) => {
    await refreshStoreWindows(trx, storeIds, order.untilMs);
    await refreshProductWindows(trx, { storeIds }, order.untilMs);
  });
  await releaseLease(people, store);
}

function pastOf(store: HistoryOrder['stores'][number]): PastStore {
  const storefront = openPracticeStore(store.key, { now: order.fromMs, startsAt: order.fromMs, origin: store.origin });
  return {
    ...store,
    fetcherAt: (clock) =>
      inProcessFetcher(
        (request) => storefront.handle({ ...request, body: request.body ?? undefined }, clock.now()),
        clock.now,
      ),
  };
}
