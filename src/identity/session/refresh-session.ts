import { askPreparedText } from '#database/ask-prepared.ts';
import { inBatches } from '#database/in-batches.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { ACCOUNT_JSON, type AccountJson, accountOf, type Claims } from '../account/account.ts';
import { isAheadSql } from '../clock-ahead.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError, tooManyAttempts } from '../identity-error.ts';
import { NOT_WAITED_FOR } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { recordEvent } from '../record-event.ts';
import { ID_TOKEN_LIFE_SECONDS, mintIdToken } from './id-token.ts';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { SESSION_ABSOLUTE_LIFE_MS, SESSION_IDLE_LIFE_MS, type SessionTokens } from './session.ts';

/**
 * Tabs of one browser refresh at the same moment, and answers get lost. So a superseded token stays valid for this
 * long.
 */
const GRACE_MS = MINUTE_MS;
/** The number of superseded generations that stay valid. An honest page is never further behind. */
const MAX_SUPERSEDED = 60;

type TakenSession = {
  id: string;
  generation: number;
  signInProvider: string;
  authenticatedAt: string;
  secondFactorId: string | null;
  claims: Claims;
};
type TakenRow = { account: AccountJson; session: TakenSession };

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
/** Also if it began while the clock was ahead. */
const WINDOW_IS_OVER = `(coalesce(session.refresh_counted_from <= $7, true)
  or ${isAheadSql('session.refresh_counted_from', '$3')})`;
/**
 * Rows are locked before they change. A batch skips rows that are locked, because two servers that hold some of each
 * other's rows would deadlock. Skipped rows are then taken one by one.
 */
const take = (locking: string) => `
  with asked as (select * from unnest($1::text[], $2::integer[]) as asked (session_id, asked_generation)),
  locked as (
    select session.id, asked_generation, ${ACCOUNT_JSON} as account
    from asked join session on session.id = session_id join account on account.id = account_id
    where not is_disabled
      and ${isAlive('$5', '$6')}
      and (generation <= asked_generation or superseded[generation - asked_generation] >= $4)
      and (${WINDOW_IS_OVER} or refresh_count < $8)
    for no key update of session ${locking}
  )
  update session set
    generation = greatest(generation, asked_generation + 1),
    superseded = case when generation > asked_generation then superseded
      else ($3::timestamptz || case when superseded[1] >= $4 then superseded end)[1:${MAX_SUPERSEDED}] end,
    last_used_at = $3,
    refresh_count = case when ${WINDOW_IS_OVER} then 1 else refresh_count + 1 end,
    refresh_counted_from = case when ${WINDOW_IS_OVER} then $3 else refresh_counted_from end
  from locked where session.id = locked.id and ${NOT_WAITED_FOR}
  returning account, json_build_object('id', session.id, 'generation', generation,
    'signInProvider', sign_in_provider, 'authenticatedAt', authenticated_at, 'secondFactorId', second_factor_id,
    'claims', session.claims) as session`;
const TAKE_FREE = take('skip locked');
const TAKE_ONE = take('');
const REFUSED = `
  select account_id, is_disabled, generation, (${isAlive('$3', '$4')}) as is_alive,
    superseded[generation - $2::integer] as superseded_at
  from session join account on account.id = account_id where session.id = $1`;

/**
 * Exchanges a refresh token for a new pair. Throws TOKEN_EXPIRED (which signs the page out) for every token that was or
 * may have been valid, INVALID_REFRESH_TOKEN for one that never was, USER_DISABLED.
 */
export async function refreshSession(
  deps: IdentityDeps,
  refreshToken: string | undefined,
): Promise<SessionTokens & { accountId: string }> {
  if (!refreshToken) throw new IdentityError('MISSING_REFRESH_TOKEN');
  const token = readRefreshToken(deps.secretKey, refreshToken);
  // it has our form, but was made with an earlier key
  if (!token) throw new IdentityError(/^[\w-]{40,}$/.test(refreshToken) ? 'TOKEN_EXPIRED' : 'INVALID_REFRESH_TOKEN');
  const row = await takeGeneration(deps, token);
  if (!row) throw await refusalOf(deps, token);
  const account = accountOf(row.account);
  const { authenticatedAt, generation, ...session } = row.session;
  return {
    idToken: await mintIdToken(deps, account, { ...session, authenticatedAtMs: Date.parse(authenticatedAt) }),
    refreshToken: writeRefreshToken(deps.secretKey, { sessionId: session.id, generation }),
    expiresIn: String(ID_TOKEN_LIFE_SECONDS),
    accountId: account.id,
  };
}

/**
 * One statement for all callers of a turn. A token may be ahead of its session, because the commit is not waited for
 * and a crash can lose a refresh. The token's MAC proves that we issued it.
 */
const takeGeneration = inBatches<IdentityDeps, RefreshToken, TakenRow | undefined>(async (deps, tokens) => {
  // a statement updates a row only once, so the tabs of a browser, which send the same token, share one answer
  const asked = new Map(tokens.toReversed().map((token) => [token.sessionId, token]));
  const rows = asked.size > 1 ? await takeEach(deps, TAKE_FREE, [...asked.values()]) : [];
  const taken = new Map(rows.map((row) => [row.session.id, row]));
  return Promise.all(
    tokens.map(async (token) => {
      const isAsked = asked.get(token.sessionId)!.generation === token.generation;
      const row = isAsked ? taken.get(token.sessionId) : undefined;
      return row ?? (await takeEach(deps, TAKE_ONE, [token]))[0];
    }),
  );
});

function takeEach(deps: IdentityDeps, text: string, tokens: RefreshToken[]): Promise<TakenRow[]> {
  const nowMs = deps.clock.now();
  const { count, windowMs } = limitsOf(deps).refreshPerSession;
  const ago = (ageMs: number) => new Date(nowMs - ageMs);
  return askPreparedText<TakenRow>(deps.database, text, [
    tokens.map(({ sessionId }) => sessionId),
    tokens.map(({ generation }) => generation),
    ago(0),
    ago(GRACE_MS),
    ago(SESSION_IDLE_LIFE_MS),
    ago(SESSION_ABSOLUTE_LIFE_MS),
    ago(windowMs),
    count,
  ]);
}

/** The reason why a refresh was refused. A token that comes back too late ends its session. */
async function refusalOf(deps: IdentityDeps, { sessionId, generation }: RefreshToken): Promise<IdentityError> {
  const nowMs = deps.clock.now();
  const ago = (ageMs: number) => new Date(nowMs - ageMs);
  const [found] = await askPreparedText<RefusedRow>(deps.database, REFUSED, [
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

/** Two parties hold one session's tokens, and we cannot tell which is the thief, so the session ends for both. */
async function endReusedSession(deps: IdentityDeps, sessionId: string, accountId: string): Promise<void> {
  const nowMs = deps.clock.now();
  await deps.database
    .updateTable('session')
    .set({ revoked_at: new Date(nowMs) })
    .where('id', '=', sessionId)
    .execute();
  await recordEvent(deps.database, 'token-reused', { accountId, nowMs });
}
