import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from './connect.ts';
import { knowsLetters } from './knows-letters.ts';
import { testDatabase } from './testing.ts';

test('a database with the character type C is told apart from one that knows letters', async () => {
  const { database, url, drop } = await testDatabase();
  const other = new URL(url);
  const name = `${other.pathname.slice(1)}_of_c`;
  other.pathname = name;
  try {
    expect(await knowsLetters(database)).toBe(true);
    await sql`create database ${sql.id(name)} template template0 encoding 'UTF8' locale_provider libc locale 'C'`.execute(
      database,
    );
    const plain = connect(other.href, { max: 1 });
    await sql`create extension pg_trgm`.execute(plain);
    expect(await knowsLetters(plain)).toBe(false);
    await plain.destroy();
  } finally {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(database);
    await drop();
  }
});
