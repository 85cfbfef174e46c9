import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import { insertAccount } from '../account/create-account.ts';
import type { SignUpWay } from './admit.ts';
import { claimOperator, makeOperatorCode } from './first-operator.ts';
import { INVITED_FOR_MS, invite } from './invite.ts';
import { isOperator } from './set-operator.ts';

let db: TestDatabase;
const clock = manualClock(Date.UTC(2026, 10, 27));
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await db.people.deleteFrom('account').execute();
});
afterAll(() => db.drop());

const signUp = (way: SignUpWay, email: string | null) =>
  db.people
    .transaction()
    .execute((trx) => insertAccount({ database: trx, clock, signUp: way }, { email, passwordHash: 'hash' }));

test('open lets everybody in, invitation only invited people and only once, closed nobody', async () => {
  const deps = { database: db.people, clock };
  await signUp('open', 'anna@example.org');
  await expect(signUp('invitation', 'ben@example.org')).rejects.toThrow('ADMIN_ONLY_OPERATION');
  await expect(signUp('invitation', null)).rejects.toThrow('ADMIN_ONLY_OPERATION');
  expect(await invite(deps, 'Ben@Example.org')).toBe('ben@example.org');
  await expect(signUp('closed', 'ben@example.org')).rejects.toThrow('ADMIN_ONLY_OPERATION');
  const { id } = await signUp('invitation', 'ben@example.org');
  expect(await isOperator(db.people, id)).toBe(false);
  await db.people.deleteFrom('account').where('id', '=', id).execute();
  await expect(signUp('invitation', 'ben@example.org')).rejects.toThrow('ADMIN_ONLY_OPERATION');
});

test('an invitation expires after two weeks', async () => {
  await invite({ database: db.people, clock }, 'ben@example.org');
  clock.advance(INVITED_FOR_MS);
  await expect(signUp('invitation', 'ben@example.org')).rejects.toThrow('ADMIN_ONLY_OPERATION');
});

test('the address named with the code signs up as operator, even if sign-up is closed', async () => {
  const deps = { database: db.people, clock };
  const code = (await makeOperatorCode(deps))!;
  await claimOperator(deps, code, 'Anna@example.org');
  await expect(claimOperator(deps, code, 'ben@example.org')).rejects.toThrow('not-found');
  const { id } = await signUp('closed', 'anna@example.org');
  expect(await isOperator(db.people, id)).toBe(true);
});

test('a code is valid for a day', async () => {
  const deps = { database: db.people, clock };
  const code = (await makeOperatorCode(deps))!;
  clock.advance(DAY_MS);
  await expect(claimOperator(deps, code, 'anna@example.org')).rejects.toThrow('not-found');
});
