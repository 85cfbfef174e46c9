import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost } from './connect.ts';

const PAUSE_MS = 10_000;
/** Disk full, out of memory, too many connections. */
const NO_ROOM = /^53/;

export type Outlasting = {
  pauseMs?: number;
  /** Told of each fault before the pause. */
  onFault?: (error: unknown) => void;
  signal?: AbortSignal;
};

/** Whether what failed may well work later, as it is: the database has no room now, or is away. */
export function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return NO_ROOM.test(code) || isConnectionLost(error);
}

/** Repeats what fails for want of room, or of a database, until it does not. Other errors are thrown at once. */
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
