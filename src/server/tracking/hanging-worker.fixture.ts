import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestions } from './answer-questions.ts';
import type { TrackingOrder } from './tracking.ts';

/**
 * A thread that hangs as on an answer of the host that it is told to ask: at `/read` it reads the answer, and at
 * `/untold` it hangs without one. A check shows which hosts it would not ask.
 */
const { refusedHosts = [] } = workerData as TrackingOrder;
answerQuestions(
  parentPort!,
  {
    fetcher: {
      async fetch({ url }) {
        const { host, pathname } = new URL(url);
        if (pathname !== '/untold') parentPort!.postMessage({ what: 'reading', host });
        if (pathname === '/read') throw new Error('read');
        for (;;);
      },
    },
    check: async () => ({ host: refusedHosts.join() || 'none' }) as never,
    stop: async () => {},
  },
  () => process.exit(),
);
