import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { getUserData } from './get-user-data.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  for (const id of ['me', 'other']) {
    await db.database
      .insertInto('account')
      .values({ id, email: `${id}@shop.example`, password_hash: `hash of ${id}` })
      .execute();
    await db.database
      .insertInto('account_event')
      .values({ account_id: id, at: new Date(0), kind: 'signed-up', address: `address of ${id}` })
      .execute();
  }
});
afterAll(() => db.drop());

/** Codes and running work, which mean nothing to the person. */
const NOT_TOLD = ['action_code', 'billing_notice', 'plan_change_lease', 'store_choice', 'referral'];

it('returns what is stored of me, nothing of others, and no secret', async () => {
  const data = await getUserData(db.database, 'me');
  expect(data.account).toMatchObject([{ id: 'me', email: 'me@shop.example' }]);
  expect(data.account_event).toMatchObject([{ kind: 'signed-up', address: 'address of me' }]);
  expect(JSON.stringify(data)).not.toMatch(/other|hash of me/);
});

it('returns the newest rows of a table that has too many', async () => {
  await sql`insert into account_event (account_id, at, kind)
    select 'me', timestamptz '2026-01-01' + n * interval '1 second', 'n' || n from generate_series(1, 10001) as n`.execute(
    db.database,
  );
  const events = (await getUserData(db.database, 'me')).account_event as { kind: string }[];
  expect([events.length, events[0]!.kind, events.at(-1)!.kind]).toEqual([10_000, 'n10001', 'n2']);
});

it('covers every table that has rows of a person', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'referrer_id')`.execute(db.database);
  const told = Object.keys(await getUserData(db.database, 'nobody')).filter((name) => name !== 'account');
  expect([...told, ...NOT_TOLD].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
