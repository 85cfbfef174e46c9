import { Worker } from 'node:worker_threads';
import type { Database } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { holdStore, releaseStore } from '#tracker/schedule/hold-store.ts';
import type { HistoryNews, HistoryOrder } from './history-worker.ts';
import type { OpenPracticeStore } from './open-practice-stores.ts';

export type History = {
  /** Resolves when every store's past is filled in, or the run was stopped. */
  done: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Fills in the past of the practice stores of the catalogue that lag behind, a year at the most, in a thread of its
 * own. No tracker reads a store meanwhile.
 */
export async function runHistory(
  deps: { database: Database; databaseUrl: string; startsAt: number; nowMs: number },
  practice: OpenPracticeStore[],
  onProgress: (share: number) => void,
): Promise<History | null> {
  const lagging = await findLagging(deps.database, practice, deps.nowMs - 2 * HOUR_MS);
  if (lagging.length === 0) return null;
  for (const { storeId } of lagging) await holdStore(deps.database, storeId);
  const order: HistoryOrder = {
    databaseUrl: deps.databaseUrl,
    stores: lagging,
    fromMs: deps.startsAt,
    untilMs: deps.nowMs,
  };
  const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { workerData: order });
  const doneUntil = new Map(lagging.map(({ storeId, observedUntilMs }) => [storeId, observedUntilMs ?? order.fromMs]));
  worker.on('message', ({ storeId, doneUntilMs }: HistoryNews) => {
    doneUntil.set(storeId, doneUntilMs);
    const filled = doneUntil.values().reduce((sum, until) => sum + until - order.fromMs, 0);
    onProgress(filled / (doneUntil.size * (order.untilMs - order.fromMs)));
  });
  const done = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  }).then(async () => {
    for (const { storeId } of lagging) await releaseStore(deps.database, storeId);
  });
  return {
    done,
    async stop() {
      await worker.terminate();
      await done.catch(() => {});
    },
  };
}

async function findLagging(database: Database, practice: OpenPracticeStore[], beforeMs: number) {
  const rows = await database
    .selectFrom('store')
    .leftJoin('store_model', 'store_model.store_id', 'store.id')
    .select(['store.id', 'store.host', 'store.origin', 'store.product_count', 'store_model.observed_until'])
    .where(
      'store.host',
      'in',
      practice.map(({ host }) => host),
    )
    .execute();
  return rows.flatMap((row) => {
    const observedUntilMs = row.observed_until?.getTime() ?? null;
    if (observedUntilMs !== null && observedUntilMs >= beforeMs) return [];
    const key = practice.find(({ host }) => host === row.host)!.key;
    return [{ key, storeId: row.id, origin: row.origin, productCount: row.product_count, observedUntilMs }];
  });
}
