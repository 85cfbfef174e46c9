import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

const LEASE = '60 seconds';
const TRIES = 80;
const WAIT_MS = 100;

/**
 * Allows only one change of an account's subscription at a time, over all servers, without holding a connection while
 * the provider answers. A caller that waits too long gets `too-many-requests`. The lease of a dead server expires.
 */
export async function withLease<Result>(
  database: People,
  accountId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let turn = 0; !(await take(database, accountId)); turn++) {
    if (turn === TRIES) throw new Problem('too-many-requests');
    await sleep(WAIT_MS);
  }
  try {
    return await work();
  } finally {
    await database.deleteFrom('plan_change_lease').where('account_id', '=', accountId).execute();
  }
}

async function take(database: People, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into plan_change_lease (account_id, until) values (${accountId}, now() + ${LEASE}::interval)
    on conflict (account_id) do update set until = excluded.until where plan_change_lease.until < now()
    returning 1`.execute(database);
  return rows.length > 0;
}
