import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { manualClock } from '#runtime/clock.ts';
import { findPlan } from './find-plan.ts';
import { getPlan } from './get-plan.ts';
import { setPlan } from './set-plan.ts';

let testing: TestDatabase;
const clock = manualClock(Date.UTC(2026, 10, 21));
beforeAll(async () => {
  testing = await testDatabase();
  await testing.database.insertInto('account').values({ id: 'anna', claims: '{"beta":true}' }).execute();
});
afterAll(() => testing?.drop());

const claims = async () =>
  (await testing.database.selectFrom('account').select('claims').where('id', '=', 'anna').executeTakeFirstOrThrow())
    .claims;

test('an account without a subscription is on the free plan', async () => {
  expect(await findPlan(testing.database, 'anna')).toBeNull();
  expect(await getPlan(testing.database, 'anna')).toBe('FREE');
});

test('a plan is set in the database and in the claims of the next tokens, beside the other claims', async () => {
  await setPlan({ database: testing.database, clock }, 'anna', 'BASIC');
  expect(await getPlan(testing.database, 'anna')).toBe('BASIC');
  expect(await claims()).toEqual({ beta: true, plan: 'BASIC' });
  await setPlan({ database: testing.database, clock }, 'anna', 'PREMIUM');
  expect(await getPlan(testing.database, 'anna')).toBe('PREMIUM');
});

test('setting a plan within a transaction is rolled back with it', async () => {
  const change = testing.database.transaction().execute(async (trx) => {
    await setPlan({ database: trx, clock }, 'anna', 'FREE');
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  expect(await getPlan(testing.database, 'anna')).toBe('PREMIUM');
  expect(await claims()).toMatchObject({ plan: 'PREMIUM' });
});

test('an unknown account cannot get a plan', async () => {
  await expect(setPlan({ database: testing.database, clock }, 'nobody', 'BASIC')).rejects.toThrow();
});
