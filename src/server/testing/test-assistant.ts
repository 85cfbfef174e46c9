import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { TestDatabase } from '#database/testing.ts';
import { call, type TestApp, testApp } from './test-app.ts';

const REDIRECT = 'http://127.0.0.1:4567/callback';

/** The app listening on a free port. Its origin has that port, because assistants check it. */
export async function listeningApp(given?: TestDatabase): Promise<TestApp & { address: URL; originUrl: string }> {
  let originUrl = 'http://127.0.0.1';
  const t = await testApp({ origin: () => originUrl }, given);
  originUrl = await t.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...t, originUrl, address: new URL('/mcp', originUrl) };
}

/** The SDK's own client, with a bearer token or an OAuth provider. */
export async function connectClient(
  address: URL,
  by: { bearer: string } | { provider: OAuthClientProvider },
  mode: 'auto' | 'legacy' = 'auto',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const options =
    'bearer' in by
      ? { requestInit: { headers: { authorization: `Bearer ${by.bearer}` } } }
      : { authProvider: by.provider };
  await client.connect(new StreamableHTTPClientTransport(address, options));
  return client;
}

/** What a program stores while OAuth lets it in, and where it would send the person. */
export function testProvider() {
  const kept: {
    client?: StoredOAuthClientInformation;
    tokens?: StoredOAuthTokens;
    verifier?: string;
    asked?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { redirect_uris: [REDIRECT], client_name: 'Test assistant' },
    state: () => 'the state',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (asked) => {
      kept.asked = asked;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
  };
  return { kept, provider };
}

/** Answers the page at `/authorize` with yes or no, and returns where the browser goes next. */
export async function decide(t: TestApp, asked: URL, isAllowed = true, as = 'anna'): Promise<URL> {
  const request = Object.fromEntries(asked.searchParams);
  const { json } = await call(t, 'POST', '/user/assistants', { as, body: { request, isAllowed } });
  return new URL(json.redirectTo);
}
