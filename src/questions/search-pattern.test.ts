import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { searchPattern } from './search-pattern.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing?.drop());

test('finds a text that holds what was typed, whatever signs are in it, and no other', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '%', '_', '\\', 'É', "'"), maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(text, text, async (haystack, needle) => {
      const { rows } = await sql<{ found: boolean }>`
        select ${haystack}::text ilike ${searchPattern(needle)} as found`.execute(testing.database);
      expect(rows[0]!.found).toBe(haystack.toLowerCase().includes(needle.toLowerCase()));
    }),
    { numRuns: 200 },
  );
});
