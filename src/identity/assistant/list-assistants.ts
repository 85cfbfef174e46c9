import type { Assistant } from '#contract/assistant.ts';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashSecret } from '../random-id.ts';
import { recordEvent } from '../record-event.ts';

type Deps = Pick<IdentityDeps, 'database' | 'clock'>;

/** Newest first. */
export async function listAssistants(database: People, accountId: string): Promise<Assistant[]> {
  const rows = await database
    .selectFrom('assistant')
    .innerJoin('oauth_client', 'oauth_client.id', 'client_id')
    .select(['assistant.id', 'name', 'assistant.created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('assistant.created_at', 'desc')
    .orderBy('assistant.id')
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    ...{ id, name, createdAt: created_at.toISOString() },
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

/**
 * Ends an assistant's access: none of its tokens works any more. Throws `not-found`, also for another account's
 * assistant.
 */
export async function revokeAssistant({ database, clock }: Deps, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('assistant')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
  await recordEvent(database, 'assistant-revoked', { accountId, nowMs: clock.now(), detail: { id } });
}

/** An assistant that revokes one of its tokens is removed with all of them. An unknown token is ignored. */
export async function revokeByToken({ database, clock }: Deps, token: string): Promise<void> {
  const gone = await database
    .deleteFrom('assistant')
    .where('id', 'in', (select) =>
      select.selectFrom('assistant_token').select('assistant_id').where('secret_hash', '=', hashSecret(token)),
    )
    .returning(['id', 'account_id'])
    .executeTakeFirst();
  if (!gone) return;
  const event = { accountId: gone.account_id, nowMs: clock.now(), detail: { id: gone.id } };
  await recordEvent(database, 'assistant-revoked', event);
}
