import {
  applyActionCode,
  checkActionCode,
  deleteUser,
  EmailAuthProvider,
  getMultiFactorResolver,
  isSignInWithEmailLink,
  linkWithCredential,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  updateEmail,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { TOTP_SECONDS } from '../second-factor/totp.ts';
import { codeFor, codeOf, codeOfApp, linkFor, signUpPerson, startTestIdentity, type TestIdentity } from '../testing.ts';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

let service: TestIdentity;
let signer: CryptoKey;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  signer = pair.privateKey;
  const customTokenKey = await exportSPKI(pair.publicKey);
  service = await startTestIdentity({ isAnonymousAllowed: true, customTokenKey });
});
afterAll(() => service.close());

let made = 0;
const newEmail = () => `way-${++made}@shop.example`;

async function signUp(email = newEmail(), isVerified = true) {
  return { email, user: await signUpPerson(service, email, isVerified) };
}

describe('a mailed link', () => {
  const settings = () => ({ url: `${service.url}/overview`, handleCodeInApp: true });

  async function linkTo(email: string): Promise<string> {
    await sendSignInLinkToEmail(service.newAuth(), email, settings());
    return linkFor(service.mails, email).href;
  }

  it('creates an account with a verified address, once, and signs it in again', async () => {
    const email = newEmail();
    const link = await linkTo(email);
    const auth = service.newAuth();
    expect(isSignInWithEmailLink(auth, link)).toBe(true);
    const { user } = await signInWithEmailLink(auth, email, link);
    expect(user).toMatchObject({ email, emailVerified: true, isAnonymous: false });
    expect(await codeOf(signInWithEmailLink(auth, email, link))).toBe('auth/invalid-action-code');
    const again = await signInWithEmailLink(service.newAuth(), email, await linkTo(email));
    expect(again.user.uid).toBe(user.uid);
  });

  it('works only with the address it was sent to, and for an hour', async () => {
    const email = newEmail();
    const link = await linkTo(email);
    expect(await codeOf(signInWithEmailLink(service.newAuth(), newEmail(), link))).toBe('auth/invalid-email');
    service.advance(HOUR_MS);
    expect(await codeOf(signInWithEmailLink(service.newAuth(), email, link))).toBe('auth/expired-action-code');
  });

  it('takes an unconfirmed address from whoever signed up with it', async () => {
    const { email, user } = await signUp(undefined, false);
    service.advance(1_000);
    const owner = await signInWithEmailLink(service.newAuth(), email, await linkTo(email));
    expect(owner.user.uid).toBe(user.uid);
    expect(await codeOf(signInWithEmailAndPassword(service.newAuth(), email, 'correct horse'))).toBe(
      'auth/invalid-credential',
    );
    expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
  });

  it('gives an anonymous account an address', async () => {
    const { user } = await signInAnonymously(service.newAuth());
    const email = newEmail();
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, await linkTo(email)));
    expect(user).toMatchObject({ email, emailVerified: true, isAnonymous: false });
  });
});

describe('a change of address', () => {
  it('happens when the new address confirms, is reported to the old one, and can be undone', async () => {
    const { email, user } = await signUp();
    const newAddress = newEmail();
    const auth = service.newAuth();
    await verifyBeforeUpdateEmail(user, newAddress);
    const code = codeFor(service.mails, newAddress);
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: newAddress, previousEmail: email },
    });
    service.advance(1_000);
    await applyActionCode(auth, code);
    expect(await codeOf(user.reload())).toBe('auth/user-token-expired');
    const moved = await signInWithEmailAndPassword(auth, newAddress, 'correct horse');
    expect(moved.user).toMatchObject({ uid: user.uid, emailVerified: true });

    const recovery = codeFor(service.mails, email);
    expect(await checkActionCode(auth, recovery)).toMatchObject({
      operation: 'RECOVER_EMAIL',
      data: { email, previousEmail: newAddress },
    });
    await applyActionCode(auth, recovery);
    expect((await signInWithEmailAndPassword(auth, email, 'correct horse')).user.uid).toBe(user.uid);
    expect(await codeOf(applyActionCode(auth, recovery))).toBe('auth/invalid-action-code');
  });

  it('does not reveal that an address is taken, and sends it no mail', async () => {
    const { email: taken } = await signUp();
    const { user } = await signUp();
    const mailed = service.mails.length;
    await verifyBeforeUpdateEmail(user, taken);
    expect(service.mails.length).toBe(mailed);
    expect(await codeOf(updateEmail(user, newEmail()))).toBe('auth/operation-not-allowed');
  });
});

describe('an anonymous account', () => {
  it('keeps its id when it gets a password', async () => {
    const { user } = await signInAnonymously(service.newAuth());
    expect(user.isAnonymous).toBe(true);
    expect((await user.getIdTokenResult()).claims).toMatchObject({ provider_id: 'anonymous' });
    const email = newEmail();
    const linked = await linkWithCredential(user, EmailAuthProvider.credential(email, 'correct horse'));
    expect(linked.user).toMatchObject({ uid: user.uid, email, isAnonymous: false });
    expect((await signInWithEmailAndPassword(service.newAuth(), email, 'correct horse')).user.uid).toBe(user.uid);
    const other = (await signInAnonymously(service.newAuth())).user;
    const taken = linkWithCredential(other, EmailAuthProvider.credential(email, 'correct horse'));
    expect(await codeOf(taken)).toBe('auth/email-already-in-use');
  });

  it('is refused if the deployment does not allow it', async () => {
    const strict = await startTestIdentity();
    expect(await codeOf(signInAnonymously(strict.newAuth()))).toBe('auth/admin-restricted-operation');
    const token = signInWithCustomToken(strict.newAuth(), '{"uid":"x"}');
    expect(await codeOf(token)).toBe('auth/operation-not-allowed');
    await strict.close();
  });
});

describe('a custom token', () => {
  const mint = (payload: object, key = signer, audience = AUDIENCE) =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'RS256' })
      .setAudience(audience)
      .setIssuedAt(Math.floor(service.deps.clock.now() / 1000))
      .setExpirationTime(Math.floor(service.deps.clock.now() / 1000) + 600)
      .sign(key);

  it('signs in the user that the trusted server names, with its claims', async () => {
    const { user } = await signInWithCustomToken(
      service.newAuth(),
      await mint({ uid: 'from-outside', claims: { team: 7 } }),
    );
    expect(user.uid).toBe('from-outside');
    const { claims, signInProvider } = await user.getIdTokenResult(true);
    expect([claims.team, signInProvider]).toEqual([7, 'custom']);
    await deleteUser(user);
  });

  it('opens nothing when it is forged', async () => {
    const signIn = async (token: string) => codeOf(signInWithCustomToken(service.newAuth(), token));
    const { privateKey } = await generateKeyPair('RS256');
    expect(await signIn(await mint({ uid: 'x' }, privateKey))).toBe('auth/invalid-custom-token');
    expect(await signIn(await mint({ uid: 'x' }, signer, 'elsewhere'))).toBe('auth/invalid-custom-token');
    expect(await signIn(await mint({ uid: '' }))).toBe('auth/invalid-custom-token');
    expect(await signIn('{"uid":"x"}')).toBe('auth/invalid-custom-token');
    expect(await signIn(await mint({ uid: 'x', claims: { sub: 'y' } }))).toBe('auth/forbidden-claim');
  });
});

describe('a second factor', () => {
  const codeNow = (secret: string, steps = 0) =>
    codeOfApp(secret, service.deps.clock.now() + steps * TOTP_SECONDS * SECOND_MS);

  async function enrolled() {
    const { email, user } = await signUp();
    const session = await multiFactor(user).getSession();
    const secret = await TotpMultiFactorGenerator.generateSecret(session);
    expect(secret).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30, hashingAlgorithm: 'SHA1' });
    const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000');
    expect(await codeOf(multiFactor(user).enroll(wrong, 'Phone'))).toBe('auth/invalid-verification-code');
    const right = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeNow(secret.secretKey));
    await multiFactor(user).enroll(right, 'Phone');
    return { email, user, secret: secret.secretKey };
  }

  async function firstStep(email: string) {
    const auth = service.newAuth();
    const error = await signInWithEmailAndPassword(auth, email, 'correct horse').catch((each) => each);
    expect(error.code).toBe('auth/multi-factor-auth-required');
    expect(auth.currentUser).toBeNull();
    return getMultiFactorResolver(auth, error as MultiFactorError);
  }

  it('is needed after the password, accepts each code once, and can be withdrawn', async () => {
    const { email, user, secret } = await enrolled();
    expect(service.mails.at(-1)?.subject).toBe('A second step was added to your Tillwatch log-in');
    const resolver = await firstStep(email);
    const [hint] = resolver.hints;
    expect(hint).toMatchObject({ factorId: 'totp', displayName: 'Phone' });
    const answer = (code: string) =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint!.uid, code));
    // enrolling has used up this code
    expect(await codeOf(answer(codeNow(secret)))).toBe('auth/invalid-verification-code');
    service.advance(TOTP_SECONDS * 1000);
    const code = codeNow(secret);
    const signedIn = await answer(code);
    expect(signedIn.user.uid).toBe(user.uid);
    expect((await signedIn.user.getIdTokenResult()).signInSecondFactor).toBe('totp');
    expect(await codeOf(answer(code))).toBe('auth/invalid-verification-code');

    await multiFactor(signedIn.user).unenroll(hint!);
    await signInWithEmailAndPassword(service.newAuth(), email, 'correct horse');
  });

  it('cannot be guessed, nor used after its sign-in expired', async () => {
    const { email } = await enrolled();
    const resolver = await firstStep(email);
    const answer = () =>
      codeOf(resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, '000000')));
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push(await answer());
    expect(answers).toEqual([...Array(5).fill('auth/invalid-verification-code'), 'auth/too-many-requests']);
    service.advance(11 * MINUTE_MS);
    expect(await answer()).toBe('auth/code-expired');
  });

  it('signs in after the clock was ahead, but not with a first step of that time', async () => {
    const { email, user, secret } = await enrolled();
    const aheadMs = 400 * DAY_MS;
    service.advance(aheadMs);
    const early = await firstStep(email);
    const validSince = new Date(service.deps.clock.now());
    await service.deps.database
      .updateTable('account')
      .set({ valid_since: validSince })
      .where('id', '=', user.uid)
      .execute();
    service.advance(TOTP_SECONDS * 1000 - aheadMs);
    const answer = (resolver: MultiFactorResolver) =>
      codeOf(
        resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, codeNow(secret))),
      );
    expect(await answer(early)).not.toBe('no error');
    expect(await answer(await firstStep(email))).toBe('no error');
  });

  it('is removed by an operator when it is lost: the password alone signs in, and all sessions end', async () => {
    const { email, user } = await enrolled();
    const waiting = await firstStep(email);
    await removeSecondFactor(service.deps, user.uid);
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    const late = TotpMultiFactorGenerator.assertionForSignIn(waiting.hints[0]!.uid, '000000');
    expect(await codeOf(waiting.resolveSignIn(late))).not.toBe('no error');
    expect((await signInWithEmailAndPassword(service.newAuth(), email, 'correct horse')).user.uid).toBe(user.uid);
    expect(service.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'A second step was removed from your Tillwatch log-in',
    });
    const [event] = await service.deps.database
      .selectFrom('account_event')
      .select(['kind', 'detail'])
      .where('account_id', '=', user.uid)
      .where('kind', '=', 'second-factor-removed')
      .execute();
    expect(event?.detail).toEqual({ by: 'operator' });
    await expect(removeSecondFactor(service.deps, user.uid)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('needs a confirmed address, and refuses credentials that it did not issue', async () => {
    const { user } = await signUp(undefined, false);
    const session = await multiFactor(user).getSession();
    expect(await codeOf(TotpMultiFactorGenerator.generateSecret(session))).toBe('auth/unverified-email');
    const { body } = await service.post('/v2/accounts/mfaSignIn:finalize', {
      mfaPendingCredential: 'made up',
      mfaEnrollmentId: 'x',
      totpVerificationInfo: { verificationCode: '123456' },
    });
    expect(body.error?.message).toBe('INVALID_MFA_PENDING_CREDENTIAL');
  });
});
