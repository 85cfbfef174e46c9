import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** Longer than all that a change asks the provider may take. */
const LEASE = '3 minutes';
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
  let until = await take(database, accountId);
  for (let turn = 0; until === null; turn++) {
    if (turn === TRIES) throw new Problem('too-many-requests');
    await sleep(WAIT_MS);
    until = await take(database, accountId);
  }
  try {
    return await work();
  } finally {
    // one that ran out meanwhile is another's by now
    await sql`
      delete from plan_change_lease where account_id = ${accountId} and until = ${until}::timestamptz`.execute(
      database,
    );
  }
}

/** Until when it is ours, to the microsecond, by which it is told from the next one; null where another has it. */
async function take(database: People, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ until: string }>`
    insert into plan_change_lease (account_id, until) values (${accountId}, now() + ${LEASE}::interval)
    on conflict (account_id) do update set until = excluded.until where plan_change_lease.until < now()
    returning until::text`.execute(database);
  return rows[0]?.until ?? null;
}
