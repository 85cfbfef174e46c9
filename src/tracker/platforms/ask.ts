import { FetchFailure, PollUsedUp } from '../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher, FetchRequest } from '../fetch/fetcher.ts';

/** Counts the requests and bytes of a reading. */
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

/** States in which asking the same host for something else is useless or impolite. */
const HOST_WIDE = new Set([
  'store-throttled',
  'store-unreachable',
  'store-not-found',
  'store-certificate-invalid',
  'store-locked',
]);

export function isHostWide(failure: FetchFailure): boolean {
  return HOST_WIDE.has(failure.code) || failure instanceof PollUsedUp;
}

/** Asks for something that a store may not have: null if it is refused, or not given with status 200. */
export async function tryAsk(fetcher: Fetcher, request: FetchRequest): Promise<FetchAnswer | null> {
  try {
    const answer = await fetcher.fetch(request);
    return answer.status === 200 ? answer : null;
  } catch (error) {
    if (error instanceof FetchFailure && !isHostWide(error)) return null;
    throw error;
  }
}

/** Asks for what a store of this platform must have. Any status but 200 is `store-not-a-store`. */
export async function mustAsk(fetcher: Fetcher, request: FetchRequest): Promise<FetchAnswer> {
  const answer = await fetcher.fetch(request);
  if (answer.status === 200) return answer;
  throw new FetchFailure('store-not-a-store', {
    detail: `status ${answer.status} at ${new URL(request.url).pathname}`,
  });
}

/**
 * Asks for a page that may be gone: null if it is (404, 410) or leads to another site. Any other status but 200 says
 * nothing about what it shows, and is `store-broken`.
 */
export async function askPage(fetcher: Fetcher, request: FetchRequest): Promise<FetchAnswer | null> {
  try {
    const answer = await fetcher.fetch(request);
    if (answer.status === 200) return answer;
    if (answer.status === 404 || answer.status === 410) return null;
    throw new FetchFailure('store-broken', { detail: `status ${answer.status} at ${new URL(request.url).pathname}` });
  } catch (error) {
    if (error instanceof FetchFailure && error.code === 'store-not-a-store') return null;
    throw error;
  }
}

/** Runs a parser over something that may be missing or broken; null if it fails. */
export function orNull<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}
