import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { People } from '#database/connect.ts';
import { hasMailQueue } from './has-mail-queue.ts';
import type { Mail } from './mail.ts';
import { createMailQueue, GIVEN_UP_QUEUE, MAIL_QUEUE } from './queue.ts';

/** Queues a failed or given-up mail again, with all its attempts. False if there is none with this id. */
export async function sendAgain(people: People, boss: PgBoss, id: string): Promise<boolean> {
  if (!(await hasMailQueue(people))) return false;
  const { rows } = await sql<{ queue: string; mail: Mail }>`
    select name as queue, data->'mail' as mail from pgboss.job
    where id = ${id} and (name = ${GIVEN_UP_QUEUE} or name = ${MAIL_QUEUE} and state in ('created', 'retry'))`.execute(
    people,
  );
  const [found] = rows;
  if (!found) return false;
  // in this order, an interruption sends the mail twice instead of losing it
  await (await createMailQueue(boss)).enqueue(found.mail);
  await boss.deleteJob(found.queue, id);
  return true;
}
