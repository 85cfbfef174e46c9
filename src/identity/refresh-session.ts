import { type RawBuilder, sql } from 'kysely';
import { MINUTE_MS } from '#runtime/clock.ts';
import { type AccountRow, accountOf, type Claims, selectAccounts } from './account.ts';
import type { IdentityDeps } from './deps.ts';
import { ID_TOKEN_LIFE_SECONDS, mintIdToken } from './id-token.ts';
import { IdentityError, tooManyAttempts } from './identity-error.ts';
import { limitsOf } from './limits.ts';
import { recordEvent } from './record-event.ts';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { SESSION_ABSOLUTE_LIFE_MS, SESSION_IDLE_LIFE_MS, type SessionTokens } from './session.ts';

/** Tabs of one browser refresh at the same moment, and answers get lost: a superseded token is good for this long. */
const GRACE_MS = MINUTE_MS;

type TakenRow = AccountRow & {
  generation: number;
  sign_in_provider: string;
  authenticated_at: Date;
  second_factor_id: string | null;
  session_claims: Claims;
};

/**
 * Changes a refresh token for a new pair. Throws TOKEN_EXPIRED (which signs the page out) for every token that once
 * was or might have been good, INVALID_REFRESH_TOKEN for what never was one, USER_DISABLED.
 */
export async function refreshSession(
  deps: IdentityDeps,
  refreshToken: string | undefined,
): Promise<SessionTokens & { accountId: string }> {
  if (!refreshToken) throw new IdentityError('MISSING_REFRESH_TOKEN');
  const token = readRefreshToken(deps.secretKey, refreshToken);
  // of our form, but under a key that is no more
  if (!token) throw new IdentityError(/^[\w-]{40,}$/.test(refreshToken) ? 'TOKEN_EXPIRED' : 'INVALID_REFRESH_TOKEN');
  const row = await takeGeneration(deps, token);
  if (!row) throw await refusalOf(deps, token);
  const account = accountOf(row);
  const session = {
    id: token.sessionId,
    signInProvider: row.sign_in_provider,
    authenticatedAtMs: row.authenticated_at.getTime(),
    secondFactorId: row.second_factor_id,
    claims: row.session_claims,
  };
  return {
    idToken: await mintIdToken(deps, account, session),
    refreshToken: writeRefreshToken(deps.secretKey, { sessionId: session.id, generation: row.generation }),
    expiresIn: String(ID_TOKEN_LIFE_SECONDS),
    accountId: account.id,
  };
}

/**
 * All in one statement: the row lock puts parallel refreshes in a row. A token ahead of its session is one whose
 * refresh was lost with the machine, for the commit is not waited for: its MAC says that we gave it.
 */
async function takeGeneration(deps: IdentityDeps, { sessionId, generation }: RefreshToken) {
  const nowMs = deps.clock.now();
  const now = sql`${new Date(nowMs)}::timestamptz`;
  const graceFrom = sql`${new Date(nowMs - GRACE_MS)}::timestamptz`;
  const { count, windowMs } = limitsOf(deps).refreshPerSession;
  const given = sql`${generation}::integer`;
  const windowIsOver = sql`coalesce(refresh_counted_from <= ${new Date(nowMs - windowMs)}, true)`;
  const { rows } = await sql<TakenRow>`
    with taken as (
      update session set
        generation = greatest(generation, ${given} + 1),
        superseded = case when generation > ${given} then superseded
          else ${now} || array(select at from unnest(superseded) as at where at >= ${graceFrom}) end,
        last_used_at = ${now},
        refresh_count = case when ${windowIsOver} then 1 else refresh_count + 1 end,
        refresh_counted_from = case when ${windowIsOver} then ${now} else refresh_counted_from end
      from account
      where session.id = ${sessionId} and account.id = account_id and not is_disabled
        and ${isAlive(nowMs)}
        and (generation <= ${given} or superseded[generation - ${given}] >= ${graceFrom})
        and (${windowIsOver} or refresh_count < ${count})
      returning account_id, generation, sign_in_provider, authenticated_at, second_factor_id,
        session.claims as session_claims, set_config('synchronous_commit', 'off', true)
    )
    select owner.*, taken.* from taken join (${selectAccounts(deps.database)}) as owner on owner.id = account_id`.execute(
    deps.database,
  );
  return rows[0];
}

function isAlive(nowMs: number): RawBuilder<unknown> {
  return sql`revoked_at is null
    and last_used_at > ${new Date(nowMs - SESSION_IDLE_LIFE_MS)}
    and authenticated_at > ${new Date(nowMs - SESSION_ABSOLUTE_LIFE_MS)}
    and date_trunc('second', authenticated_at) >= date_trunc('second', valid_since)`;
}

/** Why no generation was to be had; a token that comes back too late ends its session. */
async function refusalOf(deps: IdentityDeps, { sessionId, generation }: RefreshToken): Promise<IdentityError> {
  const nowMs = deps.clock.now();
  const found = await deps.database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'is_disabled', 'generation', isAlive(nowMs).as('is_alive')])
    .select(sql<Date | null>`superseded[generation - ${generation}::integer]`.as('superseded_at'))
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  if (!found) return new IdentityError('TOKEN_EXPIRED');
  if (found.is_disabled) return new IdentityError('USER_DISABLED');
  if (!found.is_alive) return new IdentityError('TOKEN_EXPIRED');
  const isGood = found.generation <= generation || Number(found.superseded_at) >= nowMs - GRACE_MS;
  if (isGood) return tooManyAttempts();
  await endReusedSession(deps, sessionId, found.id);
  return new IdentityError('TOKEN_EXPIRED');
}

/** Two hold one session's tokens, and we cannot tell which is the thief: it ends for both. */
async function endReusedSession(deps: IdentityDeps, sessionId: string, accountId: string): Promise<void> {
  const nowMs = deps.clock.now();
  await deps.database
    .updateTable('session')
    .set({ revoked_at: new Date(nowMs) })
    .where('id', '=', sessionId)
    .execute();
  await recordEvent(deps.database, 'token-reused', { accountId, nowMs });
}
