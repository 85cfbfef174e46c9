import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './connect.ts';

const PAUSE_MS = 10_000;
/** The error codes for a full disk, too little memory or too many connections. */
const NO_ROOM = /^53/;

export type Outlasting = {
  pauseMs?: number;
  /** Called with each fault before the pause. */
  onFault?: (error: unknown) => void;
  signal?: AbortSignal;
};

/** Whether the same work may succeed later: the database is out of resources or away. */
export function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return NO_ROOM.test(code) || isConnectionLost(error);
}

/** Repeats work that fails for lack of resources or of a database until it succeeds. Throws other errors at once. */
export async function outlast<Result>(work: () => Promise<Result>, options: Outlasting = {}): Promise<Result> {
  const { pauseMs = PAUSE_MS, onFault, signal } = options;
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || signal?.aborted) throw error;
      onFault?.(error);
      await sleep(pauseMs, undefined, { signal });
    }
  }
}
