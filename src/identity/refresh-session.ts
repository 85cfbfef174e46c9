import { sql } from 'kysely';
import { MINUTE_MS } from '#runtime/clock.ts';
import { accountOf } from './account.ts';
import { countAttempt, sessionKey } from './count-attempt.ts';
import type { IdentityDeps } from './deps.ts';
import { ID_TOKEN_LIFE_SECONDS, mintIdToken, type TokenSession } from './id-token.ts';
import { IdentityError } from './identity-error.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { hashSecret, isSecret, newSecret } from './random-id.ts';
import { recordEvent } from './record-event.ts';
import { type SessionTokens, sessionExpiry } from './session.ts';

/** Tabs of one browser refresh at the same moment: a superseded token is good for this long. */
const GRACE_MS = MINUTE_MS;

/**
 * Changes a refresh token for a new pair. Throws TOKEN_EXPIRED (which signs the page out) for every token that once
 * was or might have been good, INVALID_REFRESH_TOKEN for what never was one, USER_DISABLED.
 */
export async function refreshSession(
  deps: IdentityDeps,
  refreshToken: string | undefined,
): Promise<SessionTokens & { accountId: string }> {
  if (!refreshToken) throw new IdentityError('MISSING_REFRESH_TOKEN');
  if (!isSecret(refreshToken)) throw new IdentityError('INVALID_REFRESH_TOKEN');
  const nowMs = deps.clock.now();
  const tokenHash = hashSecret(refreshToken);
  const found = await findSession(deps, tokenHash);
  if (!found) throw new IdentityError('TOKEN_EXPIRED');
  const account = accountOf(found);
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  const isOver =
    found.revoked_at !== null ||
    found.expires_at.getTime() <= nowMs ||
    Math.floor(found.authenticated_at.getTime() / 1000) < Math.floor(account.validSinceMs / 1000);
  if (isOver) throw new IdentityError('TOKEN_EXPIRED');
  const limit = { ...DEFAULT_LIMITS, ...deps.limits }.refreshPerSession;
  await countAttempt(deps.database, sessionKey('refresh', found.session_id), limit, nowMs);

  const session: TokenSession = {
    id: found.session_id,
    signInProvider: found.sign_in_provider,
    authenticatedAtMs: found.authenticated_at.getTime(),
  };
  const successor = newSecret();
  if (!(await supersede(deps, tokenHash, hashSecret(successor), session, nowMs))) {
    await endReusedSession(deps, session.id, account.id);
    throw new IdentityError('TOKEN_EXPIRED');
  }
  return {
    idToken: await mintIdToken(deps, account, session),
    refreshToken: successor,
    expiresIn: String(ID_TOKEN_LIFE_SECONDS),
    accountId: account.id,
  };
}

function findSession(deps: IdentityDeps, tokenHash: Buffer) {
  return deps.database
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select([
      'session.id as session_id',
      'session.sign_in_provider',
      'session.authenticated_at',
      'session.expires_at',
      'session.revoked_at',
    ])
    .where('refresh_token.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/**
 * Puts a successor in the token's place; false where the token was superseded too long ago. The row lock puts
 * parallel refreshes in a row, and all see the moment of the first.
 */
async function supersede(
  deps: IdentityDeps,
  tokenHash: Buffer,
  successorHash: Buffer,
  session: TokenSession,
  nowMs: number,
): Promise<boolean> {
  const now = new Date(nowMs);
  const { rows } = await sql`
    with used as (
      update refresh_token set superseded_at = coalesce(superseded_at, ${now})
      where token_hash = ${tokenHash}
      returning session_id, superseded_at
    ), good as (
      select session_id from used where superseded_at >= ${new Date(nowMs - GRACE_MS)}
    ), kept as (
      insert into refresh_token (token_hash, session_id, created_at)
      select ${successorHash}::bytea, session_id, ${now}::timestamptz from good
    )
    update session set last_used_at = ${now}, expires_at = ${sessionExpiry(session.authenticatedAtMs, nowMs)}
    where id in (select session_id from good) and revoked_at is null
    returning id`.execute(deps.database);
  return rows.length > 0;
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
