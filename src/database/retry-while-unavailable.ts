import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './connect.ts';

const PAUSE_MS = 10_000;
/** The error codes for a full disk, too little memory or too many connections. */
const NO_ROOM = /^53/;

export type RetryOptions = {
  pauseMs?: number;
  /** Called with each fault before the pause. */
  onFault?: (error: unknown) => void;
  signal?: AbortSignal;
};

/** Whether the same work may succeed later: the database is out of resources or away. */
export function isTemporary(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return NO_ROOM.test(code) || isConnectionLost(error);
}

/** Repeats work that fails for lack of resources or of a database until it succeeds. Throws other errors at once. */
export async function retryWhileUnavailable<Result>(
  work: () => Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> {
  const { pauseMs = PAUSE_MS, onFault, signal } = options;
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error) || signal?.aborted) throw error;
      onFault?.(error);
      await sleep(pauseMs, undefined, { signal });
    }
  }
}
