import { askKeptText } from '#database/ask-kept.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, type Claims } from './account.ts';
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

type RefusedRow = {
  account_id: string;
  is_disabled: boolean;
  generation: number;
  is_alive: boolean;
  superseded_at: Date | null;
};

const isAlive = (idleSince: string, absoluteSince: string) => `
  revoked_at is null and last_used_at > ${idleSince} and authenticated_at > ${absoluteSince}
  and date_trunc('second', authenticated_at) >= date_trunc('second', valid_since)`;
const WINDOW_IS_OVER = 'coalesce(refresh_counted_from <= $7, true)';
const TAKE = `
  with taken as (
    update session set
      generation = greatest(generation, $2::integer + 1),
      superseded = case when generation > $2 then superseded
        else $3::timestamptz || array(select at from unnest(superseded) as at where at >= $4) end,
      last_used_at = $3,
      refresh_count = case when ${WINDOW_IS_OVER} then 1 else refresh_count + 1 end,
      refresh_counted_from = case when ${WINDOW_IS_OVER} then $3 else refresh_counted_from end
    from account
    where session.id = $1 and account.id = account_id and not is_disabled
      and ${isAlive('$5', '$6')}
      and (generation <= $2 or superseded[generation - $2] >= $4)
      and (${WINDOW_IS_OVER} or refresh_count < $8)
    returning account_id, generation, sign_in_provider, authenticated_at, second_factor_id,
      session.claims as session_claims, set_config('synchronous_commit', 'off', true)
  )
  select ${ACCOUNT_COLUMNS}, taken.generation, taken.sign_in_provider, taken.authenticated_at, taken.second_factor_id,
    taken.session_claims
  from taken join account on account.id = taken.account_id`;
const REFUSED = `
  select account_id, is_disabled, generation, (${isAlive('$3', '$4')}) as is_alive,
    superseded[generation - $2::integer] as superseded_at
  from session join account on account.id = account_id where session.id = $1`;

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
  const { count, windowMs } = limitsOf(deps).refreshPerSession;
  const ago = (ageMs: number) => new Date(nowMs - ageMs);
  const rows = await askKeptText<TakenRow>(deps.database, TAKE, [
    sessionId,
    generation,
    ago(0),
    ago(GRACE_MS),
    ago(SESSION_IDLE_LIFE_MS),
    ago(SESSION_ABSOLUTE_LIFE_MS),
    ago(windowMs),
    count,
  ]);
  return rows[0];
}

/** Why no generation was to be had; a token that comes back too late ends its session. */
async function refusalOf(deps: IdentityDeps, { sessionId, generation }: RefreshToken): Promise<IdentityError> {
  const nowMs = deps.clock.now();
  const ago = (ageMs: number) => new Date(nowMs - ageMs);
  const [found] = await askKeptText<RefusedRow>(deps.database, REFUSED, [
    sessionId,
    generation,
    ago(SESSION_IDLE_LIFE_MS),
    ago(SESSION_ABSOLUTE_LIFE_MS),
  ]);
  if (!found) return new IdentityError('TOKEN_EXPIRED');
  if (found.is_disabled) return new IdentityError('USER_DISABLED');
  if (!found.is_alive) return new IdentityError('TOKEN_EXPIRED');
  const isGood = found.generation <= generation || Number(found.superseded_at) >= nowMs - GRACE_MS;
  if (isGood) return tooManyAttempts();
  await endReusedSession(deps, sessionId, found.account_id);
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
