import { currentContext } from '#runtime/work-context.ts';
import type { FetchAnswer } from '#tracker/fetch/fetcher.ts';
import type { CheckedStore } from '../compose/dependencies.ts';
import type { Answer, Asked, FromTracking, SerializedFetchAnswer, ToTracking } from './messages.ts';
import { deserializeError } from './serialized-error.ts';
import type { Tracking } from './tracking.ts';

/** The asking side of `answerQuestions`. */
export type Questions = Pick<Tracking, 'fetcher' | 'check'> & {
  /** Handles a message of the other side; ignores anything else. */
  take(message: Partial<FromTracking>): void;
  /** Fails all open questions. */
  failAll(error: unknown): void;
};

/** `post` throws if the other side is gone. */
export function askQuestions(post: (message: ToTracking) => void): Questions {
  const open = new Map<number, PromiseWithResolvers<Answer>>();
  let lastId = 0;

  async function ask(asked: Asked, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const id = ++lastId;
    post({ what: 'ask', id, asked, context: currentContext() });
    const waiting = Promise.withResolvers<Answer>();
    open.set(id, waiting);
    const giveUp = () => {
      // if the question is closed already, there is nothing to abort
      if (open.has(id)) post({ what: 'abort', id });
      waiting.reject(signal!.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      return await waiting.promise;
    } finally {
      signal?.removeEventListener('abort', giveUp);
      open.delete(id);
    }
  }

  return {
    fetcher: {
      async fetch({ signal, ...request }): Promise<FetchAnswer> {
        const { body, ...answer } = (await ask({ what: 'fetch', request }, signal)) as SerializedFetchAnswer;
        return { ...answer, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
      },
    },
    check: async (url) => (await ask({ what: 'check', url })) as CheckedStore,
    take(message) {
      const waiting = 'id' in message ? open.get(message.id!) : undefined;
      if ('error' in message && message.error) waiting?.reject(deserializeError(message.error));
      else if ('answer' in message && message.answer) waiting?.resolve(message.answer);
    },
    failAll(error) {
      for (const waiting of open.values()) waiting.reject(error);
      open.clear();
    },
  };
}
