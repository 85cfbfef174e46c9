import type { Log } from '#runtime/log.ts';
import { runInContext } from '#runtime/work-context.ts';

/**
 * Repeats `work` until stopped, with a pause between runs, or without one if `work` says there is more to do. Log lines
 * name the job.
 */
export function runEvery(
  job: string,
  pauseMs: number,
  work: () => Promise<boolean>,
  log: Log,
): { stop(): Promise<void> } {
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  const running = runInContext({ job }, async () => {
    while (!isStopped) {
      const isMore = await work().catch((error: unknown) => {
        log.error({ err: error }, 'periodic work failed');
        return false;
      });
      if (isMore || isStopped) continue;
      const pause = Promise.withResolvers<void>();
      const timer = setTimeout(pause.resolve, pauseMs);
      await Promise.race([pause.promise, stopped.promise]);
      clearTimeout(timer);
    }
  });
  return {
    async stop() {
      isStopped = true;
      stopped.resolve();
      await running;
    },
  };
}
