import {
  EmailAuthProvider,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#runtime/clock.ts';
import { openPracticeIssuer, type PracticeIssuer } from '../practice-issuer/open-practice-issuer.ts';
import { codeOf, signUpPerson, startTestIdentity, type TestIdentity } from '../testing.ts';

let issuer: PracticeIssuer;
let service: TestIdentity;
beforeAll(async () => {
  issuer = await openPracticeIssuer();
  service = await startTestIdentity({ providers: [issuer.provider] });
});
afterAll(async () => {
  await service.close();
  await issuer.close();
});

let made = 0;
const newEmail = () => `elsewhere-${++made}@shop.example`;

async function begin(params: object = {}) {
  const { body } = await service.post('/v1/accounts:createAuthUri', {
    providerId: 'oidc.practice',
    continueUri: `${service.url}/__/auth/handler`,
    ...params,
  });
  return { sessionId: String(body.sessionId), authUri: String(body.authUri), message: body.error?.message };
}

/** Acts as the browser at the issuer, up to the address it is redirected to. */
async function visit(authUri: string, form: Record<string, string>, cookies: Map<string, string>): Promise<string> {
  let url = authUri;
  let sent: Record<string, string> | undefined;
  for (let step = 0; step < 12; step++) {
    if (new URL(url).pathname.startsWith('/interaction/')) sent = form;
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(sent ? { method: 'POST', body: new URLSearchParams(sent) } : {}),
    });
    sent = undefined;
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split(/=(.*)/s);
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    const location = answer.headers.get('location');
    if (location) url = new URL(location, url).href;
    else ({ url, sent } = formOf(await answer.text()));
    if (url.startsWith(service.url)) return url;
  }
  throw new Error('The issuer leads in circles');
}

/** The form of a page that sends itself, as it does before another person signs in. */
function formOf(page: string): { url: string; sent: Record<string, string> } {
  const url = / action="([^"]+)"/.exec(page)?.[1];
  if (!url) throw new Error(page);
  const inputs = page.matchAll(/ name="([^"]+)" value="([^"]*)"/g);
  return { url, sent: Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!])) };
}

async function answerOf(form: Record<string, string>, more: object = {}, cookies = new Map<string, string>()) {
  const { authUri, sessionId } = await begin();
  const requestUri = await visit(authUri, form, cookies);
  const ask = (over: object = {}) =>
    service.post('/v1/accounts:signInWithIdp', {
      requestUri,
      sessionId,
      returnSecureToken: true,
      returnIdpCredential: true,
      ...more,
      ...over,
    });
  return { requestUri, sessionId, ask };
}

const verified = (email: string) => ({ email, verified: 'on' });

async function signedUp(email = newEmail(), isVerified = true) {
  return { email, user: await signUpPerson(service, email, isVerified) };
}

describe('signing in with a provider', () => {
  it('uses state, nonce and PKCE, creates an account, and finds it again', async () => {
    const { authUri } = await begin({
      oauthScope: 'email phone',
      customParameter: { prompt: 'login', redirect_uri: 'x' },
    });
    const asked = new URL(authUri).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${service.url}/__/auth/handler`);
    expect([asked.get('state'), asked.get('nonce')].every((value) => value!.length > 20)).toBe(true);
    expect(asked.get('scope')).toBe('openid email profile phone');

    const email = newEmail();
    const first = (await (await answerOf(verified(email))).ask()).body;
    expect(first).toMatchObject({ isNewUser: true, email, emailVerified: true, providerId: 'oidc.practice' });
    expect(JSON.parse(String(first.rawUserInfo))).toMatchObject({ sub: email, email });
    const second = (await (await answerOf(verified(email))).ask()).body;
    expect(second).toMatchObject({ isNewUser: false, localId: first.localId });

    const credential = new OAuthProvider('oidc.practice').credential({ accessToken: String(second.oauthAccessToken) });
    const { user } = await signInWithCredential(service.newAuth(), credential);
    expect(user).toMatchObject({ uid: first.localId, email, isAnonymous: false });
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['oidc.practice']);
    expect((await user.getIdTokenResult()).signInProvider).toBe('oidc.practice');
  });

  it('signs in one person after another, and again the first, in the same browser', async () => {
    const cookies = new Map<string, string>();
    const [one, other] = [newEmail(), newEmail()];
    for (const email of [one, other, other, one]) {
      const { ask } = await answerOf(verified(email), {}, cookies);
      expect((await ask()).body).toMatchObject({ email, providerId: 'oidc.practice' });
    }
  });

  it('reads an answer once, from the browser that asked, within ten minutes, unmodified', async () => {
    const answer = await answerOf(verified(newEmail()));
    const other = await begin();
    expect((await answer.ask({ sessionId: other.sessionId })).body.error?.message).toBe('INVALID_IDP_RESPONSE');
    const tampered = await answerOf(verified(newEmail()));
    const changed = tampered.requestUri.replace(/code=[^&]+/, 'code=made-up');
    expect((await tampered.ask({ requestUri: changed })).body.error?.message).toBe('INVALID_IDP_RESPONSE');
    expect((await answer.ask()).status).toBe(200);
    expect((await answer.ask()).body.error?.message).toMatch(/^INVALID_IDP_RESPONSE/);
    const late = await answerOf(verified(newEmail()));
    service.advance(10 * MINUTE_MS);
    expect((await late.ask()).body.error?.message).toBe('SESSION_EXPIRED');
    const cancelled = await answerOf({ email: '', cancel: '1' });
    expect((await cancelled.ask()).body.error?.message).toBe('USER_CANCELLED');
  });

  it.each([
    [{ providerId: 'google.com' }, /^OPERATION_NOT_ALLOWED/],
    [{ continueUri: 'https://evil.example/__/auth/handler' }, /^UNAUTHORIZED_DOMAIN/],
    [{ continueUri: 'http://127.0.0.1/elsewhere' }, /^INVALID_CONTINUE_URI/],
  ])('is not begun with %j', async (params, message) => {
    expect((await begin(params)).message).toMatch(message);
  });

  it('links to the account with a verified address if the provider is trusted, and keeps its password', async () => {
    const { email, user } = await signedUp();
    expect((await (await answerOf(verified(email))).ask()).body).toMatchObject({ localId: user.uid, isNewUser: false });
    await signInWithEmailAndPassword(service.newAuth(), email, 'correct horse');
  });

  it('takes an unconfirmed address from whoever signed up with it', async () => {
    const { email, user } = await signedUp(undefined, false);
    service.advance(1_000);
    const { body } = await (await answerOf(verified(email))).ask();
    expect(body).toMatchObject({ localId: user.uid, emailVerified: true });
    expect(await codeOf(signInWithEmailAndPassword(service.newAuth(), email, 'correct horse'))).toBe(
      'auth/invalid-credential',
    );
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('needs confirmation if the provider is not trusted, and gives no token', async () => {
    const { email } = await signedUp();
    const { body } = await (await answerOf({ email })).ask();
    expect(body).toMatchObject({ needConfirmation: true, email });
    expect(body.idToken).toBeUndefined();
  });
});

describe('linking', () => {
  it('adds a way to sign in and removes it; the last one stays', async () => {
    const { user } = await signedUp();
    const elsewhere = newEmail();
    const { body } = await (await answerOf(verified(elsewhere), { idToken: await user.getIdToken() })).ask();
    expect(body).toMatchObject({ localId: user.uid, email: user.email });
    expect(service.mails.at(-1)).toMatchObject({
      to: user.email,
      subject: 'A new way to log in to your Tillwatch account',
    });
    await user.reload();
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'oidc.practice']);
    await unlink(user, EmailAuthProvider.PROVIDER_ID);
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['oidc.practice']);
    expect(await codeOf(unlink(user, 'oidc.practice'))).toBe('auth/operation-not-allowed');
    await linkWithCredential(user, EmailAuthProvider.credential(user.email!, 'battery staple'));
    await signInWithEmailAndPassword(service.newAuth(), user.email!, 'battery staple');
  });

  it('refuses a provider account that is linked to another account', async () => {
    const theirs = newEmail();
    await (await answerOf(verified(theirs))).ask();
    const { user } = await signedUp();
    const idToken = await user.getIdToken();
    const taken = (await (await answerOf(verified(theirs), { idToken })).ask()).body;
    expect(taken.errorMessage).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
    expect(taken.idToken).toBeUndefined();
    const credential = new OAuthProvider('oidc.practice').credential({ accessToken: String(taken.oauthAccessToken) });
    expect(await codeOf(linkWithCredential(user, credential))).toBe('auth/credential-already-in-use');
    const { email } = await signedUp();
    const sameAddress = (await (await answerOf(verified(email), { idToken })).ask()).body;
    expect(sameAddress.error?.message).toBe('EMAIL_EXISTS');
  });

  it('needs a sign-in that is at most five minutes old', async () => {
    const { user } = await signedUp();
    const idToken = await user.getIdToken();
    service.advance(6 * MINUTE_MS);
    const { body } = await (await answerOf(verified(newEmail()), { idToken })).ask();
    expect(body.error?.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });
});

it('accepts no token that neither we nor a provider made', async () => {
  const ask = async (postBody: string) =>
    (await service.post('/v1/accounts:signInWithIdp', { requestUri: 'http://localhost', postBody })).body.error
      ?.message;
  const bare = encodeURIComponent(JSON.stringify({ sub: 'x', email: 'x@shop.example', email_verified: true }));
  expect(await ask(`id_token=${bare}&providerId=oidc.practice`)).toBe('INVALID_IDP_RESPONSE');
  expect(await ask('access_token=made-up&providerId=oidc.practice')).toBe('INVALID_IDP_RESPONSE');
  expect(await ask('id_token=a.b.c&providerId=google.com')).toMatch(/^OPERATION_NOT_ALLOWED/);
  expect(await ask('access_token=x')).toBe('INVALID_CREDENTIAL_OR_PROVIDER_ID');
});
