import { Worker } from 'node:worker_threads';
import type { Databases } from '#database/connect.ts';
import { type RetryOptions, retryWhileUnavailable } from '#database/retry-while-unavailable.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { holdStore } from '#tracker/schedule/hold-store.ts';
import type { HistoryNews, HistoryOrder } from './history-worker.ts';
import { listLagging } from './list-lagging.ts';
import type { OpenPracticeStore } from './open-practice-stores.ts';

export type History = {
  /** Whether every store's past is filled in; false if the run was stopped. Rejects if one failed. */
  done: Promise<boolean>;
  /** The share that is filled in; null once the run has ended. */
  share(): number | null;
  stop(): Promise<void>;
};

type Deps = Databases & {
  databaseUrl: string;
  factsUrl: string;
  startsAt: number;
  nowMs: number;
  /** How long to wait before the next try when the disk is full or the database is away. */
  retry?: RetryOptions;
};

/**
 * Fills in the past of the catalogue's practice stores that lag behind, at most a year, in a thread of its own.
 * Meanwhile no tracker reads them. A run that ends early leaves the rest held for the next run. A run that fails
 * because the disk is full or the database is away is tried again.
 */
export async function runHistory(
  deps: Deps,
  practice: OpenPracticeStore[],
  onProgress: (share: number) => void,
): Promise<History | null> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listStores = () => listLagging(deps, practice, deps.nowMs - 2 * HOUR_MS);
  if ((await listStores()).length === 0) return null;
  let share: number | null = 0;
  const note = (filled: number) => {
    share = filled;
    onProgress(filled);
  };
  const run = async () => {
    const lagging = await listStores();
    if (lagging.length > 0) await fillOnce(deps, lagging, note, signal);
  };
  const done = retryWhileUnavailable(run, { ...deps.retry, signal })
    .then(
      () => !signal.aborted,
      (error) => {
        if (signal.aborted) return false;
        throw error;
      },
    )
    .finally(() => {
      share = null;
    });
  return {
    done,
    share: () => share,
    async stop() {
      stopping.abort();
      await done.catch(() => {});
    },
  };
}

type Lagging = Awaited<ReturnType<typeof listLagging>>;

/** One run of the thread over all lagging stores. Rejects with the error that ended it. */
async function fillOnce(deps: Deps, lagging: Lagging, onProgress: (share: number) => void, signal: AbortSignal) {
  const { people, databaseUrl, factsUrl, nowMs } = deps;
  const stores: HistoryOrder['stores'] = [];
  for (const { key, storeId, origin } of lagging) {
    stores.push({ key, origin, ...(await holdStore(people, storeId, nowMs)) });
  }
  const order: HistoryOrder = { databaseUrl, factsUrl, stores, fromMs: deps.startsAt, untilMs: nowMs };
  signal.throwIfAborted();
  const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { workerData: order });
  const doneUntil = new Map(lagging.map(({ storeId, observedUntilMs }) => [storeId, observedUntilMs ?? order.fromMs]));
  worker.on('message', (news: Partial<HistoryNews>) => {
    // with --watch, Node sends messages of its own
    if (news.storeId === undefined || news.doneUntilMs === undefined) return;
    doneUntil.set(news.storeId, news.doneUntilMs);
    const filled = doneUntil.values().reduce((sum, until) => sum + until - order.fromMs, 0);
    onProgress(filled / (doneUntil.size * (order.untilMs - order.fromMs)));
  });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
}
