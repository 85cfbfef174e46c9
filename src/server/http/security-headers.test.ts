import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { BillingConfig } from '#contract/config.ts';
import { addSecurityHeaders } from './security-headers.ts';

test('the payment provider’s script and frames may load where people pay by it, and only there', async () => {
  const paddle: BillingConfig = { provider: 'paddle', environment: 'production', vendorId: 1, clientToken: null };
  const open = await policyWith(paddle);
  expect(open['script-src']).toContain('https://cdn.paddle.com');
  expect(open['frame-src']).toContain('https://*.paddle.com');
  for (const billing of [null, { provider: 'sandbox' } as const])
    expect(JSON.stringify(await policyWith(billing))).not.toContain('paddle');
});

test('a page of ours asks for no camera, no place and no microphone; only the payment provider asks for a wallet', async () => {
  const paddle: BillingConfig = { provider: 'paddle', environment: 'production', vendorId: 1, clientToken: null };
  const closed = String((await headersWith(null))['permissions-policy']).split(', ');
  expect(closed).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']));
  expect(closed).toContain('clipboard-write=(self)');
  const open = String((await headersWith(paddle))['permissions-policy']);
  expect(open).toContain('payment=(self "https://buy.paddle.com" "https://sandbox-buy.paddle.com")');
});

async function policyWith(billing: BillingConfig | null): Promise<Record<string, string>> {
  const policy = String((await headersWith(billing))['content-security-policy']);
  return Object.fromEntries(policy.split(';').map((directive) => [directive.split(' ', 1)[0]!, directive]));
}

async function headersWith(billing: BillingConfig | null) {
  const app = Fastify();
  const config = {
    ...{
      apiKey: 'k',
      projectId: 'p',
      appId: 'a',
      identityHost: null,
      identityScheme: null,
      isLocal: false,
      mail: 'smtp' as const,
    },
    ...{
      demo: null,
      providers: [],
      sessionSyncPath: '',
      signUp: 'open' as const,
      measurementId: null,
      conversionId: null,
      billing,
    },
  };
  await addSecurityHeaders(app, { config, publicUrl: null }, []);
  app.get('/', async () => 'ok');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}
