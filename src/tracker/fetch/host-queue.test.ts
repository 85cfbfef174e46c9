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
