import type { PgBoss } from 'pg-boss';

/** On a large database, recomputing every window at night takes hours. */
const LONGEST_SECONDS = 6 * 3600;
/** A killed process sends no heartbeat. After this time its job counts as failed and the next one may start. */
const SILENT_FOR_SECONDS = 60;

/** Makes a queue with at most one running and one waiting job, and updates the settings of an existing queue. */
export async function ensureSoleQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, { policy: 'stately' });
  await boss.updateQueue(name, { expireInSeconds: LONGEST_SECONDS, heartbeatSeconds: SILENT_FOR_SECONDS });
}
