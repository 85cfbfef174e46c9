import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS, manualClock, SECOND_MS } from '#runtime/clock.ts';
import { createAccount } from '../account/create-account.ts';
import { codeFor, startTestIdentity, type TestIdentity, WIDE_LIMITS } from '../testing.ts';
import { addressKey, countAttempt } from './count-attempt.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const BUSY = 'TOO_MANY_ATTEMPTS_TRY_LATER : Please try again later.';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service.close());

async function signIn(email: string, password: string): Promise<string> {
  const { status, body } = await service.post('/v1/accounts:signInWithPassword', { email, password });
  return status === 200 ? 'signed in' : String(body.error?.message);
}

async function failTimes(email: string, times: number): Promise<string[]> {
  const answers = [];
  for (let index = 0; index < times; index++) answers.push(await signIn(email, 'wrong horse'));
  return answers;
}

describe('guessing one account’s password', () => {
  it('is slowed after five attempts by a delay that doubles up to a quarter of an hour, with an account or not', async () => {
    await createAccount(service.deps, { email: 'known@shop.example', password: 'correct horse' });
    for (const email of ['known@shop.example', 'unknown@shop.example']) {
      expect(await failTimes(email, 6)).toEqual([...Array(5).fill('INVALID_LOGIN_CREDENTIALS'), BUSY]);
      // meanwhile not even the right password is checked
      expect(await signIn(email, 'correct horse')).toBe(BUSY);
      for (const delayMs of [1, 2, 4, 8, 16].map((seconds) => seconds * SECOND_MS)) {
        service.advance(delayMs);
        expect(await failTimes(email, 2)).toEqual(['INVALID_LOGIN_CREDENTIALS', BUSY]);
      }
      for (let failures = 11; failures < 16; failures++) {
        service.advance(15 * MINUTE_MS);
        expect(await failTimes(email, 2)).toEqual(['INVALID_LOGIN_CREDENTIALS', BUSY]);
      }
    }
    service.advance(15 * MINUTE_MS);
    expect(await signIn('known@shop.example', 'correct horse')).toBe('signed in');
    expect(await failTimes('known@shop.example', 5)).toEqual(Array(5).fill('INVALID_LOGIN_CREDENTIALS'));
  });

  it('is not faster with a hundred at a time', async () => {
    const still = await startTestIdentity({ clock: manualClock(Date.UTC(2026, 0, 1)) });
    const guess = async () => {
      const guessed = { email: 'many@shop.example', password: 'wrong horse' };
      return (await still.post('/v1/accounts:signInWithPassword', guessed)).body.error?.message;
    };
    const answers = await Promise.all(Array.from({ length: 100 }, guess));
    expect(answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(5);
    await still.close();
  });

  it('leaves the owner a way in by mail', async () => {
    const email = 'owner@shop.example';
    await createAccount(service.deps, { email, password: 'correct horse' });
    await failTimes(email, 6);
    await service.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const oobCode = codeFor(service.mails, email);
    await service.post('/v1/accounts:resetPassword', { oobCode, newPassword: 'battery staple' });
    expect(await signIn(email, 'battery staple')).toBe('signed in');
  });
});

describe('one network address', () => {
  it('has fifty failed sign-ins, and successful ones do not count', async () => {
    const strict = await startTestIdentity({
      limits: { ...WIDE_LIMITS, signInPerAddress: { count: 3, windowMs: 10 * MINUTE_MS } },
    });
    const attempt = async (email: string) => {
      const password = 'correct horse';
      return (await strict.post('/v1/accounts:signInWithPassword', { email, password })).body.error?.message;
    };
    await createAccount(strict.deps, { email: 'good@shop.example', password: 'correct horse' });
    for (let index = 0; index < 4; index++) expect(await attempt('good@shop.example')).toBeUndefined();
    for (let index = 0; index < 3; index++) {
      expect(await attempt(`${index}@shop.example`)).toBe('INVALID_LOGIN_CREDENTIALS');
    }
    expect(await attempt('good@shop.example')).toBe(BUSY);
    strict.advance(10 * MINUTE_MS);
    expect(await attempt('good@shop.example')).toBeUndefined();
    await strict.close();
  });

  it('is a whole /64 in IPv6, and the same in both spellings of IPv4', () => {
    expect(addressKey('x', '2001:db8:1:2:3::4')).toBe(addressKey('x', '2001:db8:1:2:ffff::1'));
    expect(addressKey('x', '2001:db8:1:2::4')).not.toBe(addressKey('x', '2001:db8:1:3::4'));
    expect(addressKey('x', '::ffff:192.0.2.1')).toBe(addressKey('x', '192.0.2.1'));
    expect(addressKey('x', '192.0.2.1')).not.toBe(addressKey('x', '192.0.2.2'));
    expect(addressKey('x', '192.0.2.1')).not.toBe(addressKey('y', '192.0.2.1'));
  });

  it('may create ten accounts an hour', async () => {
    const strict = await startTestIdentity({ limits: { signUpPerAddress: { count: 2, windowMs: HOUR_MS } } });
    const attempt = async (email: string) =>
      (await strict.post('/v1/accounts:signUp', { email, password: 'correct horse' })).body.error?.message;
    expect(await attempt('a@shop.example')).toBeUndefined();
    // an attempt for a taken address counts too
    expect(await attempt('a@shop.example')).toBe('EMAIL_EXISTS');
    expect(await attempt('b@shop.example')).toBe(BUSY);
    strict.advance(HOUR_MS);
    expect(await attempt('b@shop.example')).toBeUndefined();
    await strict.close();
  });
});

it('may request three mails an hour for an address, known or not', async () => {
  await createAccount(service.deps, { email: 'mailed@shop.example', password: 'correct horse' });
  for (const email of ['mailed@shop.example', 'not-mailed@shop.example']) {
    const statuses = [];
    for (let index = 0; index < 4; index++) {
      statuses.push((await service.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 400]);
  }
});

it('counts attempts in a window exactly, also concurrent ones', async () => {
  const limit = { count: 7, windowMs: MINUTE_MS };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, () => countAttempt(service.deps.database, 0, { key: 'window', limit })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(DEFAULT_LIMITS.signUpPerAddress.count).toBe(10);
});
