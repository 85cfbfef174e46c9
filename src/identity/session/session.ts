import { askPreparedText } from '#database/ask-prepared.ts';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { Account, Claims } from '../account/account.ts';
import { isAheadSql } from '../clock-ahead.ts';
import type { Caller } from '../deps.ts';
import { type Forgiveness, forgiving, NOT_WAITED_FOR } from '../limits/count-attempt.ts';
import { newSecret } from '../random-id.ts';
import { ID_TOKEN_LIFE_SECONDS, mintIdToken, type TokenDeps } from './id-token.ts';
import { writeRefreshToken } from './refresh-token.ts';

export const SESSION_IDLE_LIFE_MS = 60 * DAY_MS;
export const SESSION_ABSOLUTE_LIFE_MS = 365 * DAY_MS;

export type SessionTokens = { idToken: string; refreshToken: string; expiresIn: string };

/** How somebody signs in: `password`, `google.com`, `oidc.NAME`, `custom`, `anonymous`. */
export type SignInWay = { provider: string; secondFactorId?: string; claims?: Claims };

/**
 * The commit is not waited for. If a crash loses the session, the person signs in once more, and nobody else gains
 * access.
 */
const open = (alongside = '') => `
  with opened as (
    insert into session (id, account_id, authenticated_at, last_used_at, sign_in_provider, second_factor_id, claims, user_agent)
    values ($1, $2, $3, $3, $4, $5, $6, $7)
  ), noted as (
    insert into account_event (account_id, at, kind, address, detail) values ($2, $3, 'signed-in', $8, $9)
  )${alongside}
  update account set last_sign_in_at = $3, valid_since = case
      -- written while the clock was ahead: it would end this session too. The earlier ones stay revoked
      when ${isAheadSql('valid_since', '$3')} then date_trunc('second', $3::timestamptz)
      else valid_since end
  where id = $2 and ${NOT_WAITED_FOR}`;
const OPEN = open();
const OPEN_FORGIVING = open(`, ${forgiving('$10', '$11')}`);

/** Signs an account in on one device. */
export async function openSession(
  deps: TokenDeps,
  account: Account,
  way: SignInWay,
  caller: Caller,
  forgiveness?: Forgiveness,
): Promise<SessionTokens> {
  const nowMs = deps.clock.now();
  const now = new Date(nowMs);
  const id = newSecret();
  const session = {
    id,
    signInProvider: way.provider,
    authenticatedAtMs: nowMs,
    secondFactorId: way.secondFactorId ?? null,
    claims: way.claims ?? {},
  };
  const [idToken] = await Promise.all([
    mintIdToken(deps, account, session),
    askPreparedText(deps.database, forgiveness ? OPEN_FORGIVING : OPEN, [
      id,
      account.id,
      now,
      way.provider,
      session.secondFactorId,
      JSON.stringify(session.claims),
      caller.userAgent?.slice(0, 300) ?? null,
      caller.address,
      JSON.stringify({
        provider: way.provider,
        ...(way.secondFactorId ? { secondFactor: way.secondFactorId } : {}),
      }),
      ...(forgiveness ? [forgiveness.forgottenKey, forgiveness.refundedKey] : []),
    ]),
  ]);
  const refreshToken = writeRefreshToken(deps.secretKey, { sessionId: id, generation: 0 });
  return { idToken, refreshToken, expiresIn: String(ID_TOKEN_LIFE_SECONDS) };
}

/** Signs an account out everywhere. Its tokens and mailed codes are void from this second on. */
export async function endAllSessions(database: People, accountId: string, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  const thisSecond = new Date(Math.floor(nowMs / 1000) * 1000);
  await database
    .with('ended', (query) =>
      query
        .updateTable('session')
        .set({ revoked_at: now })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null),
    )
    .with('voided', (query) =>
      query
        .updateTable('action_code')
        .set({ used_at: now })
        .where('account_id', '=', accountId)
        .where('purpose', 'in', ['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL'])
        .where('used_at', 'is', null),
    )
    .updateTable('account')
    .set({ valid_since: thisSecond })
    .where('id', '=', accountId)
    .execute();
}
