import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reload,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updateEmail,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { codeOf } from '../testing.ts';
import { type Emulator, startEmulator } from './start-emulator.ts';

let db: TestDatabase;
let emulator: Emulator;
const apps: FirebaseApp[] = [];
beforeAll(async () => {
  db = await testDatabase();
  emulator = await startEmulator(db.database, 0);
});
afterEach(() => ask('DELETE', 'accounts'));
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await emulator.close();
  await db.drop();
});

function newAuth(): Auth {
  const app = initializeApp({ apiKey: 'any', projectId: 'any' }, `emulated ${apps.length}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, emulator.url, { disableWarnings: true });
  return auth;
}

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${emulator.url}/emulator/v1/projects/any/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  return (await answer.json()) as { oobCodes: Record<string, string>[]; emailPrivacyConfig: object };
}

const google = (claims: object) => GoogleAuthProvider.credential(JSON.stringify(claims));

it('reports that it is ready, and what it is', async () => {
  expect(await (await fetch(emulator.url)).json()).toMatchObject({ authEmulator: { ready: true } });
  expect((await ask('GET', 'config')).emailPrivacyConfig).toEqual({ enableImprovedEmailPrivacy: false });
});

describe('the SDK connected to it', () => {
  it('signs up, in and out, with the unprotected answers', async () => {
    const auth = newAuth();
    const { user } = await createUserWithEmailAndPassword(auth, 'a@shop.example', 'password');
    expect(await codeOf(createUserWithEmailAndPassword(auth, 'a@shop.example', 'password'))).toBe(
      'auth/email-already-in-use',
    );
    expect(await codeOf(signInWithEmailAndPassword(newAuth(), 'a@shop.example', 'wrong one'))).toBe(
      'auth/wrong-password',
    );
    expect(await fetchSignInMethodsForEmail(auth, 'a@shop.example')).toEqual(['password']);
    await deleteUser(user);
    expect(await codeOf(signInWithEmailAndPassword(auth, 'a@shop.example', 'password'))).toBe('auth/user-not-found');
  });

  it('accepts unsigned tokens for any user', async () => {
    const custom = await signInWithCustomToken(newAuth(), JSON.stringify({ uid: 'me', claims: { team: 1 } }));
    expect((await custom.user.getIdTokenResult()).claims).toMatchObject({ sub: 'me', team: 1 });
    const auth = newAuth();
    const first = await signInWithCredential(auth, google({ sub: '1', email: 'g@shop.example', email_verified: true }));
    expect(first.user).toMatchObject({ email: 'g@shop.example', emailVerified: true });
    const again = await signInWithCredential(newAuth(), GoogleAuthProvider.credentialFromResult(first)!);
    expect(again.user.uid).toBe(first.user.uid);
    await linkWithCredential(first.user, EmailAuthProvider.credential('g@shop.example', 'password'));
    expect(first.user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
    await unlink(first.user, 'google.com');
    expect(first.user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  it('accepts a bare profile as an access token too, with any picture', async () => {
    const auth = newAuth();
    const profile = JSON.stringify({ sub: '3', email: 'hub@shop.example', email_verified: true });
    const { user } = await signInWithCredential(auth, GithubAuthProvider.credential(profile));
    expect(user.providerData.map(({ providerId, email }) => [providerId, email])).toEqual([
      ['github.com', 'hub@shop.example'],
    ]);
    await updateProfile(user, { photoURL: 'a-picture' });
    await reload(user);
    expect(user.photoURL).toBe('a-picture');
  });

  it('upgrades an anonymous account, changes its address, and undoes that', async () => {
    const auth = newAuth();
    const { user } = await signInAnonymously(auth);
    await linkWithCredential(user, google({ sub: '2', email: 'up@shop.example', email_verified: true }));
    expect(user).toMatchObject({ isAnonymous: false, email: 'up@shop.example' });
    await updateEmail(user, 'moved@shop.example');
    const recovery = (await ask('GET', 'oobCodes')).oobCodes.at(-1)!;
    expect(recovery).toMatchObject({ requestType: 'RECOVER_EMAIL', email: 'up@shop.example' });
    await applyActionCode(auth, recovery.oobCode!);
    await verifyBeforeUpdateEmail(
      (await signInWithCredential(newAuth(), google({ sub: '2' }))).user,
      'later@shop.example',
    );
    const change = (await ask('GET', 'oobCodes')).oobCodes.at(-1)!;
    expect(change).toMatchObject({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'later@shop.example' });
    expect((await fetch(change.oobLink!)).status).toBe(200);
    const { user: found } = await signInWithCredential(newAuth(), google({ sub: '2' }));
    expect(found).toMatchObject({ uid: user.uid, email: 'later@shop.example' });
  });

  it('signs in with a link that no mail was sent for', async () => {
    const auth = newAuth();
    const email = 'link@shop.example';
    await sendSignInLinkToEmail(auth, email, { url: 'http://localhost/after', handleCodeInApp: true });
    const [code] = (await ask('GET', 'oobCodes')).oobCodes;
    const { user } = await signInWithEmailLink(auth, email, code!.oobLink);
    await reload(user);
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(['emailLink']);
  });
});

it.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://shop.example' }, { SECRET_KEY: 'x'.repeat(40) }])(
  'does not start where %j is set',
  (environment) => {
    const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('It does not start where');
  },
);
