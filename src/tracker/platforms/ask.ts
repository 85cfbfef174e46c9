import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher, FetchRequest } from '../fetch/fetcher.ts';

/** Counts what a reading asked and how much it got. */
export type Tally = { requests: number; bytes: number };

export function countingFetcher(fetcher: Fetcher): { fetcher: Fetcher; tally: Tally } {
  const tally: Tally = { requests: 0, bytes: 0 };
  return {
    tally,
    fetcher: {
      async fetch(request) {
        tally.requests++;
        const answer = await fetcher.fetch(request);
        tally.bytes += answer.bytes;
        return answer;
      },
    },
  };
}

/** States in which asking the same host for something else is no use, or no courtesy. */
const HOST_WIDE = new Set([
  'store-throttled',
  'store-unreachable',
  'store-not-found',
  'store-certificate-invalid',
  'store-locked',
]);

export function isHostWide(failure: FetchFailure): boolean {
  return HOST_WIDE.has(failure.code);
}

/** Asks for something that a store may well not have: null where it is not given, with status 200, to us. */
export async function tryAsk(fetcher: Fetcher, request: FetchRequest): Promise<FetchAnswer | null> {
  try {
    const answer = await fetcher.fetch(request);
    return answer.status === 200 ? answer : null;
  } catch (error) {
    if (error instanceof FetchFailure && !isHostWide(error)) return null;
    throw error;
  }
}

/** Asks for what a store of this platform must have. A status that is no success is `store-not-a-store`. */
export async function mustAsk(fetcher: Fetcher, request: FetchRequest): Promise<FetchAnswer> {
  const answer = await fetcher.fetch(request);
  if (answer.status === 200) return answer;
  throw new FetchFailure('store-not-a-store', {
    detail: `status ${answer.status} at ${new URL(request.url).pathname}`,
  });
}

/** Runs a parser over something that may be missing or broken: null then. */
export function orNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}
