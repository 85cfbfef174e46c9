import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchText } from '#catalog/search-text.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { hasWord, mayHaveWord } from './product-filter.ts';
import { readSearch } from './read-search.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing?.drop());

const LETTER = fc.constantFrom(...'abcém9 -قميص猫');
const TEXT = fc.string({ unit: LETTER, maxLength: 30 });

test('whatever holds a word is let pass by its mask', async () => {
  await fc.assert(
    fc.asyncProperty(TEXT, fc.nat(30), fc.integer({ min: 1, max: 8 }), async (title, from, length) => {
      // a piece of the title, which often is in it, and often is not once it is read as words
      const words = readSearch(title.slice(from, from + length)).words.filter((word) => word.length > 0);
      const text = searchText(title);
      const row = sql`(select ${text} as search_text,
        word_mask(${text}, 0) as word_mask, word_mask(${text}, 1) as word_mask_2) as p`;
      const seen = words.map((word) => sql<boolean>`not ${hasWord(word)} or (${mayHaveWord(word, 'p')})`);
      if (seen.length === 0) return;
      const { rows } = await sql<{ holds: boolean }>`select ${sql.join(seen, sql` and `)} as holds from ${row}`.execute(
        testing.database,
      );
      expect(rows).toEqual([{ holds: true }]);
    }),
    { numRuns: 300 },
  );
});

test('a mask tells most texts from those with a word', async () => {
  const texts = ['Copper mug', 'Velvet lamp', 'Oak kettle', 'Harbour lantern', 'Silk tent', 'قميص قطن'].map((text) =>
    searchText(text),
  );
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) as text cross join lateral (select word_mask(text, 0), word_mask(text, 1) as word_mask_2) as p
    where ${mayHaveWord('lamp', 'p')}`.execute(testing.database);
  expect(rows).toEqual([{ text: ' velvet lamp' }]);
});
