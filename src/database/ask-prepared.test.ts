import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askPrepared } from './ask-prepared.ts';
import { connect } from './connect.ts';
import { shareAnswers, sharedReader } from './shared-reader.ts';
import { testDatabase } from './testing.ts';

test('a connection plans such a question once and answers correctly, also after the schema changed', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 1 });
  try {
    const hostOf = (id: number) =>
      askPrepared(database, sql<{ host: string }>`select host from store where id = ${id}::bigint`);
    const store = await database
      .insertInto('store')
      .values({ id: 1, host: 'one.example', origin: 'https://one.example' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await hostOf(store.id)).toEqual([{ host: 'one.example' }]);
    expect(await hostOf(store.id + 1)).toEqual([]);
    const [statement] = await askPrepared(
      database,
      sql<{ generic_plans: number; custom_plans: number }>`
        select generic_plans, custom_plans from pg_prepared_statements where statement like 'select host %'`,
    );
    expect(statement).toEqual({ generic_plans: 2, custom_plans: 0 });
    await sql`alter table store add column another integer`.execute(database);
    await sql`drop index store_by_words`.execute(database);
    expect(await hostOf(store.id)).toEqual([{ host: 'one.example' }]);
    await expect(askPrepared(database, sql`select ${'x'}::integer`)).rejects.toThrow('invalid input');
    const inside = await database.transaction().execute((trx) => askPrepared(trx, sql`select host from store`));
    expect(inside).toEqual([{ host: 'one.example' }]);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});

test('the plan is also cached where answers are shared', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 1 });
  shareAnswers(database, 60_000);
  try {
    const zoneOf = (zone: string) => askPrepared(sharedReader(database), sql`select ${zone}::text as zone`);
    expect(await Promise.all([zoneOf('UTC'), zoneOf('UTC'), zoneOf('CET')])).toEqual([
      [{ zone: 'UTC' }],
      [{ zone: 'UTC' }],
      [{ zone: 'CET' }],
    ]);
    const statements = await askPrepared(
      database,
      sql`select generic_plans, custom_plans from pg_prepared_statements where statement like 'select $1%'`,
    );
    expect(statements).toEqual([{ generic_plans: 2, custom_plans: 0 }]);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});
