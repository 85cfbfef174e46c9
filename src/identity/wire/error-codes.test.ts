import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { disableAccount } from '../account/disable-account.ts';
import { endSessions } from '../session/list-sessions.ts';
import { codeFor, codeOf, signUpPerson, startTestIdentity, type TestIdentity } from '../testing.ts';

/** The SDK captures `fetch` when it is loaded, so the wrapper must be installed before. */
const wire = vi.hoisted(() => {
  const { fetch } = globalThis;
  const between = { refusals: [] as string[], isSilent: false };
  globalThis.fetch = async (...request) => {
    if (between.isSilent) return new Promise(() => {});
    const answer = await fetch(...request);
    if (!answer.ok) between.refusals.push((await answer.clone().json()).error.message);
    return answer;
  };
  return between;
});

let service: TestIdentity;
beforeAll(async () => {
  // some messages are given only if answers may reveal which addresses have accounts
  service = await startTestIdentity({ enumerationProtection: false });
});
afterAll(() => service.close());

type Person = { email: string; user: User; auth: Auth };
const RIGHT = 'correct horse';

let made = 0;
async function newPerson(): Promise<Person> {
  const email = `refused-${++made}@shop.example`;
  return { email, user: await signUpPerson(service, email), auth: service.newAuth() };
}

const SERVER_MESSAGES: [message: string, code: string, provoke: (person: Person) => Promise<unknown>][] = [
  ['EMAIL_EXISTS', 'email-already-in-use', ({ auth, email }) => createUserWithEmailAndPassword(auth, email, RIGHT)],
  ['INVALID_PASSWORD', 'wrong-password', ({ auth, email }) => signInWithEmailAndPassword(auth, email, 'wrong horse')],
  ['EMAIL_NOT_FOUND', 'user-not-found', ({ auth, email }) => signInWithEmailAndPassword(auth, `no-${email}`, RIGHT)],
  [
    'USER_DISABLED',
    'user-disabled',
    async ({ auth, email, user }) => {
      await disableAccount(service.deps, user.uid);
      await signInWithEmailAndPassword(auth, email, RIGHT);
    },
  ],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    'too-many-requests',
    async ({ auth, email }) => {
      const guess = () => signInWithEmailAndPassword(auth, email, 'wrong horse');
      for (let index = 0; index < 5; index++) await codeOf(guess());
      await guess();
    },
  ],
  [
    'EXPIRED_OOB_CODE',
    'expired-action-code',
    async ({ auth, email }) => {
      await sendPasswordResetEmail(auth, email);
      service.advance(HOUR_MS);
      await confirmPasswordReset(auth, codeFor(service.mails, email), 'battery staple');
    },
  ],
  ['INVALID_OOB_CODE', 'invalid-action-code', ({ auth }) => applyActionCode(auth, 'guessed')],
  [
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    'requires-recent-login',
    async ({ user }) => {
      service.advance(6 * MINUTE_MS);
      await updatePassword(user, 'battery staple');
    },
  ],
  [
    'INVALID_ID_TOKEN',
    'invalid-user-token',
    async ({ user }) => {
      const { stsTokenManager } = user as User & { stsTokenManager: { accessToken: string } };
      stsTokenManager.accessToken += 'tampered';
      await user.reload();
    },
  ],
  [
    'TOKEN_EXPIRED',
    'user-token-expired',
    async ({ user }) => {
      await endSessions(service.deps, user.uid);
      await user.reload();
    },
  ],
  ['INVALID_IDENTIFIER', 'invalid-email', ({ auth }) => fetchSignInMethodsForEmail(auth, 'no address')],
];

it.each(SERVER_MESSAGES)('the service’s %s is the SDK’s %s', async (message, code, provoke) => {
  const person = await newPerson();
  expect(await codeOf(provoke(person))).toBe(`auth/${code}`);
  expect(wire.refusals.at(-1)?.split(' : ')[0]).toBe(message);
});

describe('the other codes', () => {
  it('a service that cannot be reached is network-request-failed', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => gone.once('listening', listening));
    const { port } = gone.address() as AddressInfo;
    await new Promise((closed) => gone.close(closed));
    const { auth, email } = await newPerson();
    Object.assign(auth.config, { apiHost: `127.0.0.1:${port}` });
    expect(await codeOf(signInWithEmailAndPassword(auth, email, RIGHT))).toBe('auth/network-request-failed');
  });

  it('a service that never answers is the same, and leaves users signed in', async () => {
    const { auth, email } = await newPerson();
    const { user } = await signInWithEmailAndPassword(auth, email, RIGHT);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    wire.isSilent = true;
    try {
      const failure = codeOf(user.reload());
      await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
      expect(await failure).toBe('auth/network-request-failed');
    } finally {
      wire.isSilent = false;
      vi.useRealTimers();
    }
    expect(auth.currentUser).toBe(user);
    await user.reload();
  });

  it('a defect of ours is internal-error, and leaves users signed in', async () => {
    const { auth, email } = await newPerson();
    const { user } = await signInWithEmailAndPassword(auth, email, RIGHT);
    const { schema } = service.deps.database;
    await schema.alterTable('account').renameTo('elsewhere').execute();
    expect(await codeOf(user.reload())).toBe('auth/internal-error');
    await schema.alterTable('elsewhere').renameTo('account').execute();
    expect(auth.currentUser).toBe(user);
    await user.reload();
  });

  it('an app without a key is invalid-api-key', async () => {
    const app = initializeApp({ projectId: 'keyless' }, 'keyless');
    expect(() => initializeAuth(app)).toThrow(expect.objectContaining({ code: 'auth/invalid-api-key' }));
    await deleteApp(app);
  });

  it('an invalid argument is argument-error', () => {
    expect(() => EmailAuthProvider.credentialWithLink('a@shop.example', 'no link')).toThrow(
      expect.objectContaining({ code: 'auth/argument-error' }),
    );
  });
});
