import { HOUR_MS } from '#runtime/clock.ts';
import { PollUsedUp } from './fetch-failure.ts';
import type { Fetcher } from './fetcher.ts';
import { BODY_LIMITS } from './limits.ts';

type Bounds = { elapsedMs: number; bytes: number };

/**
 * What one poll of a store may take, polite waits and failures included. The most pages of any platform take 45 minutes
 * at the usual pace; of a store with `Crawl-delay: 10`, an hour shows 360.
 */
const POLL_BOUNDS: Bounds = { elapsedMs: HOUR_MS, bytes: 512 * 1024 * 1024 };

/**
 * A fetcher for one poll of a store. After too much time, or too many bytes, it throws `PollUsedUp`, and what was
 * read until then is a part. Uses real time, as the waits do.
 */
export function boundedFetcher(
  fetcher: Fetcher,
  bounds = POLL_BOUNDS,
  nowMs: () => number = () => performance.now(),
): Fetcher {
  const endsAt = nowMs() + bounds.elapsedMs;
  let bytes = 0;
  return {
    async fetch(request) {
      if (nowMs() >= endsAt) throw new PollUsedUp('too slow');
      if (bytes >= bounds.bytes) throw new PollUsedUp('too many bytes');
      try {
        const answer = await fetcher.fetch(request);
        bytes += answer.bytes;
        return answer;
      } catch (error) {
        // how much came is not known: as much as may have come
        bytes += BODY_LIMITS[request.expects].wireBytes;
        throw error;
      }
    },
  };
}
