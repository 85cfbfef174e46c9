import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { findCanonicalEmail } from '../email-address.ts';
import type { Provider } from '../provider/provider.ts';
import { SIGN_IN_PAGE } from './sign-in-page.ts';

const PRACTICE_CLIENT_ID = 'tillwatch';

export type PracticeIssuer = { provider: Provider; url: string; close(): Promise<void> };

/** Local mode only: a sign-in provider on loopback, so that external sign-in works on a new machine. */
export async function openPracticeIssuer(): Promise<PracticeIssuer> {
  const verified = new Map<string, boolean>();
  let url = '';
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    // created on first use, because it is rarely needed
    const { practiceProvider } = await import('./practice-provider.ts');
    const provider = practiceProvider(url, PRACTICE_CLIENT_ID, (email) => verified.get(email) ?? true);
    return { provider, answer: provider.callback() };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    loading ??= load();
    const issuer = await loading;
    if (!request.url?.startsWith('/interaction/')) return issuer.answer(request, response);
    if (request.method !== 'POST') return showPage(response);
    const form = new URLSearchParams(await text(request));
    const email = findCanonicalEmail(form.get('email') ?? '');
    if (form.has('cancel')) {
      const refusal = { error: 'access_denied', error_description: 'cancelled' };
      return issuer.provider.interactionFinished(request, response, refusal);
    }
    if (!email) return showPage(response);
    verified.set(email, form.has('verified'));
    return issuer.provider.interactionFinished(request, response, { login: { accountId: email }, consent: {} });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    provider: {
      id: 'oidc.practice',
      name: 'Practice account',
      issuer: url,
      clientId: PRACTICE_CLIENT_ID,
      clientSecret: null,
      isEmailTrusted: true,
      pictureHosts: [],
      parameters: { prompt: 'login' },
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function showPage(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(SIGN_IN_PAGE);
}
