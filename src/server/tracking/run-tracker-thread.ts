import { totalmem } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Clock, DAY_MS, MINUTE_MS, SECOND_MS, systemClock } from '#runtime/clock.ts';
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
const THREAD_STOP_MS = 3 * SECOND_MS;
/** A thread that leaves four of these without an answer hangs. Nothing that it does keeps it busy for a minute. */
const BEAT_MS = 15 * SECOND_MS;
const MAX_UNANSWERED = 4;
/** Threads that ended in one day while they read answers of the same host, until the next ones no longer ask it. */
const MAX_ENDED = 2;
/** A thread that still answers so long after a host was told did not end because of it. */
const HOST_LAPSES_MS = MINUTE_MS;

type ThreadOptions = { heapMb?: number; beatMs?: number; script?: URL; clock?: Clock };

/**
 * Runs the tracker in its own thread, so that no page, however large or hostile, can stall or crash the thread that
 * serves people. A thread that dies or hangs is restarted: open questions fail as `unavailable`, and its stores are read
 * again once their leases run out, except one whose answers ended two threads in a day.
 */
export function runTrackerThread(order: TrackingOrder, log: Log, options: ThreadOptions = {}): Tracking {
  const clock = options.clock ?? systemClock;
  const resourceLimits = {
    maxOldGenerationSizeMb: options.heapMb ?? heapMb(),
    maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
  };
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isStopping = false;
  /** The threads that ended while they read a host's answer, of the last day. */
  let ended: { host: string; at: number }[] = [];
  const questions = askQuestions((message: ToTracking) => {
    if (!worker) throw new Problem('unavailable');
    worker.postMessage(message);
  });

  function start(): void {
    const startedAt = performance.now();
    let cause: unknown;
    let host = '';
    let toldAt = 0;
    ended = ended.filter(({ at }) => clock.now() - at < DAY_MS);
    const times = Map.groupBy(ended, (one) => one.host);
    const refusedHosts = [...times].flatMap(([one, { length }]) => (length >= MAX_ENDED ? one : []));
    const started = new Worker(options.script ?? new URL('./tracker-worker.ts', import.meta.url), {
      name: 'tracker',
      workerData: { ...order, refusedHosts } satisfies TrackingOrder,
      resourceLimits,
    });
    worker = started;
    const heart = watchHeart(started, options.beatMs ?? BEAT_MS, () => {
      cause = new Error('the thread no longer answers');
      void started.terminate();
    });
    // with --watch, Node sends messages of its own
    started.on('message', (message: Partial<FromTracking>) => {
      if ('host' in message && message.host) [host, toldAt] = [message.host, clock.now()];
      else if (clock.now() - toldAt > HOST_LAPSES_MS) host = '';
      questions.take(message);
    });
    started.on('error', (error) => {
      cause = error;
    });
    started.on('exit', () => {
      clearInterval(heart);
      worker = null;
      questions.failAll(new Problem('unavailable', {}, { cause }));
      if (isStopping) return;
      if (host !== '') ended.push({ host, at: clock.now() });
      pauseMs = performance.now() - startedAt > LONGEST_PAUSE_MS ? FIRST_PAUSE_MS : pauseMs;
      log.error({ err: cause, host, pauseMs }, 'the thread of the tracker died and is started anew');
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
      const timer = setTimeout(() => stopping.terminate(), THREAD_STOP_MS);
      await exit;
      clearTimeout(timer);
    },
  };
}

/**
 * Asks the thread for a sign of life at every beat, once it has given the first. Beats are counted, not time: this
 * process may itself have been asleep.
 */
function watchHeart(worker: Worker, beatMs: number, onHang: () => void): NodeJS.Timeout {
  let unanswered: number | null = null;
  worker.on('message', () => {
    unanswered = 0;
  });
  const ask = () => worker.postMessage({ what: 'ping' } satisfies ToTracking);
  ask();
  return setInterval(() => {
    if (unanswered === null) return;
    if (unanswered++ === MAX_UNANSWERED) onHang();
    ask();
  }, beatMs);
}

/** Half of the available memory, at most 2 GiB. */
function heapMb(): number {
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(MAX_HEAP_MB, Math.floor(Math.min(totalmem(), constrained) / 2 / MIB));
}
