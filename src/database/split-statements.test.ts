import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test('a semicolon ends a statement, but not within a comment, string, name or body', () => {
  const text = `
    -- first; second
    create table "a;b" (x text default 'it''s; so'); /* ; */
    create function f() returns void language plpgsql as $$ begin perform 1; end $$;
    do $body$ begin raise notice 'a;b $$'; end $body$;
    select 3 - 2, 4 / 2`;
  expect(splitStatements(text)).toEqual([
    `create table "a;b" (x text default 'it''s; so')`,
    'create function f() returns void language plpgsql as $$ begin perform 1; end $$',
    `do $body$ begin raise notice 'a;b $$'; end $body$`,
    'select 3 - 2, 4 / 2',
  ]);
});

test('every migration splits into statements that start with a keyword', async () => {
  const folder = new URL('./migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const statements = texts.flatMap(splitStatements);
  expect(statements.length).toBeGreaterThan(50);
  expect(
    statements.filter((one) => !/^(create|alter|drop|insert|update|delete|select|do|comment|analyze)\b/i.test(one)),
  ).toEqual([]);
});
