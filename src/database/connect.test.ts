import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect, isConnectionLost } from './connect.ts';
import { testDatabase } from './testing.ts';
import { NOTHING, openLine, WHOLE } from './testing-line.ts';

// these tests wait for time to pass, so they run concurrently
test.concurrent('the server ends a statement that takes longer than its pool allows', async () => {
  const db = await testDatabase();
  const database = connect(db.url, { max: 1, longestMs: 2_000 });
  await expect(sql`select pg_sleep(600)`.execute(database)).rejects.toMatchObject({ code: '57014' });
  await expect(
    database.transaction().execute(async (trx) => {
      await sql`select pg_sleep(600)`.execute(trx);
    }),
  ).rejects.toMatchObject({ code: '57014' });
  expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  await database.destroy();
  await db.drop();
});

test.concurrent('a database that falls silent counts as lost, and is asked again when it is back', async () => {
  const db = await testDatabase();
  const line = await openLine(db.url);
  const database = connect(line.url, { max: 1, longestMs: 2_000 });
  const ask = () => sql`select 1 as one`.execute(database);
  await ask();
  line.sendAs(NOTHING);
  const failure = await ask().catch((error: unknown) => error);
  expect(isConnectionLost(failure)).toBe(true);
  // no new connection is opened either
  expect(isConnectionLost(await ask().catch((error: unknown) => error))).toBe(true);
  line.sendAs(WHOLE);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await database.destroy();
  await line.close();
  await db.drop();
});

test('losing a node of a cluster during a transaction counts as losing the database', () => {
  const told = (message: string) => Object.assign(new Error(message), { code: 'XX000' });
  expect(isConnectionLost(told('failure on connection marked as essential: 127.0.0.1:5542'))).toBe(true);
  expect(isConnectionLost(told('cache lookup failed for relation 1'))).toBe(false);
});

test.concurrent('an idle transaction stays open, and is lost only if its next statement gets no answer', async () => {
  const db = await testDatabase();
  const line = await openLine(db.url);
  const database = connect(line.url, { max: 1, longestMs: 1_000 });
  const longerThanSilenceMs = 2_600;
  const failure = await database
    .transaction()
    .execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await new Promise((resolve) => setTimeout(resolve, longerThanSilenceMs));
      expect((await sql`select 1 as one`.execute(trx)).rows).toEqual([{ one: 1 }]);
      await new Promise((resolve) => setTimeout(resolve, longerThanSilenceMs));
      line.sendAs(NOTHING);
      await sql`select 2`.execute(trx);
    })
    .catch((error: unknown) => error);
  expect(isConnectionLost(failure)).toBe(true);
  await database.destroy();
  await line.close();
  await db.drop();
});
