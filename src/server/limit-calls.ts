import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#runtime/problem.ts';

/** So many calls of one account in a span of seconds; one more is `too-many-requests`. Counted by each process for itself. */
export function limitCalls(limit: { calls: number; seconds: number }): (accountId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: limit.calls, duration: limit.seconds });
  return async (accountId) => {
    try {
      await limiter.consume(accountId);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new Problem('too-many-requests');
      throw error;
    }
  };
}
