import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#database/connect.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { fillHistory, type PastStore } from './fill-history.ts';

export type HistoryOrder = {
  databaseUrl: string;
  stores: { key: string; storeId: number; origin: string; productCount: number }[];
  fromMs: number;
  untilMs: number;
};
export type HistoryNews = { storeId: number; doneUntilMs: number };

const order = workerData as HistoryOrder;
const database = connect(order.databaseUrl, { max: order.stores.length });

await Promise.all(
  order.stores.map((store) =>
    fillHistory(database, pastOf(store), order, (doneUntilMs) => {
      parentPort?.postMessage({ storeId: store.storeId, doneUntilMs } satisfies HistoryNews);
    }),
  ),
);
await database.destroy();

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
