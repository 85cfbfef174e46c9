import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { hasMailQueue } from './has-mail-queue.ts';
import { GIVEN_UP_QUEUE, MAIL_QUEUE } from './queue.ts';

export type MailBacklog = {
  /** Mails to be sent, for the first time or again. */
  waiting: number;
  /** Those of them that failed before. */
  retrying: number;
  /** Mails that a day of attempts could not send, stored for the operator. */
  givenUp: number;
  oldestSeconds: number;
};

/** The mails not sent yet; all zero if the queue was never created. */
export async function readMailBacklog(database: People): Promise<MailBacklog> {
  if (!(await hasMailQueue(database))) return { waiting: 0, retrying: 0, givenUp: 0, oldestSeconds: 0 };
  const isWaiting = sql`name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active')`;
  const { rows } = await sql<MailBacklog>`
    select count(*) filter (where ${isWaiting}) as waiting,
      count(*) filter (where ${isWaiting} and (state = 'retry' or retry_count > 0)) as retrying,
      count(*) filter (where name = ${GIVEN_UP_QUEUE}) as "givenUp",
      coalesce(extract(epoch from now() - min(created_on) filter (where ${isWaiting})), 0)::float8 as "oldestSeconds"
    from pgboss.job where name in (${MAIL_QUEUE}, ${GIVEN_UP_QUEUE})`.execute(database);
  return rows[0]!;
}
