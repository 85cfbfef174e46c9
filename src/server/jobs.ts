import type { PgBoss } from 'pg-boss';
import type { Database } from '#database/connect.ts';
import { dropOldPartitions, makePartitions } from '#database/partitions.ts';
import type { MailTransport } from '#mail/mail.ts';
import { workMail } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';

const PARTITIONS = 'partitions';

/** The role `jobs`: sends mail, and every night makes the parts of the big tables that the next days need. */
export async function runJobs(deps: {
  boss: PgBoss;
  database: Database;
  clock: Clock;
  transport: MailTransport;
}): Promise<void> {
  await workMail(deps.boss, deps.transport);
  await deps.boss.createQueue(PARTITIONS);
  await deps.boss.work(PARTITIONS, async () => {
    await makePartitions(deps.database, deps.clock.now());
    await dropOldPartitions(deps.database, deps.clock.now());
  });
  await deps.boss.schedule(PARTITIONS, '17 2 * * *');
}
