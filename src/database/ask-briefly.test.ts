import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askBriefly } from './ask-briefly.ts';
import { isGivenUp } from './brief-questions.ts';
import { connect } from './connect.ts';
import { shareAnswers, sharedReader } from './shared-reader.ts';
import { testDatabase } from './testing.ts';

test('a question that takes over a second is cancelled, also through a shared reader; a faster one is answered', async () => {
  const testing = await testDatabase();
  const database = connect(testing.url, { max: 1 });
  shareAnswers(database, 60_000);
  try {
    for (const reader of [database, sharedReader(database)]) {
      const error = await askBriefly(reader, sql`select pg_sleep(3)`).catch((thrown: unknown) => thrown);
      expect(isGivenUp(error)).toBe(true);
      expect(await askBriefly(reader, sql`select ${7}::int as seven`)).toEqual([{ seven: 7 }]);
    }
    expect(isGivenUp(new Error('another'))).toBe(false);
  } finally {
    await database.destroy();
    await testing.drop();
  }
});
