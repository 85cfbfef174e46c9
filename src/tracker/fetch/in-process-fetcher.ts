import { answerTime } from './answer-time.ts';
import { refusalIn } from './classify.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { Fetcher } from './fetcher.ts';
import { MAX_REDIRECTS } from './limits.ts';

/** A storefront in this process: answers a request at a given time. Bodies are not compressed. */
export type StorefrontHandle = (
  request: { method: string; url: string; headers: Record<string, string>; body?: string },
  nowMs: number,
) => StorefrontAnswer | Promise<StorefrontAnswer>;

export type StorefrontAnswer = { status: number; headers: Record<string, string>; body: string | Uint8Array };

/**
 * Reads storefronts of this process as the polite fetcher reads those of the network, with the same answers and
 * failures.
 */
export function inProcessFetcher(handle: StorefrontHandle, now: () => number): Fetcher {
  return {
    async fetch(request) {
      let url = request.url;
      for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
        const { method = 'GET', headers: asked = {}, body: sent } = request;
        const given = await handle({ method, url, headers: asked, body: sent }, now());
        const headers = lowerCased(given.headers);
        if (given.status >= 301 && given.status <= 308 && given.status !== 304 && headers.location) {
          url = new URL(headers.location, url).href;
          continue;
        }
        const body = typeof given.body === 'string' ? Buffer.from(given.body) : Buffer.from(given.body);
        const at = answerTime(headers, now());
        const answer = { url, status: given.status, headers, body, bytes: body.length, at };
        const refusal = refusalIn(answer, now());
        if (refusal) throw refusal;
        return answer;
      }
      throw new FetchFailure('store-broken', { detail: 'too many redirects' });
    },
  };
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
