import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type FileFormat, XLSX_TYPE } from '#contract/sharing/file-call.ts';
import type { KeyAllowance } from '#identity/personal-key/authenticate-by-key.ts';
import { Problem } from '#runtime/problem.ts';
import type { CallLimit, CallLimits } from './call-limits.ts';
import { accountOf, keyOf, shareOf } from './signed-in.ts';

/** Allows an account this many calls in this many seconds. Each process counts for itself. */
export function limitCalls({ calls, seconds }: CallLimit): (accountId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return async (accountId) => {
    try {
      await limiter.consume(accountId);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new Problem('too-many-requests');
      throw error;
    }
  };
}

/** Limits a key to the calls per minute that its owner set. */
function limitKeys(): (key: KeyAllowance) => Promise<void> {
  const counter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 });
  return async ({ id, callsPerMinute }) => {
    const { consumedPoints } = await counter.consume(id);
    if (consumedPoints > callsPerMinute) throw new Problem('too-many-requests');
  };
}

/** Counts a key's calls and an account's reads. Call it once the caller is known. */
export function limitReading(limits: CallLimits): (request: FastifyRequest) => Promise<void> {
  const reads = limitCalls(limits.reads);
  const downloads = limitCalls(limits.downloads);
  const byKeys = limitKeys();
  return async (request) => {
    const key = keyOf(request);
    if (key) await byKeys(key);
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    // visitors of a shared page have a count of their own and use up none of its owner's calls
    const share = shareOf(request);
    const caller = share ? `share ${share.id}` : accountOf(request);
    await reads(caller);
    if (fileWanted(request.headers)) await downloads(caller);
  };
}

/** The kind of file that is requested for a list; null if none is. */
export function fileWanted({ accept }: { accept?: string }): FileFormat | null {
  if (accept?.includes(XLSX_TYPE)) return 'xlsx';
  return accept?.includes('text/csv') ? 'csv' : null;
}
