import type { PersonalKey } from '#contract/account/personal-key.ts';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import type { IdentityDeps } from '../deps.ts';
import { recordEvent } from '../record-event.ts';

/** Newest first. */
export async function listPersonalKeys(database: People, accountId: string): Promise<PersonalKey[]> {
  const rows = await database
    .selectFrom('personal_key')
    .select(['id', 'name', 'beginning', 'may_write', 'calls_per_minute', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, beginning: row.beginning, mayWrite: row.may_write },
    callsPerMinute: row.calls_per_minute,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** Deletes a key, which is void from now on. Throws `not-found`, also for another account's key. */
export async function revokePersonalKey(
  deps: Pick<IdentityDeps, 'database' | 'clock'>,
  accountId: string,
  id: string,
): Promise<void> {
  const { numDeletedRows } = await deps.database
    .deleteFrom('personal_key')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
  await recordEvent(deps.database, 'key-revoked', { accountId, nowMs: deps.clock.now(), detail: { id } });
}
