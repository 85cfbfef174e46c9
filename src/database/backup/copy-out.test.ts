import { expect, test } from 'vitest';
import { testDatabase } from '../testing.ts';
import { openLine, type Packets } from '../testing-line.ts';
import { openConnection } from './connection.ts';
import { copyOut, type TableEnd, type TableHead } from './copy-out.ts';
import { contentOf, frameOf, readFrames } from './frames.ts';

const COPY_DONE = Buffer.from('c\0\0\0\x04', 'latin1');

/** Sends the end of the rows and the row count in separate packets. */
const apart: Packets = (piece) => {
  const end = piece.indexOf(COPY_DONE) + COPY_DONE.length;
  return end < COPY_DONE.length ? [piece] : [piece.subarray(0, end), piece.subarray(end)];
};

test('a table has its row count even if the database sends it after the last row', async () => {
  const db = await testDatabase();
  const ids = ['anna', 'bob', 'carla'];
  await db.people
    .insertInto('account')
    .values(ids.map((id) => ({ id, email: `${id}@example.org` })))
    .execute();
  const line = await openLine(db.url);
  const client = await openConnection(line.url);
  await client.query('begin isolation level repeatable read read only');
  line.sendAs(apart);
  const rows = new Map<string, number>();
  let table = '';
  async function* backup() {
    yield* copyOut(client, 'people');
    yield frameOf('Z', {});
  }
  for await (const frame of readFrames(backup())) {
    if (frame.kind === 'T') table = contentOf<TableHead>(frame).table;
    if (frame.kind === 'E') rows.set(table, contentOf<TableEnd>(frame).rows);
  }
  expect(rows.get('account')).toBe(ids.length);
  await client.end();
  await line.close();
  await db.drop();
});
