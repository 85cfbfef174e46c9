import { getDomain } from 'tldts';
import type { Clock } from '#runtime/clock.ts';
import { answerTime } from './answer-time.ts';
import { failureOf, refusalIn } from './classify.ts';
import { type Exchanged, openWire } from './exchange.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { FetchAnswer, Fetcher, FetchRequest } from './fetcher.ts';
import { hostQueue } from './host-queue.ts';
import { BODY_LIMITS, FETCH_TIMES, type FetchTimes, MOST_REDIRECTS } from './limits.ts';
import { MOST_ROBOTS_BYTES, PRODUCT_TOKEN, robotsCache } from './robots.ts';
import { hostAndPort, vetUrl } from './vet-address.ts';
import type { ResolveAll } from './vetting-lookup.ts';

export type PoliteFetcherOptions = {
  clock: Clock;
  version: string;
  /** A URL or a mail address where a shop's owner reaches the operator. */
  contact: string | null;
  /** `host:port` that may be asked although private. */
  allowedPrivateHosts: ReadonlySet<string>;
  /** Between two requests to one host: at least this, and up to twice as much. */
  gapMs?: number;
  /** Uniform in [0, 1). */
  random?: () => number;
  times?: FetchTimes;
  resolveAll?: ResolveAll;
};

export type PoliteFetcher = Fetcher & { close(): Promise<void> };

const DEFAULT_GAP_MS = 1_000;
const ACCEPTS = {
  json: 'application/json',
  html: 'text/html,application/xhtml+xml;q=0.9',
  xml: 'application/xml,text/xml;q=0.9',
  text: 'text/plain,*/*;q=0.5',
  image: 'image/*',
} as const;

/** The fetcher of the open network. */
export function politeFetcher(options: PoliteFetcherOptions): PoliteFetcher {
  const { clock, allowedPrivateHosts: allowed, random = Math.random, gapMs = DEFAULT_GAP_MS } = options;
  const wire = openWire(options.times ?? FETCH_TIMES, options.resolveAll);
  const queue = hostQueue();
  const userAgent = `${PRODUCT_TOKEN}/${options.version}${options.contact ? ` (+${options.contact})` : ''}`;
  const pausedUntil = new Map<string, number>();

  const robots = robotsCache(async (url) => {
    const limit = { wireBytes: MOST_ROBOTS_BYTES, decodedBytes: MOST_ROBOTS_BYTES * 4, isCut: true };
    const { answer, status } = await follow({ url: url.href, expects: 'text' }, limit, false);
    const refusal = refusalIn(answer, clock.now());
    if (refusal && status !== 401 && status !== 403) throw refusal;
    return { status, text: answer.body.toString('utf8', 0, MOST_ROBOTS_BYTES) };
  }, clock);

  /** Asks, follows redirects; every hop is vetted, queued and, where `isRuled`, held against its robots.txt. */
  async function follow(
    request: FetchRequest,
    limit: { wireBytes: number; decodedBytes: number; isCut: boolean },
    isRuled: boolean,
  ): Promise<{ answer: FetchAnswer; status: number }> {
    const first = new URL(request.url);
    const isFromInside = vetUrl(first, allowed).isAllowedPrivate;
    let url = first;
    for (let hops = 0; ; hops++) {
      const { isAllowedPrivate } =
        hops === 0 ? { isAllowedPrivate: isFromInside } : vetHop(first, url, isFromInside, request);
      const rules = isRuled ? await robots.rulesOf(url) : null;
      if (rules && !rules.isAllowed(url)) throw new FetchFailure('store-robots-disallowed', { detail: url.pathname });
      const ownGapMs = isAllowedPrivate ? 0 : gapMs * (1 + random());
      const host = hostAndPort(url);
      const exchanged = await queue.run(
        host,
        () => Math.max(ownGapMs, rules?.crawlDelayMs ?? 0),
        () => ask(url, request, limit, isAllowedPrivate),
        request.signal,
      );
      const target = redirectTarget(url, exchanged);
      if (target === null) {
        const { status, headers, body, bytes } = exchanged;
        const answer = { url: url.href, status, headers, body, bytes, at: answerTime(headers, clock.now()) };
        return { answer, status };
      }
      if (hops >= MOST_REDIRECTS) throw new FetchFailure('store-broken', { detail: 'too many redirects' });
      url = target;
    }
  }

  function vetHop(first: URL, url: URL, isFromInside: boolean, request: FetchRequest): { isAllowedPrivate: boolean } {
    try {
      // an open store does not lead us to the hosts that only the operator may name
      const vetted = vetUrl(url, isFromInside ? allowed : new Set());
      if (!request.mayLeaveSite && siteOf(url) !== siteOf(first)) {
        throw new FetchFailure('store-not-a-store', { detail: `leads to ${url.hostname}` });
      }
      return vetted;
    } catch (error) {
      if (error instanceof FetchFailure && error.code === 'store-address-private') {
        throw new FetchFailure('store-redirects-inside', { detail: error.message, cause: error });
      }
      throw error;
    }
  }

  async function ask(
    url: URL,
    request: FetchRequest,
    limit: { wireBytes: number; decodedBytes: number; isCut: boolean },
    isAllowedPrivate: boolean,
  ): Promise<Exchanged> {
    const host = hostAndPort(url);
    const waitMs = (pausedUntil.get(host) ?? 0) - clock.now();
    if (waitMs > 0) throw new FetchFailure('store-throttled', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    pausedUntil.delete(host);
    return wire.exchange({
      url,
      method: request.method ?? 'GET',
      headers: { accept: ACCEPTS[request.expects], ...request.headers, 'user-agent': userAgent },
      body: request.body ?? null,
      ...limit,
      isAllowedPrivate,
      signal: request.signal,
    });
  }

  return {
    async fetch(request) {
      try {
        const { answer } = await follow(request, { ...BODY_LIMITS[request.expects], isCut: false }, true);
        const refusal = refusalIn(answer, clock.now());
        if (refusal?.retryAfterSeconds) {
          pausedUntil.set(hostAndPort(new URL(answer.url)), clock.now() + refusal.retryAfterSeconds * 1000);
        }
        if (refusal) throw refusal;
        return answer;
      } catch (error) {
        request.signal?.throwIfAborted();
        throw failureOf(error);
      }
    },
    close: () => wire.close(),
  };
}

function redirectTarget(from: URL, { status, headers }: Exchanged): URL | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const location = headers.location;
  if (!location || location.length > 4096 || !URL.canParse(location, from)) {
    throw new FetchFailure('store-broken', { detail: 'redirect without an address' });
  }
  const target = new URL(location, from);
  target.hash = '';
  target.username = '';
  target.password = '';
  return target;
}

/** The registrable domain (a shop under `myshopify.com` is one of its own), or the address where there is none. */
function siteOf(url: URL): string {
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname;
}
