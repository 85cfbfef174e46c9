import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

test('items that come at once run together, in groups no larger than the limit', async () => {
  const groups: number[][] = [];
  const run = batchCalls<number>(async (items) => void groups.push(items), { delayMs: 5, most: 3 });
  await Promise.all([1, 2, 3, 4].map(run));
  await run(5);
  expect(groups).toEqual([[1, 2, 3], [4], [5]]);
});

test('an item that fails fails alone, and the others are still done', async () => {
  const done: number[] = [];
  const run = batchCalls<number>(
    async (items) => {
      if (items.includes(2)) throw new Error('two');
      done.push(...items);
    },
    { delayMs: 1, most: 3 },
  );
  const results = await Promise.allSettled([1, 2, 3].map(run));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual([1, 3]);
});
