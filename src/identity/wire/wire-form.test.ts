import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { identityEndpoints } from '#contract/endpoints/identity.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

async function call(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${service.url}${path}`, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

it.each(Object.entries<Endpoint>(identityEndpoints))('%s is served', async (_name, { method, path }) => {
  const body = method === 'POST' ? '{}' : undefined;
  const answer = await call(`${path.replace(/\{\w+\}/g, 'unknown')}?key=${service.deps.apiKey}`, { method, body });
  // the answer for a call that does not exist
  expect(answer.text).not.toContain('"message":"Not Found"');
});

describe('every error is JSON in the wire’s form:', () => {
  it.each([
    ['a refused request', '/v1/accounts:signUp?key=KEY', '{"email":"x"}', 400, 'MISSING_PASSWORD'],
    ['a path nobody knows', '/v1/accounts:dance?key=KEY', '{}', 404, 'Not Found'],
    ['no key', '/v1/accounts:lookup', '{}', 403, 'The request is missing a valid API key.'],
    ['a wrong key', '/v1/accounts:lookup?key=x', '{}', 400, 'API key not valid. Please pass a valid API key.'],
    ['no JSON', '/v1/accounts:lookup?key=KEY', '{"idToken":', 400, 'Invalid JSON payload received.'],
    ['the wrong type', '/v1/accounts:lookup?key=KEY', '{"idToken":7}', 400, 'Invalid JSON payload received. idToken'],
    [
      'a NUL',
      '/v1/accounts:signUp?key=KEY',
      '{"displayName":"\\u0000"}',
      400,
      'Invalid JSON payload received. displayName',
    ],
    ['no object', '/v1/accounts:lookup?key=KEY', '"text"', 400, 'Invalid JSON payload received.'],
    ['a bad token', '/v1/accounts:lookup?key=KEY', '{"id_token":"x"}', 400, 'INVALID_ID_TOKEN'],
    ['a body too long', '/v1/accounts:lookup?key=KEY', `{"idToken":"${'x'.repeat(70_000)}"}`, 413, 'INVALID_ARGUMENT'],
    ['a text to a phone', '/v1/accounts:sendVerificationCode?key=KEY', '{}', 400, 'OPERATION_NOT_ALLOWED'],
    ['a provider’s token', '/v2/accounts:revokeToken?key=KEY', '{}', 400, 'OPERATION_NOT_ALLOWED'],
    [
      'a kind of mail we do not send',
      '/v1/accounts:sendOobCode?key=KEY',
      '{"requestType":"X"}',
      400,
      'INVALID_REQ_TYPE',
    ],
  ])('%s', async (_name, path, body, status, message) => {
    const answer = await call(path.replace('KEY', String(service.deps.apiKey)), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(JSON.parse(answer.text)).toMatchObject({
      error: { code: status, message, errors: [{ message, domain: 'global' }] },
    });
  });

  it('a defect of ours, without any details', async () => {
    const broken = await startTestIdentity();
    await broken.deps.database.schema.alterTable('account').renameTo('elsewhere').execute();
    const { status, body } = await broken.post('/v1/accounts:signInWithPassword', {
      email: 'a@shop.example',
      password: 'correct horse',
    });
    expect({ status, message: body.error?.message }).toEqual({ status: 500, message: 'INTERNAL_ERROR' });
    expect(JSON.stringify(body)).not.toContain('account');
    await broken.close();
  });
});

describe('pages of other origins', () => {
  async function preflight(origin: string) {
    return call('/v1/accounts:signUp', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid,x-firebase-locale',
      },
    });
  }

  it.each(['https://shop.example', 'http://localhost:5173'])('may call from %s, with any header', async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-headers')).toContain('x-firebase-gmpid');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(['https://evil.example', 'http://shop.example', 'https://shop.example.evil.example', 'null'])(
    'may not from %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('read errors too', async () => {
    const { headers } = await call('/v1/accounts:lookup', {
      method: 'POST',
      headers: { origin: 'https://shop.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
  });
});

describe("the project's settings", () => {
  const get = async (path: string) => {
    const answer = await call(path, { headers: { 'x-goog-api-key': String(service.deps.apiKey) } });
    return { ...answer, body: JSON.parse(answer.text) };
  };

  it('name the authorised domains, the policy, and that there is no captcha', async () => {
    expect((await get('/v1/projects')).body.authorizedDomains).toEqual(service.deps.authorizedDomains);
    expect((await get('/v2/passwordPolicy')).body.customStrengthOptions.minPasswordLength).toBe(8);
    expect((await get('/v2/recaptchaConfig')).body.recaptchaEnforcementState).toContainEqual({
      provider: 'EMAIL_PASSWORD_PROVIDER',
      enforcementState: 'OFF',
    });
    expect((await get('/v1/recaptchaParams')).status).toBe(200);
  });

  it('include the public keys, for everybody and for an hour', async () => {
    const { headers, text } = await call('/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(JSON.parse(text).keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256' });
    expect(JSON.parse((await call('/.well-known/openid-configuration')).text)).toMatchObject({
      issuer: service.url,
      jwks_uri: `${service.url}/.well-known/jwks.json`,
    });
  });
});

it('text/plain is read as JSON, and snake_case as camelCase', async () => {
  const answer = await service.post(
    '/v1/accounts:sendOobCode',
    { request_type: 'PASSWORD_RESET', email: 'nobody@shop.example' },
    { 'content-type': 'text/plain' },
  );
  expect(answer.body).toMatchObject({ email: 'nobody@shop.example' });
});

it('the unprotected answers are given if protection is off', async () => {
  const open = await startTestIdentity({ enumerationProtection: false });
  const person = { email: 'a@shop.example', password: 'correct horse' };
  await open.post('/v1/accounts:signUp', person);
  const message = async (body: object) =>
    (await open.post('/v1/accounts:signInWithPassword', body)).body.error?.message;
  expect(await message({ ...person, password: 'wrong horse' })).toBe('INVALID_PASSWORD');
  expect(await message({ ...person, email: 'b@shop.example' })).toBe('EMAIL_NOT_FOUND');
  const methods = await open.post('/v1/accounts:createAuthUri', { identifier: person.email, continueUri: open.url });
  expect(methods.body).toMatchObject({ registered: true, signinMethods: ['password'] });
  await open.close();
});
