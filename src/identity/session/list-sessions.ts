import { sql } from 'kysely';
import { Problem } from '#runtime/problem.ts';
import type { IdentityDeps } from '../deps.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions, SESSION_ABSOLUTE_LIFE_MS, SESSION_IDLE_LIFE_MS } from './session.ts';

type Deps = Pick<IdentityDeps, 'database' | 'clock'>;
export type OpenSession = {
  id: string;
  userAgent: string | null;
  provider: string;
  signedInAt: Date;
  lastUsedAt: Date;
};

/** The live sessions, most recently used first, at most a hundred. */
export function listSessions(deps: Deps, accountId: string): Promise<OpenSession[]> {
  const ago = (ageMs: number) => new Date(deps.clock.now() - ageMs);
  return deps.database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'user_agent as userAgent', 'sign_in_provider as provider'])
    .select(['authenticated_at as signedInAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', ago(SESSION_IDLE_LIFE_MS))
    .where('authenticated_at', '>', ago(SESSION_ABSOLUTE_LIFE_MS))
    .where(sql<boolean>`date_trunc('second', authenticated_at) >= date_trunc('second', valid_since)`)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
}

/** Throws `not-found`, also for another account's session. */
export async function endSession(deps: Deps, accountId: string, sessionId: string): Promise<void> {
  const nowMs = deps.clock.now();
  const { numUpdatedRows } = await deps.database
    .updateTable('session')
    .set({ revoked_at: new Date(nowMs) })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not-found');
  await recordEvent(deps.database, 'session-ended', { accountId, nowMs });
}

/** Signs out everywhere, including this session. */
export async function endSessions(deps: Deps, accountId: string): Promise<void> {
  const nowMs = deps.clock.now();
  await endAllSessions(deps.database, accountId, nowMs);
  await recordEvent(deps.database, 'sessions-ended', { accountId, nowMs });
}
