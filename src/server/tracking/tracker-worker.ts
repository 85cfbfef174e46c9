import { parentPort, workerData } from 'node:worker_threads';
import { setRetention } from '#database/partitions.ts';
import { log, setLogLevel } from '#runtime/log.ts';
import { raiseHeapGrowth } from '#runtime/raise-heap-growth.ts';
import { openTracing } from '../processes/open-tracing.ts';
import { answerQuestions } from './answer-questions.ts';
import type { FromTracking } from './messages.ts';
import { openTracking, type TrackingOrder } from './tracking.ts';

const order = workerData as TrackingOrder;
raiseHeapGrowth();
setLogLevel(order.logLevel);
setRetention(order.keep);
const tracing = order.tracesUrl ? await openTracing(order.tracesUrl, { version: order.version, log }) : null;
const onAnswer = (host: string) => parentPort!.postMessage({ what: 'reading', host } satisfies FromTracking);
answerQuestions(parentPort!, openTracking(order, log, { onAnswer }), async () => {
  await tracing?.close();
  process.exit();
});
