import { createHash, timingSafeEqual } from 'node:crypto';
import { ACCESS_PREFIX, ASSISTANT_SCOPE, type OAuthTokenBody, type OAuthTokens } from '#contract/assistant.ts';
import type { People } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { type IdentityDeps, originOf } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { hashSecret, newSecret } from '../random-id.ts';
import { recordEvent } from '../record-event.ts';
import { isOurs } from './authorize.ts';
import { OAuthRefusal } from './oauth-refusal.ts';

const ACCESS_LIFE_MS = HOUR_MS;
const REFRESH_LIFE_MS = 60 * DAY_MS;
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

type Deps = Pick<IdentityDeps, 'database' | 'clock' | 'origin'>;
type Outcome = { tokens: OAuthTokens } | { refusal: OAuthRefusal };

/**
 * Gives tokens for a code or a refresh token, each valid once. Throws `OAuthRefusal`, on which a program that we no
 * longer know registers again.
 */
export async function issueTokens(deps: Deps, body: OAuthTokenBody): Promise<OAuthTokens> {
  if (!isOurs(body.resource, originOf(deps))) throw new OAuthRefusal('invalid_target', 'Not what this server is');
  const client = deps.database
    .selectFrom('oauth_client')
    .select('id')
    .where('id', '=', body.client_id ?? '');
  if (!(await client.executeTakeFirst()))
    throw new OAuthRefusal('invalid_client', 'No such program is registered here');
  const outcome = await inTransaction(deps.database, async (trx): Promise<Outcome> => {
    switch (body.grant_type) {
      case 'authorization_code':
        return takeCode(trx, deps, body);
      case 'refresh_token':
        return takeRefreshToken(trx, deps, body);
      default:
        return refuse('unsupported_grant_type', 'authorization_code or refresh_token');
    }
  });
  // the transaction must commit what it recorded, although no tokens are given
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.tokens;
}

async function takeCode(trx: People, { clock }: Deps, body: OAuthTokenBody): Promise<Outcome> {
  const { code = '', client_id, redirect_uri, code_verifier = '' } = body;
  const nowMs = clock.now();
  const found = await trx
    .selectFrom('assistant_code')
    .innerJoin('assistant', 'assistant.id', 'assistant_code.assistant_id')
    .select(['assistant_id', 'account_id', 'client_id', 'redirect_uri', 'challenge', 'expires_at', 'used_at'])
    .where('secret_hash', '=', hashSecret(code))
    .where('client_id', '=', client_id ?? '')
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse('invalid_grant', 'No such code for this client');
  if (found.used_at) return letGo(trx, found, nowMs, 'The code was used before');
  await trx
    .updateTable('assistant_code')
    .set({ used_at: new Date(nowMs) })
    .where('secret_hash', '=', hashSecret(code))
    .execute();
  if (found.expires_at.getTime() <= nowMs) return refuse('invalid_grant', 'The code has expired');
  if (found.redirect_uri !== redirect_uri)
    return refuse('invalid_grant', 'redirect_uri is not the one that was asked by');
  if (!VERIFIER.test(code_verifier) || !isOfChallenge(code_verifier, found.challenge))
    return refuse('invalid_grant', 'code_verifier is not that of the code_challenge');
  return { tokens: await makeTokens(trx, found.assistant_id, nowMs) };
}

async function takeRefreshToken(trx: People, { clock }: Deps, body: OAuthTokenBody): Promise<Outcome> {
  const secret_hash = hashSecret(body.refresh_token ?? '');
  const nowMs = clock.now();
  const found = await trx
    .selectFrom('assistant_token')
    .innerJoin('assistant', 'assistant.id', 'assistant_token.assistant_id')
    .innerJoin('account', 'account.id', 'assistant.account_id')
    .select(['assistant_id', 'account_id', 'expires_at', 'used_at', 'is_disabled'])
    .where('secret_hash', '=', secret_hash)
    .where('kind', '=', 'refresh')
    .where('client_id', '=', body.client_id ?? '')
    .forUpdate(['assistant_token', 'assistant'])
    .executeTakeFirst();
  if (!found || found.is_disabled) return refuse('invalid_grant', 'No such token for this client');
  if (found.used_at) return letGo(trx, found, nowMs, 'The token was used before');
  if (found.expires_at.getTime() <= nowMs) return refuse('invalid_grant', 'The token has expired');
  await trx
    .updateTable('assistant_token')
    .set({ used_at: new Date(nowMs) })
    .where('secret_hash', '=', secret_hash)
    .execute();
  await trx
    .deleteFrom('assistant_token')
    .where('assistant_id', '=', found.assistant_id)
    .where('kind', '=', 'access')
    .execute();
  return { tokens: await makeTokens(trx, found.assistant_id, nowMs) };
}

/** A single-use code or token came twice, so a stranger has it too. The assistant's access ends. */
async function letGo(
  trx: People,
  { assistant_id, account_id }: { assistant_id: string; account_id: string },
  nowMs: number,
  description: string,
): Promise<Outcome> {
  await trx.deleteFrom('assistant').where('id', '=', assistant_id).execute();
  await recordEvent(trx, 'token-reused', { accountId: account_id, nowMs, detail: { assistant: assistant_id } });
  return refuse('invalid_grant', description);
}

async function makeTokens(trx: People, assistant_id: string, nowMs: number): Promise<OAuthTokens> {
  const [access, refresh] = [ACCESS_PREFIX + newSecret(), newSecret()];
  const rowOf = (secret: string, kind: 'access' | 'refresh', lifeMs: number) => ({
    ...{ secret_hash: hashSecret(secret), assistant_id, kind },
    expires_at: new Date(nowMs + lifeMs),
  });
  await trx
    .insertInto('assistant_token')
    .values([rowOf(access, 'access', ACCESS_LIFE_MS), rowOf(refresh, 'refresh', REFRESH_LIFE_MS)])
    .execute();
  return {
    ...{ access_token: access, token_type: 'Bearer', expires_in: ACCESS_LIFE_MS / 1000 },
    ...{ refresh_token: refresh, scope: ASSISTANT_SCOPE },
  };
}

function isOfChallenge(verifier: string, challenge: string): boolean {
  const hashed = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const wanted = Buffer.from(challenge);
  return hashed.length === wanted.length && timingSafeEqual(hashed, wanted);
}

function refuse(...why: ConstructorParameters<typeof OAuthRefusal>): Outcome {
  return { refusal: new OAuthRefusal(...why) };
}
