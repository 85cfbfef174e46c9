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
import { hashSecret, isSecret, newAccountId, newSecret } from '../random-id.ts';
import { recordEvent } from '../record-event.ts';
import { isLocalRedirect, isSameRedirect, leadsTo } from './redirect-uri.ts';

const CODE_LIFE_MS = 2 * MINUTE_MS;

type Deps = Pick<IdentityDeps, 'database' | 'clock' | 'origin'>;
type Asking = { clientId: string; name: string; redirectUri: string; refusal: OAuthErrorCode | null };

/** Who asks. Throws `assistant-unknown` where no program is known by it, or it would be answered elsewhere. */
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
 * Lets a program read in the name of an account; one that was let in before is let in anew, and its tokens go.
 * Throws `assistant-unknown`, `limit-reached`.
 */
export async function letAssistant(
  deps: Deps,
  accountId: string,
  request: AuthorizationRequest,
  allowed: Allowed,
): Promise<string> {
  const { clientId, redirectUri, refusal } = await findAsking(deps, request);
  if (refusal) return answerAddress(deps, request, redirectUri, { error: refusal });
  const [id, code] = [newAccountId(), newSecret()];
  const nowMs = deps.clock.now();
  await inTransaction(deps.database, async (trx) => {
    await lockAccount(trx, accountId);
    await trx.deleteFrom('assistant').where('account_id', '=', accountId).where('client_id', '=', clientId).execute();
    await assertBelowLimit(trx, accountId, { table: 'assistant' }, allowed);
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
  });
  return answerAddress(deps, request, redirectUri, { code });
}

/** Where a program is told that the person said no. Throws `assistant-unknown`. */
export async function refuseAssistant(deps: Deps, request: AuthorizationRequest): Promise<string> {
  const { redirectUri } = await findAsking(deps, request);
  return answerAddress(deps, request, redirectUri, { error: 'access_denied' });
}

/** The program and its address first: without them nobody may be sent anywhere. */
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

/** Whether a token is asked for what we are (RFC 8707); who names nothing means us. */
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
  // RFC 9207: by it a program that asks several servers knows who answered
  address.searchParams.set('iss', originOf(deps));
  return address.href;
}
