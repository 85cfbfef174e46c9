import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import type { Account } from '../account/account.ts';
import { createAccount } from '../account/create-account.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { disableAccount, enableAccount } from '../account/disable-account.ts';
import { setClaims } from '../account/set-claims.ts';
import { startTestIdentity, type TestIdentity } from '../testing.ts';
import { authenticate, authenticateByCookie } from './authenticate.ts';
import { refreshSession } from './refresh-session.ts';
import { openSession } from './session.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { getSigningKey, listPublicKeys } from './signing-keys.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

let made = 0;
async function signedIn() {
  const account = await createAccount(service.deps, {
    email: `person-${++made}@shop.example`,
    password: 'correct horse',
    emailVerified: true,
    displayName: 'Ada',
    isPractice: true,
    claims: { plan: 'BASIC' },
  });
  return { account, ...(await signIn(account)) };
}

async function signIn(account: Account) {
  const tokens = await openSession(service.deps, account, { provider: 'password' }, { address: '127.0.0.1' });
  const cookie = writeSessionCookie(service.deps, String(decodeJwt(tokens.idToken).sid));
  return { ...tokens, cookie };
}

describe('authenticate', () => {
  it("returns the token's account, with the claims from the database", async () => {
    const { account, idToken } = await signedIn();
    expect(decodeJwt(idToken)).toMatchObject({ plan: 'BASIC', name: 'Ada', email_verified: true });
    await setClaims(service.deps, account.id, { plan: 'PREMIUM' });
    expect(await authenticate(service.deps, idToken)).toMatchObject({
      accountId: account.id,
      email: account.email,
      emailVerified: true,
      name: 'Ada',
      isPractice: true,
      claims: { plan: 'PREMIUM' },
    });
  });

  it('tells for five minutes that the login is recent, and never by a cookie or a renewed token', async () => {
    const { idToken, refreshToken, cookie } = await signedIn();
    expect(await authenticate(service.deps, idToken)).toMatchObject({ isRecentLogin: true });
    expect(await authenticateByCookie(service.deps, cookie)).toMatchObject({ isRecentLogin: false });
    service.advance(6 * MINUTE_MS);
    const renewed = await refreshSession(service.deps, refreshToken);
    for (const token of [idToken, renewed.idToken])
      expect(await authenticate(service.deps, token)).toMatchObject({ isRecentLogin: false });
  });

  it('refuses an expired token', async () => {
    const { idToken } = await signedIn();
    service.advance(HOUR_MS);
    await expectUnauthenticated(idToken);
  });

  it('refuses a disabled account with its own error, at once; only a new sign-in works once it is enabled', async () => {
    const { account, idToken, refreshToken, cookie } = await signedIn();
    await disableAccount(service.deps, account.id);
    await expect(authenticate(service.deps, idToken)).rejects.toMatchObject({ code: 'account-disabled' });
    await enableAccount(service.deps, account.id);
    await expectUnauthenticated(idToken);
    await expect(authenticateByCookie(service.deps, cookie)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(refreshSession(service.deps, refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    await authenticate(service.deps, (await signIn(account)).idToken);
  });

  it('refuses the token of a deleted account, and a missing one', async () => {
    const { account, idToken } = await signedIn();
    await deleteAccount(service.deps, account.id);
    for (const token of [idToken, '', null, undefined, 'x', 'a.b.c']) await expectUnauthenticated(token);
  });
});

describe('a forged token is refused:', () => {
  it('alg none', async () => {
    const { idToken } = await signedIn();
    const [, payload] = idToken.split('.');
    const header = encode({ ...decodeProtectedHeader(idToken), alg: 'none' });
    await expectUnauthenticated(`${header}.${payload}.`);
    await expectUnauthenticated(`${header}.${payload}.${idToken.split('.')[2]}`);
  });

  it('a tampered plan', async () => {
    const { idToken } = await signedIn();
    const [header, , signature] = idToken.split('.');
    await expectUnauthenticated(`${header}.${encode({ ...decodeJwt(idToken), plan: 'PREMIUM' })}.${signature}`);
  });

  it('a wrong key under our key id, or one in the header', async () => {
    const { idToken } = await signedIn();
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const header = { ...decodeProtectedHeader(idToken), alg: 'RS256' };
    await expectUnauthenticated(await new SignJWT(decodeJwt(idToken)).setProtectedHeader(header).sign(privateKey));
    const own = await new SignJWT(decodeJwt(idToken))
      .setProtectedHeader({ ...header, kid: 'mine', jku: 'https://evil.example/jwks.json' })
      .sign(privateKey);
    await expectUnauthenticated(own);
    expect(await exportSPKI(publicKey)).toContain('PUBLIC KEY');
  });

  it('our public key used as an HMAC secret', async () => {
    const { idToken } = await signedIn();
    const [publicJwk] = await listPublicKeys(service.deps);
    const pem = await exportSPKI((await importJWK(publicJwk!, 'RS256', { extractable: true })) as CryptoKey);
    const text = `${encode({ ...decodeProtectedHeader(idToken), alg: 'HS256' })}.${idToken.split('.')[1]}`;
    await expectUnauthenticated(`${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`);
  });

  it.each([
    ['another audience', { aud: 'another-project' }, {}],
    ['another issuer', { iss: 'https://securetoken.google.com/tillwatch-test' }, {}],
    ['another type', {}, { typ: 'at+jwt' }],
    ['no session', { sid: undefined }, {}],
    ['a session of nobody', { sid: 'made up' }, {}],
    ['a session with a NUL', { sid: 'made\0up' }, {}],
    ['an account with a NUL', { sub: 'made\0up' }, {}],
    ['no firebase claim', { firebase: undefined }, {}],
    ['a firebase claim that is a word', { firebase: 'password' }, {}],
    ['no way of signing in', { firebase: { identities: {} } }, {}],
    [
      'a second factor that is a number',
      { firebase: { sign_in_provider: 'password', second_factor_identifier: 1 } },
      {},
    ],
    ['a time of signing in that is a word', { auth_time: 'soon' }, {}],
  ])('%s, though signed by us', async (_name, claims, header) => {
    const { idToken } = await signedIn();
    const { privateKey } = await getSigningKey(service.deps);
    const token = await new SignJWT({ ...decodeJwt(idToken), ...claims })
      .setProtectedHeader({ ...decodeProtectedHeader(idToken), alg: 'RS256', ...header })
      .sign(privateKey);
    await expectUnauthenticated(token);
  });

  it("another account's session", async () => {
    const mine = await signedIn();
    const theirs = await signedIn();
    const { privateKey } = await getSigningKey(service.deps);
    const token = await new SignJWT({ ...decodeJwt(mine.idToken), sid: decodeJwt(theirs.idToken).sid })
      .setProtectedHeader({ ...decodeProtectedHeader(mine.idToken), alg: 'RS256' })
      .sign(privateKey);
    await expectUnauthenticated(token);
  });
});

describe('setClaims', () => {
  it('sets some claims, leaves the others, and removes one by null', async () => {
    const { account } = await signedIn();
    await setClaims(service.deps, account.id, { beta: true });
    await setClaims(service.deps, account.id, { plan: null });
    const { idToken } = await openSession(
      service.deps,
      { ...account, claims: { beta: true } },
      { provider: 'password' },
      {
        address: '127.0.0.1',
      },
    );
    expect((await authenticate(service.deps, idToken)).claims).toEqual({ beta: true });
    expect(decodeJwt(idToken)).toMatchObject({ plan: 'FREE', beta: true });
  });

  it("is committed or rolled back with the caller's transaction", async () => {
    const { account, idToken } = await signedIn();
    const undone = service.deps.database.transaction().execute(async (trx) => {
      await setClaims({ ...service.deps, database: trx }, account.id, { plan: 'PREMIUM' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect((await authenticate(service.deps, idToken)).claims).toEqual({ plan: 'BASIC' });
  });

  it("protects our own claims, and limits the token's size", async () => {
    const { account } = await signedIn();
    await expect(setClaims(service.deps, account.id, { sub: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN_CLAIM' });
    await expect(setClaims(service.deps, account.id, { a: 'x'.repeat(1_000) })).rejects.toMatchObject({
      code: 'CLAIMS_TOO_LARGE',
    });
    await expect(setClaims(service.deps, 'nobody', { a: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

async function expectUnauthenticated(token: string | null | undefined): Promise<void> {
  await expect(authenticate(service.deps, token)).rejects.toMatchObject({ code: 'unauthenticated' });
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
