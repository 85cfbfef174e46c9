import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import { createAccount } from './account/create-account.ts';
import { findAccountByEmail } from './account/find-account.ts';
import type { Caller } from './deps.ts';
import { countAttempt } from './limits/count-attempt.ts';
import { changePassword } from './password/change-password.ts';
import { startTestIdentity, type TestIdentity } from './testing.ts';

const AHEAD_MS = 400 * DAY_MS;
const email = 'anna@shop.example';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
  await createAccount(service.deps, { email, password: 'correct horse' });
});
beforeEach(() => service.advance(AHEAD_MS));
afterAll(() => service.close());

test('a person whose sessions were ended while the clock was ahead can sign in, and no earlier session comes back', async () => {
  const signIn = async (password: string) =>
    (await service.post('/v1/accounts:signInWithPassword', { email, password })).body.idToken as string;
  const isTaken = async (idToken: string) => (await service.post('/v1/accounts:lookup', { idToken })).status === 200;
  const earlier = await signIn('correct horse');
  expect(await isTaken(earlier)).toBe(true);
  const account = (await findAccountByEmail(service.deps, email))!;
  await changePassword(service.deps, account, 'another horse', { address: '203.0.113.7' } as Caller);
  service.advance(-AHEAD_MS);
  const now = await signIn('another horse');
  expect(await isTaken(now)).toBe(true);
  expect(await isTaken(earlier)).toBe(false);
});

test.each([
  ['in a window', { count: 2, windowMs: 10 * MINUTE_MS }],
  ['with delays', { free: 2, firstDelayMs: MINUTE_MS, maxDelayMs: 5 * MINUTE_MS, forgottenAfterMs: 10 * MINUTE_MS }],
])('a pause %s that began while the clock was ahead ends when it is set back', async (key, limit) => {
  const count = () => countAttempt(service.deps.database, service.deps.clock.now(), { key, limit });
  const countThrice = async () => {
    await count();
    await count();
    await expect(count()).rejects.toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  };
  await countThrice();
  service.advance(-AHEAD_MS);
  await countThrice();
});
