import type { WorkContext } from '#runtime/work-context.ts';
import type { FetchAnswer, FetchRequest } from '#tracker/fetch/fetcher.ts';
import type { CheckedStore } from '../compose/dependencies.ts';
import type { SerializedError } from './serialized-error.ts';

/** The questions to the tracking thread and its answers. All of it can be cloned. */
export type Asked = { what: 'fetch'; request: Omit<FetchRequest, 'signal'> } | { what: 'check'; url: string };
export type Answer = SerializedFetchAnswer | CheckedStore;

/** A Buffer becomes a plain Uint8Array on the way. */
export type SerializedFetchAnswer = Omit<FetchAnswer, 'body'> & { body: Uint8Array<ArrayBuffer> };

export type ToTracking =
  | { what: 'ask'; id: number; asked: Asked; context: WorkContext }
  | { what: 'abort'; id: number }
  | { what: 'ping' }
  | { what: 'stop' };
export type FromTracking =
  | { id: number; answer: Answer }
  | { id: number; error: SerializedError }
  | { what: 'pong' }
  /** The host whose answer is about to be read. */
  | { what: 'reading'; host: string };
