import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS, manualClock } from '#runtime/clock.ts';
import { createAccount } from '../account/create-account.ts';
import { sendActionCode } from '../action-code/send-action-code.ts';
import { resetPassword } from '../password/reset-password.ts';
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts';
import { signUp } from '../sign-in/sign-up.ts';
import { codeFor, startTestIdentity, type TestIdentity } from '../testing.ts';
import { DEFAULT_LIMITS } from './limits.ts';

/** The statements and password checks of a sign-in, in order. */
const done = vi.hoisted(() => [] as string[]);
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = (hash, password) => {
    done.push(`${hash}`.replace(/p=1.*/, ''), `${password}`);
    return argon2.verify(hash, password);
  };
  return { ...argon2, verify };
});

// An attacker with two hundred network addresses and a list of people, against the real limits.
const ACCOUNTS = 50;
const ADDRESSES = 200;
const GUESSES = 10_000;
const AT_ONCE = 20;
const START_MS = Date.UTC(2026, 0, 1);

let service: TestIdentity;
let clock: ReturnType<typeof manualClock>;
const people: string[] = [];
beforeAll(async () => {
  clock = manualClock(START_MS);
  service = await startTestIdentity({ clock, limits: DEFAULT_LIMITS });
  for (let number = 0; number < ACCOUNTS; number++) {
    const email = `person${number}@shop.example`;
    people.push(email);
    await createAccount(service.deps, { email, password: `the password of ${number}`, emailVerified: true });
  }
});
afterAll(() => service.close());

const addressOf = (number: number) => `198.51.${Math.floor(number / 100)}.${(number % 100) + 1}`;

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'got through',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

describe('ten thousand guesses in ten minutes', () => {
  it('never get in, and only a few are checked', async () => {
    const outcomes = new Map<string, number>();
    let next = 0;
    const lane = async () => {
      while (next < GUESSES) {
        const number = next++;
        clock.set(START_MS + Math.floor((number / GUESSES) * 10 * MINUTE_MS));
        const email = people[number % ACCOUNTS]!;
        // the right password is among the last guesses, as a good password would be
        const password = number > GUESSES - ACCOUNTS * 2 ? `the password of ${number % ACCOUNTS}` : `guess ${number}`;
        const answer = await outcome(
          signInWithPassword(service.deps, { email, password }, { address: addressOf(number % ADDRESSES) }),
        );
        outcomes.set(answer, (outcomes.get(answer) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect([...outcomes.keys()].toSorted()).toEqual(['INVALID_LOGIN_CREDENTIALS', 'TOO_MANY_ATTEMPTS_TRY_LATER']);
    // five at once, then after 1, 2, 4 … 256 s: fourteen an account in ten minutes
    expect(outcomes.get('INVALID_LOGIN_CREDENTIALS')).toBeLessThanOrEqual(ACCOUNTS * 15);
  }, 60_000);

  it('leave the owner a way in by mail', async () => {
    const email = people[0]!;
    await sendActionCode(service.deps, { requestType: 'PASSWORD_RESET', email }, { address: '203.0.113.1' });
    const code = codeFor(service.mails, email);
    await resetPassword(service.deps, code, 'a new password', { address: '203.0.113.1' });
    const signIn = signInWithPassword(service.deps, { email, password: 'a new password' }, { address: '203.0.113.1' });
    expect(await outcome(signIn)).toBe('got through');
    const replay = resetPassword(service.deps, code, 'the thief’s own', { address: '198.51.100.1' });
    expect(await outcome(replay)).toBe('INVALID_OOB_CODE');
  });
});

it('signing up does not reveal which addresses of a list have accounts', async () => {
  clock.set(START_MS + 24 * 60 * MINUTE_MS);
  const answers = [];
  for (const email of people.slice(0, 20)) {
    const request = { email, password: 'correct horse' };
    answers.push(await outcome(signUp(service.deps, request, { address: '203.0.113.9' })));
  }
  expect(answers.filter((answer) => answer === 'EMAIL_EXISTS')).toHaveLength(10);
  expect(answers.slice(10)).toEqual(Array(10).fill('TOO_MANY_ATTEMPTS_TRY_LATER'));
});

it('no answer tells a known address from an unknown one', async () => {
  const answers = async (email: string) => {
    const body = (path: string, given: object) => service.post(`/v1/accounts:${path}`, given);
    const signIn = await body('signInWithPassword', { email, password: 'wrong horse' });
    const reset = await body('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const link = await body('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: service.url });
    const methods = await body('createAuthUri', { identifier: email, continueUri: service.url });
    return JSON.stringify([signIn, reset, link, methods]).replaceAll(email, 'EMAIL');
  };
  clock.set(START_MS + 48 * 60 * MINUTE_MS);
  expect(await answers(people[7]!)).toBe(await answers('nobody-knows@shop.example'));
});

it('nor does the time: a failed sign-in does the same work for both', async () => {
  const open = await startTestIdentity();
  await createAccount(open.deps, { email: 'known@shop.example', password: 'correct horse' });
  const wide = { ...open.deps, limits: { ...open.deps.limits, signInPerAccount: { count: 1e9, windowMs: MINUTE_MS } } };
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args) {
    const [query] = args as unknown as [string | { text: string }];
    done.push(typeof query === 'string' ? query : query.text);
    return ask.call(this, ...args);
  } as typeof ask);
  const workOf = async (email: string) => {
    done.length = 0;
    await outcome(signInWithPassword(wide as never, { email, password: 'wrong horse' }, { address: '192.0.2.1' }));
    return [...done];
  };
  const known = await workOf('known@shop.example');
  expect(known).toContain('wrong horse');
  expect(await workOf('unknown@shop.example')).toEqual(known);
  asked.mockRestore();
  await open.close();
});
