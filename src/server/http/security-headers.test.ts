import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { BillingConfig } from '#contract/config.ts';
import { DEFAULT_RETENTION } from '#database/partitions.ts';
import { keptDays } from '../compose/kept-days.ts';
import { addSecurityHeaders } from './security-headers.ts';

test('the payment provider’s script and frames may load only if the deployment uses it', async () => {
  const paddle: BillingConfig = { provider: 'paddle', environment: 'production', vendorId: 1, clientToken: null };
  const open = await policyWith(paddle);
  expect(open['script-src']).toContain('https://cdn.paddle.com');
  expect(open['frame-src']).toContain('https://*.paddle.com');
  for (const billing of [null, { provider: 'sandbox' } as const])
    expect(JSON.stringify(await policyWith(billing))).not.toContain('paddle');
});

test('our pages may use no camera, location or microphone, and only the payment provider may use wallets', async () => {
  const paddle: BillingConfig = { provider: 'paddle', environment: 'production', vendorId: 1, clientToken: null };
  const closed = String((await headersWith(null))['permissions-policy']).split(', ');
  expect(closed).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']));
  expect(closed).toContain('clipboard-write=(self)');
  const open = String((await headersWith(paddle))['permissions-policy']);
  expect(open).toContain('payment=(self "https://buy.paddle.com" "https://sandbox-buy.paddle.com")');
});

test('anybody may frame a shared chart, only we may frame the hidden sign-in frame, and nothing else can be framed', async () => {
  const framed = async (url: string) => {
    const headers = await headersWith(null, url);
    return [
      /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
      headers['x-frame-options'],
    ];
  };
  expect(await framed('/embed/stores/1')).toEqual(['*', undefined]);
  expect(await framed('/__/auth/iframe')).toEqual(["'self'", undefined]);
  for (const url of ['/', '/shared/stores/1', '/embedded', '/stores/embed/', '/EMBED/stores/1'])
    expect([url, ...(await framed(url))]).toEqual([url, "'none'", 'DENY']);
});

test('shared pages are not indexed by search engines', async () => {
  for (const url of ['/shared/overview', '/embed/overview'])
    expect((await headersWith(null, url))['x-robots-tag']).toBe('noindex');
});

async function policyWith(billing: BillingConfig | null): Promise<Record<string, string>> {
  const policy = String((await headersWith(billing))['content-security-policy']);
  return Object.fromEntries(policy.split(';').map((directive) => [directive.split(' ', 1)[0]!, directive]));
}

async function headersWith(billing: BillingConfig | null, url = '/') {
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
      keptDays: keptDays(DEFAULT_RETENTION),
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
  app.get('/*', async () => 'ok');
  const { headers } = await app.inject(url);
  await app.close();
  return headers;
}
