import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { People } from '#database/connect.ts';
import { hasMailQueue } from './has-mail-queue.ts';
import type { Mail } from './mail.ts';
import { createMailQueue, GIVEN_UP_QUEUE, MAIL_QUEUE } from './queue.ts';

/** Puts a mail that failed, or was given up, at the head of the line with all its tries; false where there is none such. */
export async function sendAgain(people: People, boss: PgBoss, id: string): Promise<boolean> {
  if (!(await hasMailQueue(people))) return false;
  const { rows } = await sql<{ queue: string; mail: Mail }>`
    select name as queue, data->'mail' as mail from pgboss.job
    where id = ${id} and (name = ${GIVEN_UP_QUEUE} or name = ${MAIL_QUEUE} and state in ('created', 'retry'))`.execute(
    people,
  );
  const [found] = rows;
  if (!found) return false;
  // in this order: cut off between the two it is sent twice, not lost
  await (await createMailQueue(boss)).enqueue(found.mail);
  await boss.deleteJob(found.queue, id);
  return true;
}
