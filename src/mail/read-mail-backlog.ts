import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { hasMailQueue } from './has-mail-queue.ts';
import { GIVEN_UP_QUEUE, MAIL_QUEUE } from './queue.ts';

export type MailBacklog = {
  /** To be sent, for the first time or again. */
  waiting: number;
  /** Of them those that failed before. */
  retrying: number;
  /** Kept for the operator: a day of tries was not enough. */
  givenUp: number;
  oldestSeconds: number;
};

/** What has not left yet; nothing before the queue was ever made. */
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
