import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askKept, askKeptText, writeKeptText } from './ask-kept.ts';
import { connect } from './connect.ts';
import { shareAnswers, sharedReader } from './shared-reader.ts';
import { testDatabase } from './testing.ts';

test('what is asked by kept plans is planned once in a connection and answered as ever, also after the schema changed', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 1 });
  try {
    const hostOf = (id: number) =>
      askKept(database, sql<{ host: string }>`select host from store where id = ${id}::bigint`);
    const store = await database
      .insertInto('store')
      .values({ id: 1, host: 'one.example', origin: 'https://one.example' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await hostOf(store.id)).toEqual([{ host: 'one.example' }]);
    expect(await hostOf(store.id + 1)).toEqual([]);
    const [statement] = await askKept(
      database,
      sql<{ generic_plans: number; custom_plans: number }>`
        select generic_plans, custom_plans from pg_prepared_statements where statement like 'select host %'`,
    );
    expect(statement).toEqual({ generic_plans: 2, custom_plans: 0 });
    await sql`alter table store add column another integer`.execute(database);
    await sql`drop index store_by_words`.execute(database);
    expect(await hostOf(store.id)).toEqual([{ host: 'one.example' }]);
    await expect(askKept(database, sql`select ${'x'}::integer`)).rejects.toThrow('invalid input');
    const inside = await database.transaction().execute((trx) => askKept(trx, sql`select host from store`));
    expect(inside).toEqual([{ host: 'one.example' }]);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});

test('it keeps its plan where answers are shared, too', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 1 });
  shareAnswers(database, 60_000);
  try {
    const zoneOf = (zone: string) => askKept(sharedReader(database), sql`select ${zone}::text as zone`);
    expect(await Promise.all([zoneOf('UTC'), zoneOf('UTC'), zoneOf('CET')])).toEqual([
      [{ zone: 'UTC' }],
      [{ zone: 'UTC' }],
      [{ zone: 'CET' }],
    ]);
    const kept = await askKept(
      database,
      sql`select generic_plans, custom_plans from pg_prepared_statements where statement like 'select $1%'`,
    );
    expect(kept).toEqual([{ generic_plans: 2, custom_plans: 0 }]);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});

test('what is read at once goes over one connection, and what fails there takes nothing else along', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 10 });
  try {
    const pidIf = (text: string) =>
      askKept(database, sql<{ pid: number }>`select pg_backend_pid() as pid where ${text}::integer > 0`);
    const answers = await Promise.allSettled(['1', '2', 'x', '3'].map(pidIf));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const pids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value[0]!.pid] : []));
    expect(new Set(pids).size).toBe(1);
    // nothing more is asked of a connection that failed
    expect((await pidIf('1'))[0]!.pid).not.toBe(pids[0]);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});

test('only what says so writes by a kept plan', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 1 });
  try {
    await sql`create table written (id int)`.execute(database);
    const text = 'insert into written (id) values ($1) returning id';
    await expect(askKeptText(database, text, [1])).rejects.toMatchObject({ code: '25006' });
    expect(await writeKeptText(database, text, [1])).toEqual([{ id: 1 }]);
    const inside = await database.transaction().execute((trx) => writeKeptText(trx, text, [2]));
    expect(inside).toEqual([{ id: 2 }]);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});
