import { Worker } from 'node:worker_threads';
import type { Databases } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { holdStore } from '#tracker/schedule/hold-store.ts';
import type { HistoryNews, HistoryOrder } from './history-worker.ts';
import { listLagging } from './list-lagging.ts';
import type { OpenPracticeStore } from './open-practice-stores.ts';

export type History = {
  /** Whether every store's past is filled in; false where the run was stopped. Rejects where one could not be. */
  done: Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Fills in the past of the practice stores of the catalogue that lag behind, a year at the most, in a thread of its
 * own. No tracker reads a store meanwhile; a run that ends early leaves the rest held, for the next one.
 */
export async function runHistory(
  deps: Databases & { databaseUrl: string; factsUrl: string; startsAt: number; nowMs: number },
  practice: OpenPracticeStore[],
  onProgress: (share: number) => void,
): Promise<History | null> {
  const { people, databaseUrl, factsUrl, nowMs } = deps;
  const lagging = await listLagging(deps, practice, nowMs - 2 * HOUR_MS);
  if (lagging.length === 0) return null;
  const stores: HistoryOrder['stores'] = [];
  for (const { key, storeId, origin, productCount } of lagging) {
    stores.push({ key, origin, productCount, ...(await holdStore(people, storeId, nowMs)) });
  }
  const order: HistoryOrder = { databaseUrl, factsUrl, stores, fromMs: deps.startsAt, untilMs: nowMs };
  const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { workerData: order });
  const doneUntil = new Map(lagging.map(({ storeId, observedUntilMs }) => [storeId, observedUntilMs ?? order.fromMs]));
  worker.on('message', (news: Partial<HistoryNews>) => {
    // under --watch Node sends messages of its own
    if (news.storeId === undefined || news.doneUntilMs === undefined) return;
    doneUntil.set(news.storeId, news.doneUntilMs);
    const filled = doneUntil.values().reduce((sum, until) => sum + until - order.fromMs, 0);
    onProgress(filled / (doneUntil.size * (order.untilMs - order.fromMs)));
  });
  let isStopped = false;
  const done = new Promise<boolean>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => resolve(code === 0 && !isStopped));
  });
  return {
    done,
    async stop() {
      isStopped = true;
      await worker.terminate();
      await done.catch(() => {});
    },
  };
}
