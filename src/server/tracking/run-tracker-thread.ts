import { totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';
import { MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import { Problem } from '#runtime/problem.ts';
import { askQuestions } from './ask-questions.ts';
import type { FromTracking, ToTracking } from './messages.ts';
import type { Tracking, TrackingOrder } from './tracking.ts';

const MIB = 1024 * 1024;
const MAX_HEAP_MB = 2_048;
/** Three spaces of 8 MB. Node's default of 48 MB would only let short-lived objects pile up. */
const YOUNG_HEAP_MB = 24;
/** After a crash, no host is read again sooner than after a normal answer. */
const FIRST_PAUSE_MS = SECOND_MS;
const LONGEST_PAUSE_MS = MINUTE_MS;
const LONGEST_STOP_MS = 3 * SECOND_MS;

/**
 * Runs the tracker in its own thread, so that no page, however large or hostile, can stall or crash the thread that
 * serves people. A thread that dies is restarted: open questions fail as `unavailable`, and its stores are read again
 * once their leases run out.
 */
export function runTrackerThread(order: TrackingOrder, log: Log, options: { heapMb?: number } = {}): Tracking {
  const resourceLimits = {
    maxOldGenerationSizeMb: options.heapMb ?? heapMb(),
    maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
  };
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isStopping = false;
  const questions = askQuestions((message: ToTracking) => {
    if (!worker) throw new Problem('unavailable');
    worker.postMessage(message);
  });

  function start(): void {
    const startedAt = performance.now();
    let cause: unknown;
    worker = new Worker(new URL('./tracker-worker.ts', import.meta.url), {
      name: 'tracker',
      workerData: order,
      resourceLimits,
    });
    // with --watch, Node sends messages of its own
    worker.on('message', (message: Partial<FromTracking>) => questions.take(message));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      worker = null;
      questions.failAll(new Problem('unavailable', {}, { cause }));
      if (isStopping) return;
      pauseMs = performance.now() - startedAt > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : pauseMs;
      log.error({ err: cause, pauseMs }, 'the thread of the tracker died and is started anew');
      restart = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }

  start();
  return {
    fetcher: questions.fetcher,
    check: questions.check,
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const stopping = worker;
      if (!stopping) return;
      const exit = new Promise((resolve) => stopping.once('exit', resolve));
      stopping.postMessage({ what: 'stop' } satisfies ToTracking);
      // the message waits while a page is being parsed
      const timer = setTimeout(() => stopping.terminate(), LONGEST_STOP_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}

/** Half of the available memory, at most 2 GiB. */
function heapMb(): number {
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(MAX_HEAP_MB, Math.floor(Math.min(totalmem(), constrained) / 2 / MIB));
}
