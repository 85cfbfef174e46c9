import { expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { inBatches } from './in-batches.ts';

const deps = () => ({ database: {} as Database });

it('asks once for all questions of one turn, and gives each its own answer', async () => {
  const asked: number[][] = [];
  const double = inBatches(async (_deps, questions: number[]) => {
    asked.push(questions);
    return questions.map((question) => question * 2);
  });
  const one = deps();
  expect(await Promise.all([1, 2, 3].map((question) => double(one, question)))).toEqual([2, 4, 6]);
  await double(one, 4);
  await Promise.all([double(one, 5), double(deps(), 6)]);
  expect(asked).toEqual([[1, 2, 3], [4], [5], [6]]);
});

it('gathers while two batches run, and continues when one of them ends', async () => {
  const ends: (() => void)[] = [];
  const asked: string[][] = [];
  const ask = inBatches(async (_deps, questions: string[]) => {
    asked.push(questions);
    await new Promise<void>((resolve) => ends.push(resolve));
    return questions;
  });
  const one = deps();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const answers = ['a', 'b', 'c', 'd'].map(async (question, index) => {
    for (let turns = 0; turns < index; turns++) await turn();
    return ask(one, question);
  });
  for (let turns = 0; turns < 6; turns++) await turn();
  expect(asked).toEqual([['a'], ['b']]);
  ends[0]!();
  for (let turns = 0; turns < 3; turns++) await turn();
  expect(asked).toEqual([['a'], ['b'], ['c', 'd']]);
  for (const end of ends) end();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
});

it('fails all questions of a batch, and the next try is a new one', async () => {
  let tries = 0;
  const ask = inBatches(async (_deps, questions: string[]) => {
    if (++tries === 1) throw new Error('away');
    return questions;
  });
  const one = deps();
  const failed = await Promise.allSettled([ask(one, 'a'), ask(one, 'b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(one, 'c')).toBe('c');
});
