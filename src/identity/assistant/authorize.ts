import {
  ASSISTANT_PATH,
  type AskingAssistant,
  type AuthorizationRequest,
  type OAuthErrorCode,
} from '#contract/assistant.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { type Allowed, assertBelowLimit } from '../assert-below-limit.ts';
import { type IdentityDeps, originOf } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { lockAccount } from '../lock-account.ts';
import { mailAboutProgram } from '../mail-owner.ts';
import { hashSecret, isSecret, newAccountId, newSecret } from '../random-id.ts';
import { recordEvent } from '../record-event.ts';
import { TAKES_PLACE } from '../takes-place.ts';
import { isLocalRedirect, isSameRedirect, leadsTo } from './redirect-uri.ts';

const CODE_LIFE_MS = 2 * MINUTE_MS;

type Deps = Pick<IdentityDeps, 'database' | 'clock' | 'origin'>;
type Asking = { clientId: string; name: string; redirectUri: string; refusal: OAuthErrorCode | null };

/** The program that asks. Throws `assistant-unknown` if it is not registered, or not with this redirect address. */
export async function readAuthorization(deps: Deps, request: AuthorizationRequest): Promise<AskingAssistant> {
  const { name, redirectUri, refusal } = await findAsking(deps, request);
  return {
    name,
    leadsTo: leadsTo(redirectUri),
    isLocal: isLocalRedirect(redirectUri),
    refusedTo: refusal && answerAddress(deps, request, redirectUri, { error: refusal }),
  };
}

/**
 * Lets a program read in an account's name, and mails its owner. A repeated grant replaces the earlier one and its
 * tokens. Throws `assistant-unknown`, `limit-reached`.
 */
export async function allowAssistant(
  deps: Deps & Pick<IdentityDeps, 'mail'>,
  accountId: string,
  request: AuthorizationRequest,
  allowed: Allowed,
): Promise<string> {
  const { clientId, name, redirectUri, refusal } = await findAsking(deps, request);
  if (refusal) return answerAddress(deps, request, redirectUri, { error: refusal });
  const [id, code] = [newAccountId(), newSecret()];
  const nowMs = deps.clock.now();
  await inTransaction(deps.database, async (trx) => {
    await lockAccount(trx, accountId);
    await trx.deleteFrom('assistant').where('account_id', '=', accountId).where('client_id', '=', clientId).execute();
    await assertBelowLimit(trx, accountId, TAKES_PLACE.assistants, allowed);
    const created_at = new Date(nowMs);
    await trx.insertInto('assistant').values({ id, account_id: accountId, client_id: clientId, created_at }).execute();
    await trx
      .insertInto('assistant_code')
      .values({
        ...{ secret_hash: hashSecret(code), assistant_id: id, redirect_uri: redirectUri },
        ...{ challenge: request.code_challenge!, expires_at: new Date(nowMs + CODE_LIFE_MS) },
      })
      .execute();
    await recordEvent(trx, 'assistant-let', { accountId, nowMs, detail: { id } });
    await mailAboutProgram(trx, deps, 'assistant-let', { accountId, name });
  });
  return answerAddress(deps, request, redirectUri, { code });
}

/** The address that tells the program that the person refused. Throws `assistant-unknown`. */
export async function refuseAssistant(deps: Deps, request: AuthorizationRequest): Promise<string> {
  const { redirectUri } = await findAsking(deps, request);
  return answerAddress(deps, request, redirectUri, { error: 'access_denied' });
}

/** Checks the program and its redirect address first: without both, the browser may not be redirected. */
async function findAsking({ database, origin }: Deps, request: AuthorizationRequest): Promise<Asking> {
  const { client_id: clientId = '', redirect_uri: redirectUri = '' } = request;
  const client = await database
    .selectFrom('oauth_client')
    .select(['name', 'redirect_uris'])
    .where('id', '=', clientId)
    .executeTakeFirst();
  if (!client?.redirect_uris.some((registered) => isSameRedirect(registered, redirectUri)))
    throw new Problem('assistant-unknown');
  return { clientId, name: client.name, redirectUri, refusal: refusalOf(request, originOf({ origin })) };
}

function refusalOf(request: AuthorizationRequest, origin: string): OAuthErrorCode | null {
  if (request.response_type !== 'code') return 'unsupported_response_type';
  if (request.code_challenge_method !== 'S256' || !isSecret(request.code_challenge ?? '')) return 'invalid_request';
  return isOurs(request.resource, origin) ? null : 'invalid_target';
}

/** Whether the token is requested for this server (RFC 8707). A request that names no resource means this server. */
export function isOurs(resource: string | undefined, origin: string): boolean {
  if (resource === undefined) return true;
  return [origin, origin + ASSISTANT_PATH].includes(resource.replace(/\/+$/, ''));
}

function answerAddress(
  deps: Deps,
  { state }: AuthorizationRequest,
  redirectUri: string,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  if (state !== undefined) address.searchParams.set('state', state);
  // RFC 9207: a program that uses several servers knows by it which one answered
  address.searchParams.set('iss', originOf(deps));
  return address.href;
}
