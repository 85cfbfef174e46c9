import { STOP_PATIENCE_MS } from './find-or-launch.ts';
import type { Ownership } from './ownership.ts';
import { isAlive, stopServer } from './process.ts';

export type Restarted = { pid: number; ownership: Ownership };

const LOOK_EVERY_MS = 1_000;

/**
 * Restarts a server that ended by itself (out of memory, a stray kill); its clients only have to connect again. Returns
 * a function that ends it properly.
 */
export function keepRunning(
  pid: number,
  ownership: Ownership,
  log: { warn(line: string): void },
  restart: () => Promise<Restarted>,
): () => Promise<void> {
  let current: Restarted = { pid, ownership };
  let restarting: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (restarting || isAlive(current.pid)) return;
    log.warn('The built-in PostgreSQL ended unexpectedly and is started again.');
    restarting = restart()
      .then(
        (restarted) => {
          current = restarted;
        },
        (error) => log.warn(`The built-in PostgreSQL could not be started again: ${error}`),
      )
      .finally(() => {
        restarting = null;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restarting;
    await current.ownership.release();
    await stopServer(current.pid, STOP_PATIENCE_MS);
  };
}
