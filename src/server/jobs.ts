import type { PgBoss } from 'pg-boss';
import type { Database } from '#database/connect.ts';
import { dropOldPartitions, makePartitions } from '#database/partitions.ts';
import type { IdentityDeps } from '#identity/deps.ts';
import { forgetExpired } from '#identity/forget-expired.ts';
import { rotateSigningKeyIfDue } from '#identity/rotate-signing-key.ts';
import type { MailTransport } from '#mail/mail.ts';
import { workMail } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';

const UPKEEP = 'upkeep';
const EVERY_NIGHT = '17 2 * * *';

export type JobDeps = {
  boss: PgBoss;
  database: Database;
  identity: IdentityDeps;
  clock: Clock;
  transport: MailTransport;
};

/** The role `jobs`: sends mail; every night makes the parts of big tables that the next days need, renews keys, forgets what ran out. */
export async function runJobs({ boss, database, identity, clock, transport }: JobDeps): Promise<void> {
  await workMail(boss, transport);
  await boss.createQueue(UPKEEP);
  await boss.work(UPKEEP, async () => {
    await makePartitions(database, clock.now());
    await dropOldPartitions(database, clock.now());
    await rotateSigningKeyIfDue(identity);
    await forgetExpired({ database, clock });
  });
  await boss.schedule(UPKEEP, EVERY_NIGHT);
}
