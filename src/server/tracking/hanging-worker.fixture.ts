import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestions } from './answer-questions.ts';
import type { TrackingOrder } from './tracking.ts';

/** A thread that hangs as on an answer of the host that it is told to ask. A check shows which hosts it would not ask. */
const { refusedHosts = [] } = workerData as TrackingOrder;
answerQuestions(
  parentPort!,
  {
    fetcher: {
      fetch({ url }) {
        parentPort!.postMessage({ what: 'reading', host: new URL(url).host });
        for (;;);
      },
    },
    check: async () => ({ host: refusedHosts.join() || 'none' }) as never,
    stop: async () => {},
  },
  () => process.exit(),
);
