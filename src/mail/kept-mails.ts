import type { PgBoss } from 'pg-boss';
import type { Mail } from './mail.ts';
import { createMailQueue, GIVEN_UP_QUEUE, MAIL_QUEUE } from './queue.ts';

/** An unsent mail. Its id is stored too, because mail servers recognize a repeated mail by it. */
export type KeptMail = { id: string; queue: string; mail: Mail };

/** The query for unsent and given-up mails, for callers that run it in a snapshot. */
export const KEPT_MAILS = `
  select id, name as queue, data->'mail' as mail from pgboss.job
  where name = '${GIVEN_UP_QUEUE}' or name = '${MAIL_QUEUE}' and state in ('created', 'retry', 'active')`;

/** Queues stored mails again. Mails that are already queued stay unchanged. */
export async function queueKeptMails(boss: PgBoss, mails: readonly KeptMail[]): Promise<void> {
  await createMailQueue(boss);
  for (const queue of [MAIL_QUEUE, GIVEN_UP_QUEUE]) {
    const jobs = mails.filter((each) => each.queue === queue).map(({ id, mail }) => ({ id, data: { mail } }));
    if (jobs.length > 0) await boss.insert(queue, jobs);
  }
}
