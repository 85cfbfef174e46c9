import { askPreparedText } from '#database/ask-prepared.ts';
import { inBatches } from '#database/in-batches.ts';
import { ACCOUNT_JSON, type Account, type AccountJson, accountOf } from '../account/account.ts';
import { nowSeconds } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { type TokenDeps, type VerifiedToken, verifyIdToken } from './id-token.ts';

const RECENT_SECONDS = 5 * 60;

export type TokenOwner = { account: Account; token: VerifiedToken };

/** The state of a token's session. `place`: the token's position among those asked for. */
export type SessionRow = { place: number; session_id: string | null; revoked_at: Date | null };
/** A `from` clause: the accounts and sessions of some tokens (`tokenValues`). */
export const ACCOUNTS_OF_TOKENS = `
  unnest($1::text[], $2::text[]) with ordinality as asked (asked_account, asked_session, place)
  join account on account.id = asked_account
  left join session on session.account_id = account.id and session.id = asked_session`;

type OwnerRow = SessionRow & { account: AccountJson };
const OWNERS = `
  select ${ACCOUNT_JSON} as account, place, session.id as session_id, session.revoked_at from ${ACCOUNTS_OF_TOKENS}`;
const findOwner = inBatches<TokenDeps, VerifiedToken, OwnerRow | undefined>(async (deps, tokens) => {
  const rows = await askPreparedText<OwnerRow>(deps.database, OWNERS, tokenValues(tokens));
  return inPlaces(tokens, rows);
});

export function tokenValues(tokens: VerifiedToken[]): [string[], string[]] {
  return [tokens.map(({ accountId }) => accountId), tokens.map(({ sessionId }) => sessionId)];
}

export function inPlaces<Row extends SessionRow>(tokens: VerifiedToken[], rows: Row[]): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.place, row]));
  return tokens.map((_, index) => found.get(index + 1));
}

/**
 * The owner of a token whose account and session are still valid. Throws MISSING_ID_TOKEN, INVALID_ID_TOKEN,
 * TOKEN_EXPIRED, USER_NOT_FOUND, USER_DISABLED.
 */
export async function getTokenOwner(deps: TokenDeps, idToken: string | undefined): Promise<TokenOwner> {
  if (!idToken) throw new IdentityError('MISSING_ID_TOKEN');
  const token = await verifyIdToken(deps, idToken);
  const row = await findOwner(deps, token);
  if (!row) throw new IdentityError('USER_NOT_FOUND');
  const account = accountOf(row.account);
  assertStands(token, account, row);
  return { account, token };
}

/** Throws USER_DISABLED, TOKEN_EXPIRED. */
export function assertStands(
  token: VerifiedToken,
  account: Pick<Account, 'isDisabled' | 'validSinceMs'>,
  session: SessionRow,
): void {
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  const isOlder = token.issuedAtSeconds < Math.floor(account.validSinceMs / 1000);
  if (!session.session_id || session.revoked_at || isOlder) throw new IdentityError('TOKEN_EXPIRED');
}

/**
 * The same, for actions that a stolen token must not allow. Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN if its sign-in is
 * older than five minutes.
 */
export async function getRecentTokenOwner(deps: TokenDeps, idToken: string | undefined): Promise<TokenOwner> {
  const owner = await getTokenOwner(deps, idToken);
  if (!isRecentLogin(deps, owner.token)) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return owner;
}

export function isRecentLogin({ clock }: Pick<TokenDeps, 'clock'>, token: VerifiedToken): boolean {
  return nowSeconds(clock) - token.authenticatedAtSeconds <= RECENT_SECONDS;
}
