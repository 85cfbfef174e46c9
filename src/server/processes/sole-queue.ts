import type { PgBoss } from 'pg-boss';

/** At night every window of a large database is made anew. */
const LONGEST_SECONDS = 6 * 3600;
/** A process that was killed is known by its silence: its job does not hold up the next until it would have ended. */
const SILENT_FOR_SECONDS = 60;

/** Makes a queue of jobs, one at a time and one in line; settings of before are brought up to date. */
export async function ensureSoleQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, { policy: 'stately' });
  await boss.updateQueue(name, { expireInSeconds: LONGEST_SECONDS, heartbeatSeconds: SILENT_FOR_SECONDS });
}
