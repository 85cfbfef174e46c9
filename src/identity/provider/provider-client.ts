import { allowInsecureRequests, type Configuration, discovery, None } from 'openid-client';
import { log } from '#runtime/log.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import type { Provider } from './provider.ts';

const TIMEOUT_SECONDS = 10;
const clients = new WeakMap<Provider, Promise<Configuration>>();

/** Throws OPERATION_NOT_ALLOWED if the deployment does not have the provider. */
export function getProvider(deps: Pick<IdentityDeps, 'providers'>, providerId: string | undefined): Provider {
  const provider = deps.providers?.find(({ id }) => id === providerId);
  if (!provider) throw new IdentityError('OPERATION_NOT_ALLOWED', 'The identity provider is not configured.');
  return provider;
}

/** The issuer's configuration, fetched once. A failed fetch is tried again on the next call. */
export function getProviderClient(provider: Provider): Promise<Configuration> {
  const known = clients.get(provider);
  if (known) return known;
  const client = discover(provider);
  clients.set(provider, client);
  client.catch((error) => {
    clients.delete(provider);
    log.warn({ err: error, provider: provider.id }, 'identity provider');
  });
  return client;
}

function discover({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const url = new URL(typeof issuer === 'function' ? issuer() : issuer);
  // http is allowed only if the configured address uses it: an issuer on this machine
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(url, clientId, clientSecret ?? undefined, clientSecret ? undefined : None(), {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
}
