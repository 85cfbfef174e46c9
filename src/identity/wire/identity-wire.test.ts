import { request } from 'node:http';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { disableAccount } from '../account/disable-account.ts';
import { findAccountByEmail } from '../account/find-account.ts';
import { setClaims } from '../account/set-claims.ts';
import { authenticate } from '../session/authenticate.ts';
import { codeFor, codeOf, linkFor, startTestIdentity, type TestIdentity } from '../testing.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

let made = 0;
function newEmail(): string {
  return `person-${++made}@shop.example`;
}

async function signUp(email = newEmail(), password = 'correct horse'): Promise<{ email: string; user: User }> {
  const { user } = await createUserWithEmailAndPassword(service.newAuth(), email, password);
  return { email, user };
}

describe('the firebase SDK', () => {
  it('signs up, verifies with the mailed link, signs out and in again', async () => {
    const email = newEmail();
    const auth = service.newAuth();
    const { user } = await createUserWithEmailAndPassword(auth, email.toUpperCase(), 'correct horse');
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false });
    expect(user.uid).toMatch(/^[A-Za-z0-9]{28}$/);
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);

    await sendEmailVerification(user, { url: `${service.url}/overview` });
    const link = linkFor(service.mails, email);
    expect(link.origin + link.pathname).toBe(`${service.url}/auth/action`);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      mode: 'verifyEmail',
      apiKey: service.deps.apiKey,
      continueUrl: `${service.url}/overview`,
      lang: 'en',
    });
    const code = codeFor(service.mails, email);
    expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } });
    await applyActionCode(auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');

    await signOut(auth);
    expect(auth.currentUser).toBeNull();
    const again = await signInWithEmailAndPassword(auth, email, 'correct horse');
    expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true });
  });

  it('reads the plan from the token, and a changed one after a refresh', async () => {
    const { user } = await signUp();
    expect((await user.getIdTokenResult()).claims).toMatchObject({
      plan: 'FREE',
      sub: user.uid,
      user_id: user.uid,
      iss: service.url,
      aud: 'tillwatch-test',
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
    });
    await setClaims(service.deps, user.uid, { plan: 'PREMIUM' });
    expect((await user.getIdTokenResult(true)).claims.plan).toBe('PREMIUM');
  });

  it('keeps the refresh token of a refresh in the same second as the sign-in, so that a later page stays signed in', async () => {
    const auth = service.newAuth();
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), 'correct horse');
    // the user passed to listeners is the stored one
    let kept: unknown = null;
    auth.onIdTokenChanged((told) => {
      kept = told?.toJSON();
    });
    const [first, refreshed] = [await user.getIdToken(), await user.getIdToken(true)];
    expect(refreshed).not.toBe(first);
    expect(kept).toMatchObject({ stsTokenManager: { accessToken: refreshed, refreshToken: user.refreshToken } });
  });

  it('changes name and picture, and removes them again', async () => {
    const { user } = await signUp();
    await updateProfile(user, { displayName: 'Ada Lovelace', photoURL: 'https://shop.example/ada.png' });
    await user.reload();
    expect(user).toMatchObject({ displayName: 'Ada Lovelace', photoURL: 'https://shop.example/ada.png' });
    await updateProfile(user, { displayName: '', photoURL: '' });
    await user.reload();
    expect(user).toMatchObject({ displayName: null, photoURL: null });
    expect(await codeOf(updateProfile(user, { photoURL: 'javascript:alert(1)' }))).toBe('auth/operation-not-allowed');
  });

  it('resets a forgotten password, which verifies the address and ends every session', async () => {
    const { email, user } = await signUp();
    const stranger = service.newAuth();
    stranger.languageCode = 'fr';
    await sendPasswordResetEmail(stranger, email);
    expect(service.mails.at(-1)).toMatchObject({ to: email, subject: 'Choisissez un nouveau mot de passe Tillwatch' });
    const code = codeFor(service.mails, email);
    expect(await verifyPasswordResetCode(stranger, code)).toBe(email);
    expect(await codeOf(confirmPasswordReset(stranger, code, 'short'))).toBe('auth/weak-password');
    await confirmPasswordReset(stranger, code, 'battery staple');
    expect(await codeOf(confirmPasswordReset(stranger, code, 'another one'))).toBe('auth/invalid-action-code');
    expect(service.mails.at(-1)?.subject).toBe('Votre mot de passe Tillwatch a été modifié');

    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await codeOf(signInWithEmailAndPassword(stranger, email, 'correct horse'))).toBe('auth/invalid-credential');
    expect((await signInWithEmailAndPassword(stranger, email, 'battery staple')).user.emailVerified).toBe(true);
  });

  it('changes the password: this page stays signed in, the others do not', async () => {
    const { email, user } = await signUp();
    const other = (await signInWithEmailAndPassword(service.newAuth(), email, 'correct horse')).user;
    await updatePassword(user, 'battery staple');
    await user.getIdToken(true);
    await user.reload();
    expect(await codeOf(other.reload())).toBe('auth/user-token-expired');
    expect(await codeOf(signInWithEmailAndPassword(service.newAuth(), email, 'correct horse'))).toBe(
      'auth/invalid-credential',
    );
  });

  it('deletes the account, and its address is free again', async () => {
    const { email, user } = await signUp();
    const other = (await signInWithEmailAndPassword(service.newAuth(), email, 'correct horse')).user;
    await deleteUser(user);
    expect(await findAccountByEmail(service.deps, email)).toBeNull();
    expect(await codeOf(other.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await codeOf(signInWithEmailAndPassword(service.newAuth(), email, 'correct horse'))).toBe(
      'auth/invalid-credential',
    );
    await signUp(email);
  });

  it('refuses a taken address, a weak password and a bad address with their codes', async () => {
    const { email } = await signUp();
    expect(await codeOf(signUp(email.toUpperCase()))).toBe('auth/email-already-in-use');
    expect(await codeOf(signUp(newEmail(), 'seven77'))).toBe('auth/weak-password');
    expect(await codeOf(signUp('no address'))).toBe('auth/invalid-email');
  });

  it('publishes a policy that the SDK understands', async () => {
    const auth = service.newAuth();
    expect(await validatePassword(auth, 'seven77')).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
    expect(await validatePassword(auth, 'eight888')).toMatchObject({ isValid: true });
  });

  it('signs a disabled account out of open pages and does not let it in', async () => {
    const { email, user } = await signUp();
    await disableAccount(service.deps, user.uid);
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
    expect(await codeOf(signInWithEmailAndPassword(service.newAuth(), email, 'correct horse'))).toBe(
      'auth/user-disabled',
    );
    // somebody who does not know the password does not learn it
    expect(await codeOf(signInWithEmailAndPassword(service.newAuth(), email, 'wrong horse'))).toBe(
      'auth/invalid-credential',
    );
  });
});

describe('the enumeration protection', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await signUp();
    const wrong = await service.post('/v1/accounts:signInWithPassword', { email, password: 'wrong horse' });
    const unknown = await service.post('/v1/accounts:signInWithPassword', {
      email: newEmail(),
      password: 'wrong horse',
    });
    expect(wrong).toEqual(unknown);
    expect(wrong.body.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('answers a reset for an unknown address as for a known one, and sends no mail', async () => {
    const { email } = await signUp();
    const unknown = newEmail();
    const request = { requestType: 'PASSWORD_RESET' };
    const known = await service.post('/v1/accounts:sendOobCode', { ...request, email });
    const mailed = service.mails.length;
    const other = await service.post('/v1/accounts:sendOobCode', { ...request, email: unknown });
    expect(other).toEqual({ status: known.status, body: { ...known.body, email: unknown } });
    expect(service.mails).toHaveLength(mailed);
  });

  it('names no sign-in methods', async () => {
    const { email } = await signUp();
    expect(await fetchSignInMethodsForEmail(service.newAuth(), email)).toEqual([]);
  });
});

describe('a session', () => {
  it('lets two tabs refresh at once, and ends when an old token comes back', async () => {
    const { user } = await signUp();
    const first = user.refreshToken;
    const [one, two] = await Promise.all([refresh(first), refresh(first)]);
    expect(one.status).toBe(200);
    expect(two.status).toBe(200);
    expect(one.body.refresh_token).toBe(two.body.refresh_token);
    const next = await refresh(String(one.body.refresh_token));
    expect(next.status).toBe(200);

    service.advance(2 * MINUTE_MS);
    expect((await refresh(first)).body.error?.message).toBe('TOKEN_EXPIRED');
    // it ends for the holder of the newer ones too
    expect((await refresh(String(next.body.refresh_token))).body.error?.message).toBe('TOKEN_EXPIRED');
    await expect(authenticate(service.deps, String(next.body.id_token))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const events = await service.deps.database
      .selectFrom('account_event')
      .select('kind')
      .where('account_id', '=', user.uid)
      .orderBy('id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(['signed-up', 'signed-in', 'token-reused']);
  });

  it('may be refreshed again once a clock that was ahead is set back', async () => {
    const { user } = await signUp();
    const ahead = new Date(service.deps.clock.now() + 400 * DAY_MS);
    await service.deps.database
      .updateTable('session')
      .set({ refresh_counted_from: ahead, refresh_count: 1_000 })
      .where('account_id', '=', user.uid)
      .execute();
    expect((await refresh(user.refreshToken)).status).toBe(200);
  });

  it('is refreshed in a batch with others, each by its own rules', async () => {
    const [one, two, late] = await Promise.all([signUp(), signUp(), signUp()]);
    const older = one.user.refreshToken;
    const newer = String((await refresh(older)).body.refresh_token);
    const past = late.user.refreshToken;
    await refresh(past);
    service.advance(MINUTE_MS - 1_000);
    const graced = await Promise.all([older, newer, two.user.refreshToken, newer].map(refresh));
    expect(graced.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(graced[1]!.body.refresh_token).toBe(graced[3]!.body.refresh_token);
    expect(graced[1]!.body.user_id).toBe(one.user.uid);
    expect(graced[2]!.body.user_id).toBe(two.user.uid);
    service.advance(2_000);
    const answers = await Promise.all([past, String(graced[2]!.body.refresh_token), 'none'].map(refresh));
    expect(answers.map(({ body }) => body.error?.message ?? 'refreshed')).toEqual([
      'TOKEN_EXPIRED',
      'refreshed',
      'INVALID_REFRESH_TOKEN',
    ]);
  });

  it('ends after sixty days without use', async () => {
    const { user } = await signUp();
    service.advance(61 * 24 * HOUR_MS);
    expect((await refresh(user.refreshToken)).body.error?.message).toBe('TOKEN_EXPIRED');
  });

  it('tells a token that never was valid from one that no longer is', async () => {
    expect((await refresh('not a token')).body.error?.message).toBe('INVALID_REFRESH_TOKEN');
    expect((await refresh('A'.repeat(43))).body.error?.message).toBe('TOKEN_EXPIRED');
    const answer = await form({ grant_type: 'password' });
    expect(answer.body.error?.message).toBe('INVALID_GRANT_TYPE');
  });

  it('needs a fresh sign-in for irreversible changes', async () => {
    const { email, user } = await signUp();
    service.advance(6 * MINUTE_MS);
    expect(await codeOf(updatePassword(user, 'battery staple'))).toBe('auth/requires-recent-login');
    expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, 'correct horse'));
    await deleteUser(user);
  });
});

describe('a mailed code', () => {
  it('expires', async () => {
    const { email } = await signUp();
    const auth = service.newAuth();
    await sendPasswordResetEmail(auth, email);
    const code = codeFor(service.mails, email);
    service.advance(HOUR_MS);
    expect(await codeOf(verifyPasswordResetCode(auth, code))).toBe('auth/expired-action-code');
    expect(await codeOf(confirmPasswordReset(auth, code, 'battery staple'))).toBe('auth/expired-action-code');
  });

  it('works only for its own purpose', async () => {
    const { email, user } = await signUp();
    const auth = service.newAuth();
    await sendEmailVerification(user);
    const verify = codeFor(service.mails, email);
    await sendPasswordResetEmail(auth, email);
    const reset = codeFor(service.mails, email);
    expect(await codeOf(confirmPasswordReset(auth, verify, 'battery staple'))).toBe('auth/invalid-action-code');
    expect(await codeOf(applyActionCode(auth, reset))).toBe('auth/invalid-action-code');
    expect(await codeOf(applyActionCode(auth, 'guessed'))).toBe('auth/invalid-action-code');
  });

  it('works once, with any number of concurrent attempts', async () => {
    const { email } = await signUp();
    await sendPasswordResetEmail(service.newAuth(), email);
    const oobCode = codeFor(service.mails, email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        service.post('/v1/accounts:resetPassword', { oobCode, newPassword: `battery staple ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is void after the password was changed', async () => {
    const { email, user } = await signUp();
    await sendPasswordResetEmail(service.newAuth(), email);
    const code = codeFor(service.mails, email);
    await updatePassword(user, 'battery staple');
    expect(await codeOf(verifyPasswordResetCode(service.newAuth(), code))).toBe('auth/invalid-action-code');
  });

  it.each([
    ['https://evil.example/', 'auth/unauthorized-continue-uri'],
    ['https://shop.example.evil.example/', 'auth/unauthorized-continue-uri'],
    ['https://shop.example@evil.example/', 'auth/invalid-continue-uri'],
    ['javascript:alert(1)', 'auth/invalid-continue-uri'],
    ['http://shop.example/', 'auth/unauthorized-continue-uri'],
    ['https://shop.example/back', 'no error'],
    ['http://localhost:5173/back', 'no error'],
  ])('leads back only to our own domains: %s', async (url, expected) => {
    const { email } = await signUp();
    expect(await codeOf(sendPasswordResetEmail(service.newAuth(), email, { url }))).toBe(expected);
  });

  it('has the configured origin, whatever the Host header says', async () => {
    const { email } = await signUp();
    // `fetch` would replace the Host header with its own
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      const path = `${service.url}/v1/accounts:sendOobCode?key=${service.deps.apiKey}`;
      request(path, { method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(JSON.stringify({ requestType: 'PASSWORD_RESET', email }));
    });
    expect(status).toBe(200);
    expect(linkFor(service.mails, email).origin).toBe(service.url);
  });
});

function refresh(refreshToken: string) {
  return form({ grant_type: 'refresh_token', refresh_token: refreshToken });
}

function form(fields: Record<string, string>) {
  return service.post('/v1/token', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
}
