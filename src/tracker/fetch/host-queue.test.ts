import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hostQueue } from './host-queue.ts';

test('the answer of a host is not held in memory once it was handed on', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const queue = hostQueue();
  const answers: WeakRef<Buffer>[] = [];
  for (let number = 0; number < 3; number++) {
    const ask = () =>
      queue.run(
        `shop${number}.example`,
        () => 0,
        async () => ({ body: Buffer.alloc(100_000) }),
      );
    answers.push(new WeakRef((await ask()).body));
  }
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(answers.map((answer) => answer.deref())).toEqual([undefined, undefined, undefined]);
});

test('who gives up while waiting leaves no gap behind, and a host says how long its next turn is away', async () => {
  let now = 0;
  const queue = hostQueue(() => now);
  const asked: string[] = [];
  const ask = (name: string, gapMs: number, signal?: AbortSignal) =>
    queue.run(
      'shop.example',
      () => gapMs,
      async () => void asked.push(name),
      signal,
    );
  expect(queue.waitMs('shop.example', 10)).toBe(0);
  await ask('first', 10_000);
  expect(queue.waitMs('shop.example', 10_000)).toBe(10_000);
  now = 8_000;
  const givingUp = new AbortController();
  const second = ask('second', 10_000, givingUp.signal);
  expect(queue.waitMs('shop.example', 10_000)).toBe(12_000);
  givingUp.abort();
  await expect(second).rejects.toThrow();
  expect(queue.waitMs('shop.example', 10_000)).toBe(2_000);
  now = 10_000;
  await ask('third', 0);
  expect(asked).toEqual(['first', 'third']);
});
