import type { PgBoss } from 'pg-boss';
import type { Mail } from './mail.ts';
import { createMailQueue, GIVEN_UP_QUEUE, MAIL_QUEUE } from './queue.ts';

/** A mail that had not left. Its id goes with it: a mail server knows by it a mail that it was given before. */
export type KeptMail = { id: string; queue: string; mail: Mail };

/** What has not left and what was given up; the question, for whoever asks it in a snapshot. */
export const KEPT_MAILS = `
  select id, name as queue, data->'mail' as mail from pgboss.job
  where name = '${GIVEN_UP_QUEUE}' or name = '${MAIL_QUEUE}' and state in ('created', 'retry', 'active')`;

/** Puts them in line again; those that are there stay as they are. */
export async function queueKeptMails(boss: PgBoss, mails: readonly KeptMail[]): Promise<void> {
  await createMailQueue(boss);
  for (const queue of [MAIL_QUEUE, GIVEN_UP_QUEUE]) {
    const jobs = mails.filter((each) => each.queue === queue).map(({ id, mail }) => ({ id, data: { mail } }));
    if (jobs.length > 0) await boss.insert(queue, jobs);
  }
}
