import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askWithTimeLimit } from './ask-with-time-limit.ts';
import { connect } from './connect.ts';
import { shareAnswers, sharedReader } from './shared-reader.ts';
import { testDatabase } from './testing.ts';
import { isCancelled } from './time-limit.ts';

test('a question that takes over a second is cancelled, also through a shared reader; a faster one is answered', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 1 });
  shareAnswers(database, 60_000);
  try {
    for (const reader of [database, sharedReader(database)]) {
      const error = await askWithTimeLimit(reader, sql`select pg_sleep(3)`).catch((thrown: unknown) => thrown);
      expect(isCancelled(error)).toBe(true);
      expect(await askWithTimeLimit(reader, sql`select ${7}::int as seven`)).toEqual([{ seven: 7 }]);
    }
    expect(isCancelled(new Error('another'))).toBe(false);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});
