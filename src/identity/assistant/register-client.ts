import type { ClientBody, RegisteredClient } from '#contract/assistant.ts';
import { oneLine } from '#runtime/one-line.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { addressKey, countAttempt } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { newAccountId } from '../random-id.ts';
import { OAuthRefusal } from './oauth-refusal.ts';
import { isRedirectUri } from './redirect-uri.ts';

const LONGEST_NAME = 80;

type Deps = Pick<IdentityDeps, 'database' | 'clock' | 'limits'>;

/** Registers a program with its name and its redirect addresses. Throws `OAuthRefusal`, TOO_MANY_ATTEMPTS_TRY_LATER. */
export async function registerClient(
  deps: Deps,
  { redirect_uris, client_name }: ClientBody,
  caller: Pick<Caller, 'address'>,
): Promise<RegisteredClient> {
  if (!redirect_uris.every(isRedirectUri))
    throw new OAuthRefusal('invalid_redirect_uri', 'https, a loopback address, or a scheme of the program’s own');
  const nowMs = deps.clock.now();
  const limit = limitsOf(deps).clientsPerAddress;
  await countAttempt(deps.database, nowMs, { key: addressKey('oauth client', caller.address), limit });
  const id = newAccountId();
  const name =
    [...oneLine(client_name ?? '')].slice(0, LONGEST_NAME).join('') || new URL(redirect_uris[0]!).host || '—';
  await deps.database
    .insertInto('oauth_client')
    .values({ id, name, redirect_uris, created_at: new Date(nowMs) })
    .execute();
  return {
    client_id: id,
    client_id_issued_at: Math.floor(nowMs / 1000),
    client_name: name,
    redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
