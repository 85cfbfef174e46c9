import { PgBoss } from 'pg-boss';
import type { Log } from '#runtime/log.ts';
import { STATEMENT_TIMEOUT_MS } from './statement-timeouts.ts';

/** Starts the queue of background work. */
export async function startQueue(
  databaseUrl: string,
  log: Log,
): Promise<{ boss: PgBoss; stop: () => Promise<unknown> }> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    useListenNotify: true,
    // pg's driver reads this setting, although PgBoss's types do not have it
    ...{ statement_timeout: STATEMENT_TIMEOUT_MS.tracker },
  });
  let isStopping = false;
  boss.on('error', (error) => {
    // a job that outlives the stop cannot report its end; it will be run again
    if (!isStopping) log.error({ err: error }, 'jobs');
  });
  await boss.start();
  const stop = () => {
    isStopping = true;
    return boss.stop({ graceful: true, timeout: 5_000 });
  };
  return { boss, stop };
}
