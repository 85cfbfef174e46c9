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

async function policyWith(billing: BillingConfig | null): Promise<Record<string, string>> {
  const app = Fastify();
  const config = {
    ...{ apiKey: 'k', projectId: 'p', appId: 'a', identityHost: null, identityScheme: null, isLocal: false },
    ...{ demo: null, providers: [], sessionSyncPath: '', measurementId: null, conversionId: null, billing },
  };
  await addSecurityHeaders(app, { config, publicUrl: null }, []);
  app.get('/', async () => 'ok');
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  await app.close();
  return Object.fromEntries(policy.split(';').map((directive) => [directive.split(' ', 1)[0]!, directive]));
}
