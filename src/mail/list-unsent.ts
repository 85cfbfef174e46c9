import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { hasMailQueue } from './has-mail-queue.ts';
import { GIVEN_UP_QUEUE, MAIL_QUEUE } from './queue.ts';

export type UnsentMail = {
  id: string;
  to: string;
  subject: string;
  state: 'waiting' | 'retrying' | 'given-up';
  queuedAt: Date;
  tries: number;
  /** The mail server's last answer. */
  answer: string | null;
};

/** Unsent and given-up mails, newest first. */
export async function listUnsent(
  people: People,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<{ mails: UnsentMail[]; total: number }> {
  if (!(await hasMailQueue(people))) return { mails: [], total: 0 };
  const words = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const unsent = sql`
    from pgboss.job where (name = ${GIVEN_UP_QUEUE} or name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active'))
      and (data->'mail'->>'to' || ' ' || (data->'mail'->>'subject')) ilike ${words}`;
  const { rows: mails } = await sql<UnsentMail>`
    select id, data->'mail'->>'to' as to, data->'mail'->>'subject' as subject, retry_count as tries,
      case when name = ${GIVEN_UP_QUEUE} then 'given-up'
        when state = 'retry' or retry_count > 0 then 'retrying' else 'waiting' end as state,
      created_on as "queuedAt", output->>'message' as answer
    ${unsent} order by created_on desc, id limit ${limit} offset ${offset}`.execute(people);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${unsent}`.execute(people);
  return { mails, total: counted[0]!.total };
}
