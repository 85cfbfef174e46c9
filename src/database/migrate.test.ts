import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '#runtime/start-error.ts';
import { migrate, partsOf } from './migrate.ts';
import { type TestDatabase, testDatabase, twoTestDatabases } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const done = async () =>
  (await sql<{ name: string }>`select name from migration order by 1`.execute(db.database)).rows.map(
    ({ name }) => name,
  );

test('a migration runs only once', async () => {
  const files = (await readdir(new URL('./migrations/', import.meta.url))).sort();
  expect(await done()).toEqual(files);
  expect(await migrate(db.database)).toEqual([]);
});

test.each([
  ['an earlier development version', ['0001_identity.sql', '0007_partitions.sql', '0010_identity_sessions.sql']],
  ['a newer version', ['0001_identity.sql', '9998_later.sql', '9999_last.sql']],
])('a database of %s is refused in one sentence, and left as it is', async (_version, names) => {
  const before = await done();
  await sql`truncate migration`.execute(db.database);
  for (const name of names) await sql`insert into migration (name) values (${name})`.execute(db.database);
  const refusal = await migrate(db.database).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect(refusal.message).toBe(
    `This database was made by another version of Tillwatch (this one does not know its migration ${names[1]}): start that version, or use an empty DATA_DIR or database.`,
  );
  expect(await done()).toEqual(names);
  await sql`truncate migration`.execute(db.database);
  for (const name of before) await sql`insert into migration (name) values (${name})`.execute(db.database);
});

test('every migration names the database of its tables', async () => {
  const folder = new URL('./migrations/', import.meta.url);
  for (const name of await readdir(folder)) {
    const text = await readFile(new URL(name, folder), 'utf8');
    expect([name, partsOf(name, text, ['people', 'facts']).length > 0]).toEqual([name, true]);
  }
  expect(() => partsOf('0010_new.sql', 'alter table store add column x int;', ['facts'])).toThrow('0010_new.sql');
  expect(partsOf('0011_new.sql', '-- Both.\n\n-- Database: people\na;\n-- Database: facts\nb;\n', ['facts'])).toBe(
    '\nb;\n',
  );
});

test('a database made for one part is not used for both', async () => {
  const two = await twoTestDatabases();
  await expect(migrate(two.people)).rejects.toThrow('The table "store" is missing');
  await expect(migrate(two.facts)).rejects.toThrow('The table "account" is missing');
  expect(await migrate(two.facts, { of: ['facts'] })).toEqual([]);
  await two.drop();
});

test('a first reading known by the first request of its poll gets the time of what it showed', async () => {
  const text = await readFile(new URL('./migrations/0087_first-reading.sql', import.meta.url), 'utf8');
  const requestedAt = new Date('2026-11-21T10:00:00Z');
  const firstReadAfter = async (id: number, firstSeenAt: Date) => {
    await sql`insert into store (id, host, origin, first_read_at) values (${id}, ${id}, '', ${requestedAt})`.execute(
      db.database,
    );
    for (const [title, laterMs] of Object.entries({ first: 0, later: 60_000 }))
      await sql`insert into product (store_id, external_id, title, url, currency, price_minor, first_seen_at, last_seen_at)
        values (${id}, ${title}, ${title}, '', 'EUR', 1, ${new Date(firstSeenAt.getTime() + laterMs)}, ${firstSeenAt})`.execute(
        db.database,
      );
    await sql.raw(partsOf('0087', text, ['facts'])).execute(db.database);
    const { rows } = await sql<{ at: Date }>`select first_read_at as at from store where id = ${id}`.execute(db.facts);
    return rows[0]!.at;
  };
  const [shownAt, weeksLater] = [new Date('2026-11-21T10:00:04Z'), new Date('2026-12-12T10:00:00Z')];
  // a store whose requests took time, and one that had no products at first
  expect(await firstReadAfter(1, shownAt)).toEqual(shownAt);
  expect(await firstReadAfter(2, weeksLater)).toEqual(requestedAt);
});

test('a payment written before it named its subscription gets the one that it named later', async () => {
  const text = await readFile(new URL('./migrations/0089_payments-subscription.sql', import.meta.url), 'utf8');
  for (const [id, subscription] of [
    ['evt_1', null],
    ['evt_2', 'sub_1'],
  ])
    await sql`insert into billing_event (provider, id, type, occurred_at, received_at, subscription_id, transaction_id)
      values ('paddle', ${id}, 'x', now(), now(), ${subscription}, 'txn_1')`.execute(db.database);
  for (const id of ['txn_1', 'txn_2'])
    await sql`insert into transaction (provider, id, at, kind, plan, status, total_minor, tax_minor, currency)
      values ('paddle', ${id}, now(), 'payment', 'BASIC', 'paid', 1900, 0, 'USD')`.execute(db.database);
  await sql.raw(partsOf('0089', text, ['people'])).execute(db.database);
  const { rows } = await sql`select id, subscription_id from transaction order by id`.execute(db.people);
  expect(rows).toEqual([
    { id: 'txn_1', subscription_id: 'sub_1' },
    { id: 'txn_2', subscription_id: null },
  ]);
});

test('what shares or mails a group that was removed is removed, and nothing else', async () => {
  const text = await readFile(new URL('./migrations/0094_shares-of-groups.sql', import.meta.url), 'utf8');
  await sql`insert into account (id) values ('anna')`.execute(db.database);
  await sql`insert into item_group (id, account_id, name, color, kind, created_at)
    values ('kept', 'anna', 'Kept', 'blue', 'stores', now())`.execute(db.database);
  const targets = ['/overview?group=gone', '/overview?group=kept', '/overview', '/api/x?a=1&groupId=gone'];
  for (const [index, target] of targets.entries()) {
    await sql`insert into share (id, account_id, kind, name, target, secret_hash, created_at)
      values (${`s${index}`}, 'anna', 'view', '', ${target}, ${Buffer.from([index])}, now())`.execute(db.database);
    await sql`insert into scheduled_export (id, account_id, name, target, format, every, created_at, next_at)
      values (${`e${index}`}, 'anna', '', ${target}, 'csv', 'day', now(), now())`.execute(db.database);
  }
  await sql.raw(partsOf('0094', text, ['people'])).execute(db.database);
  const { rows } = await sql<{ id: string }>`
    select id from share union all select id from scheduled_export order by id`.execute(db.people);
  expect(rows.map(({ id }) => id)).toEqual(['e1', 'e2', 's1', 's2']);
});
