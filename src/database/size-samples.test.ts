import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { forgetOldSizes, noteSize, readGrowth, readSizes } from './size-samples.ts';
import { testDatabase, twoTestDatabases } from './testing.ts';

const NOW = Date.UTC(2026, 10, 21, 10);

test('growth is measured against the size that many days ago, or a little earlier', async () => {
  const { people, facts, drop } = await testDatabase();
  const sizes = await readSizes({ people, facts });
  expect(sizes.map(({ kind }) => kind)).toEqual(['people']);
  const size = sizes[0]!;
  expect(size.bytes).toBeGreaterThan(1e6);
  const grown = (days: number) => readGrowth(people, size, days, NOW);
  expect(await grown(7)).toBeNull();
  await noteSize(people, { ...size, bytes: size.bytes - 900 }, NOW - 8 * DAY_MS);
  await noteSize(people, { ...size, bytes: size.bytes - 500 }, NOW - 6 * DAY_MS);
  expect(await grown(7)).toBe(900);
  expect(await grown(30)).toBeNull();
  await noteSize(people, { kind: 'facts', bytes: 1 }, NOW - 7 * DAY_MS);
  // the last sample of a day counts
  await noteSize(people, { ...size, bytes: 1 }, NOW - 7 * DAY_MS);
  await noteSize(people, { ...size, bytes: size.bytes + 100 }, NOW - 7 * DAY_MS);
  expect(await grown(7)).toBe(-100);
  await noteSize(people, size, NOW + 500 * DAY_MS);
  await forgetOldSizes(people, NOW + 500 * DAY_MS);
  const { count } = await people
    .selectFrom('database_size')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  await drop();
});

test('two databases are told apart', async () => {
  const { people, facts, drop } = await twoTestDatabases();
  const sizes = await readSizes({ people, facts });
  expect(sizes.map(({ kind }) => kind)).toEqual(['people', 'facts']);
  for (const size of sizes) await noteSize(people, { ...size, bytes: size.bytes - 100 }, NOW - 7 * DAY_MS);
  await noteSize(people, { kind: 'facts', bytes: 1 }, NOW - 7 * DAY_MS);
  expect(await readGrowth(people, sizes[0]!, 7, NOW)).toBe(100);
  await drop();
});
