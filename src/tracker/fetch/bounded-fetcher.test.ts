import { expect, test } from 'vitest';
import { boundedFetcher } from './bounded-fetcher.ts';
import type { FetchAnswer, Fetcher } from './fetcher.ts';

function answering(tookMs: number, bytes: number): Fetcher {
  const answer: FetchAnswer = { url: '', status: 200, headers: {}, body: Buffer.alloc(0), bytes, tookMs, at: 0 };
  return { fetch: async () => answer };
}

async function countUntilRefused(fetcher: Fetcher): Promise<number> {
  for (let asked = 0; ; asked++) {
    const refusal = await fetcher.fetch({ url: 'https://shop.com/', expects: 'json' }).then(
      () => null,
      (error: unknown) => error,
    );
    if (!refusal) continue;
    expect(refusal).toMatchObject({ code: 'store-too-large' });
    return asked;
  }
}

test('a store that answers too slowly is left after its time, and one that sends too much after its bytes', async () => {
  expect(await countUntilRefused(boundedFetcher(answering(39_000, 10)))).toBe(16);
  expect(await countUntilRefused(boundedFetcher(answering(10, 8 * 1024 * 1024)))).toBe(64);
});
