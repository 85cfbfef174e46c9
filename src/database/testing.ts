import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Database, type Databases } from './connect.ts';
import { connectBoth } from './connect-both.ts';
import { migrateBoth } from './migrate.ts';
import './testing-statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder where the run's own PostgreSQL reports that it is ready, or why it is not. */
    testServerFolder: string;
  }
}

/** `database`: all tables, for a test's own rows; only people's tables if the facts are in another database. */
export type TestDatabase = Databases & { database: Database; url: string; factsUrl: string; drop(): Promise<void> };

let made = 0;

/** A fresh database with the whole schema: a clone of a migrated template in the run's own PostgreSQL. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await getServerUrl();
  const name = `test_${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${++made}`;
  await asAdmin(server, `create database ${name} template tillwatch_template strategy file_copy`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  const database = connect(url);
  return {
    database,
    people: database,
    facts: database,
    url,
    factsUrl: url,
    async drop() {
      await database.destroy();
      await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A database without any table. */
export async function emptyTestDatabase(): Promise<TestDatabase> {
  const server = await getServerUrl();
  const name = `test_${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${++made}`;
  await asAdmin(server, `create database ${name}`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  const database = connect(url);
  return {
    ...{ database, people: database, facts: database, url, factsUrl: url },
    async drop() {
      await database.destroy();
      await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** People's tables in one database and the facts in another. */
export async function twoTestDatabases(): Promise<TestDatabase> {
  const server = await getServerUrl();
  const of = (part: string) => `test_${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${++made}_${part}`;
  const names = [of('people'), of('facts')];
  const [people, facts] = names.map((name) => server.replace(/\/postgres$/, `/${name}`)) as [string, string];
  for (const name of names) await asAdmin(server, `create database ${name}`);
  const urls = { databaseUrl: people, factsUrl: facts };
  const both = connectBoth(urls);
  await migrateBoth(both, urls);
  return {
    ...{ people: both.people, facts: both.facts, database: both.people as Database, url: people, factsUrl: facts },
    async drop() {
      await both.destroy();
      for (const name of names) await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Kept open: a connection costs the server as much as a new database. */
let admin: Database | undefined;

async function asAdmin(url: string, statement: string): Promise<void> {
  admin ??= connect(url, { max: 1 });
  await sql.raw(statement).execute(admin);
}

async function getServerUrl(): Promise<string> {
  const folder = inject('testServerFolder');
  while (true) {
    const failure = await readFile(join(folder, 'failed'), 'utf8').catch(() => null);
    if (failure) throw new Error(`The PostgreSQL for tests did not start: ${failure}`);
    const url = await readFile(join(folder, 'ready'), 'utf8').catch(() => null);
    if (url) return url;
    await sleep(20);
  }
}
