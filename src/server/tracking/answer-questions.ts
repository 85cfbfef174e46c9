import type { MessagePort } from 'node:worker_threads';
import { traced } from '#runtime/traced.ts';
import { runInContext } from '#runtime/work-context.ts';
import type { FetchAnswer } from '#tracker/fetch/fetcher.ts';
import type { Answer, Asked, FromTracking, SerializedFetchAnswer, ToTracking } from './messages.ts';
import { serializeError } from './serialized-error.ts';
import type { Tracking } from './tracking.ts';

/** Answers another thread's questions over the port until it says stop. Calls `ended` once all is closed. */
export function answerQuestions(
  port: Pick<MessagePort, 'on' | 'postMessage'>,
  tracking: Tracking,
  ended: () => void,
): void {
  const underWay = new Map<number, AbortController>();

  async function answerTo(id: number, asked: Asked): Promise<void> {
    const aborting = new AbortController();
    underWay.set(id, aborting);
    try {
      const { answer, bodies } = await traced({ name: asked.what }, () => findAnswer(tracking, asked, aborting.signal));
      port.postMessage({ id, answer } satisfies FromTracking, bodies);
    } catch (error) {
      port.postMessage({ id, error: serializeError(error) } satisfies FromTracking);
    } finally {
      underWay.delete(id);
    }
  }

  port.on('message', (message: ToTracking) => {
    if (message.what === 'ask') void runInContext(message.context, () => answerTo(message.id, message.asked));
    else if (message.what === 'abort') underWay.get(message.id)?.abort();
    else if (message.what === 'ping') port.postMessage({ what: 'pong' } satisfies FromTracking);
    else if (message.what === 'stop') void tracking.stop().finally(ended);
  });
}

async function findAnswer(
  tracking: Tracking,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ answer: Answer; bodies: ArrayBuffer[] }> {
  if (asked.what === 'check') return { answer: await tracking.check(asked.url), bodies: [] };
  const answer = serializeAnswer(await tracking.fetcher.fetch({ ...asked.request, signal }));
  return { answer, bodies: [answer.body.buffer] };
}

/** A small buffer shares its memory with others and cannot be transferred, so it is copied. */
function serializeAnswer({ body, ...answer }: FetchAnswer): SerializedFetchAnswer {
  const isAlone = body.buffer instanceof ArrayBuffer && body.byteLength === body.buffer.byteLength;
  return { ...answer, body: isAlone ? new Uint8Array(body.buffer) : new Uint8Array(body) };
}
