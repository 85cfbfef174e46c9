import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { insertAccount } from '#identity/account/create-account.ts';
import { manualClock } from '#runtime/clock.ts';
import { withLease } from './with-lease.ts';

const db = await testDatabase();
afterAll(() => db.drop());

test('whose lease ran out gives back nothing of the next one', async () => {
  const { people } = db;
  await insertAccount({ database: people, clock: manualClock(0) }, { id: 'ada', email: null });
  const [slow, next] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const entered: string[] = [];
  const enter = (name: string, until?: Promise<void>) =>
    withLease(people, 'ada', async () => {
      entered.push(name);
      await until;
    });
  const first = enter('slow', slow.promise);
  await expect.poll(() => entered).toEqual(['slow']);
  await sql`update plan_change_lease set until = now() - interval '1 second'`.execute(people);
  const second = enter('next', next.promise);
  await expect.poll(() => entered).toEqual(['slow', 'next']);
  slow.resolve();
  await first;
  const third = enter('last');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(entered).toEqual(['slow', 'next']);
  next.resolve();
  await Promise.all([second, third]);
  expect(entered).toEqual(['slow', 'next', 'last']);
});
