import { askPreparedText } from '#database/ask-prepared.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { ACCOUNT_JSON, type Account, type AccountJson, accountOf } from '../account/account.ts';
import { IdentityError } from '../identity-error.ts';
import { authenticateData, openAuthenticated } from '../seal.ts';
import type { TokenDeps } from './id-token.ts';

export const SESSION_COOKIE = '__Host-session';
const PURPOSE = 'session cookie';
const LIFE_MS = 14 * DAY_MS;
const SESSION_BYTES = 32;

type OwnerRow = { account: AccountJson; revoked_at: Date | null; authenticated_at: Date };
const OWNER = `
  select ${ACCOUNT_JSON} as account, session.revoked_at, session.authenticated_at
  from session join account on account.id = session.account_id where session.id = $1`;

/** The `Set-Cookie` header of a session: not readable by scripts, for this host only. */
export function writeSessionCookie(deps: TokenDeps, sessionId: string): string {
  const data = Buffer.alloc(SESSION_BYTES + 6);
  data.write(sessionId, 'base64url');
  data.writeUIntBE(deps.clock.now() + LIFE_MS, SESSION_BYTES, 6);
  return setCookie(authenticateData(deps.secretKey, PURPOSE, data).toString('base64url'), LIFE_MS);
}

export function clearedSessionCookie(): string {
  return setCookie('', 0);
}

/** The owner of a cookie whose session is still valid; for reading only. Throws TOKEN_EXPIRED, USER_DISABLED. */
export async function getCookieOwner(
  deps: TokenDeps,
  cookieHeader: string | undefined,
): Promise<{ account: Account; sessionId: string }> {
  const sessionId = findSessionId(deps, cookieHeader);
  const [row] = sessionId ? await askPreparedText<OwnerRow>(deps.database, OWNER, [sessionId]) : [];
  if (!sessionId || !row) throw new IdentityError('TOKEN_EXPIRED');
  const account = accountOf(row.account);
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  const isVoid = row.revoked_at || inSeconds(row.authenticated_at.getTime()) < inSeconds(account.validSinceMs);
  if (isVoid) throw new IdentityError('TOKEN_EXPIRED');
  return { account, sessionId };
}

function findSessionId(deps: TokenDeps, cookieHeader: string | undefined): string | null {
  const cookies = (cookieHeader ?? '').split(/; */).map((cookie) => cookie.split('='));
  const value = cookies.find(([name]) => name === SESSION_COOKIE)?.[1];
  const data = value ? openAuthenticated(deps.secretKey, PURPOSE, Buffer.from(value, 'base64url')) : null;
  if (data?.length !== SESSION_BYTES + 6 || data.readUIntBE(SESSION_BYTES, 6) <= deps.clock.now()) return null;
  return data.subarray(0, SESSION_BYTES).toString('base64url');
}

function setCookie(value: string, lifeMs: number): string {
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${lifeMs / 1000}; Secure; HttpOnly; SameSite=Lax`;
}

function inSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
