import { getDomain } from 'tldts';
import type { Clock } from '#runtime/clock.ts';
import { answerTime } from './answer-time.ts';
import { failureOf, refusalIn } from './classify.ts';
import { type Exchanged, openWire } from './exchange.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { FetchAnswer, Fetcher, FetchRequest } from './fetcher.ts';
import { hostQueue } from './host-queue.ts';
import { BODY_LIMITS, FETCH_TIMES, type FetchTimes, MAX_REDIRECTS } from './limits.ts';
import type { NetworkTurns } from './network.ts';
import { networkMembers } from './network-members.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { MAX_ROBOTS_BYTES, PRODUCT_TOKEN, robotsCache } from './robots.ts';
import { hostAndPort, vetUrl } from './vet-address.ts';
import type { ResolveAll } from './vetting-lookup.ts';

export type PoliteFetcherOptions = {
  clock: Clock;
  version: string;
  /** A URL or a mail address where a shop's owner can reach the operator. */
  contact: string | null;
  /** `host:port` that may be asked although private. */
  allowedPrivateHosts: ReadonlySet<string>;
  /** The gap between two requests to one host: at least this, and up to twice as much. */
  gapMs?: number;
  /** Uniform in [0, 1). */
  random?: () => number;
  times?: FetchTimes;
  resolveAll?: ResolveAll;
  /** If this is undefined, platform networks have no queue of their own. */
  networks?: NetworkTurns;
  /** Told the host (with its port) of each answer, right before it is read. */
  onAnswer?: (host: string) => void;
  /** Hosts that are not asked: what they answer ends the process. */
  isRefused?: (host: string) => boolean;
};

export type PoliteFetcher = Fetcher & { close(): Promise<void> };

type BodyLimit = { wireBytes: number; decodedBytes: number; isCut: boolean };

const NONE: ReadonlySet<string> = new Set();
const DEFAULT_GAP_MS = 1_000;
/**
 * A page shows a dozen pictures of one shop: they may come closer together than its data, still one at a time, once
 * each.
 */
const PICTURE_GAP_MS = 50;
/** People look at the page now: a picture that would wait longer for its turn is not asked for. */
const LONGEST_PICTURE_WAIT_MS = 5_000;
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
  const members = options.networks ? networkMembers(options.networks) : null;

  const robots = robotsCache(async (url) => {
    const limit = { wireBytes: MAX_ROBOTS_BYTES, decodedBytes: MAX_ROBOTS_BYTES, isCut: true };
    const answer = await follow({ url: url.href, expects: 'text', mayLeaveSite: true }, limit, false);
    const refusal = refusalIn(answer, clock.now());
    if (refusal && answer.status !== 401 && answer.status !== 403) throw refusal;
    return { status: answer.status, text: answer.body.toString('utf8') };
  }, clock);

  /** Asks and follows redirects. Every hop is vetted, queued and, if `isRuled`, checked against its robots.txt. */
  async function follow(request: FetchRequest, limit: BodyLimit, isRuled: boolean): Promise<FetchAnswer> {
    const first = new URL(request.url);
    const isFromInside = vetUrl(first, allowed).isAllowedPrivate;
    let url = first;
    for (let hops = 0; ; hops++) {
      const exchanged = await hop(url).catch((error: unknown) => {
        const failure = failureOf(error);
        const leadsInside = hops > 0 && failure.code === 'store-address-private';
        throw leadsInside ? new FetchFailure('store-redirects-inside', { cause: failure }) : failure;
      });
      const target = redirectTarget(url, exchanged);
      if (target === null) return { ...exchanged, url: url.href, at: answerTime(exchanged.headers, clock.now()) };
      if (hops >= MAX_REDIRECTS) throw new FetchFailure('store-broken', { detail: 'too many redirects' });
      if (!request.mayLeaveSite && siteOf(target) !== siteOf(first)) {
        vetUrlOfRedirect(target);
        throw new FetchFailure('store-not-a-store', { detail: `leads to ${target.hostname}` });
      }
      url = target;
    }

    async function hop(to: URL): Promise<Exchanged> {
      const host = hostAndPort(to);
      if (options.isRefused?.(host)) throw new FetchFailure('store-broken', { detail: 'cannot be read' });
      if (request.network) members?.know(host, request.network);
      // a public store must not lead us to the private hosts that only the operator may name
      const { isAllowedPrivate } = vetUrl(to, isFromInside ? allowed : NONE);
      const rules = isRuled ? await robots.rulesOf(to) : null;
      if (rules && !rules.isAllowed(to)) throw new FetchFailure('store-robots-disallowed', { detail: to.pathname });
      const leastGapMs = request.expects === 'image' ? Math.min(gapMs, PICTURE_GAP_MS) : gapMs;
      const ownGapMs = isAllowedPrivate ? 0 : (leastGapMs * (1 + random())) / (request.pace ?? 1);
      const gap = () => Math.max(ownGapMs, rules?.crawlDelayMs ?? 0);
      if (request.expects === 'image') refuseLongWait(queue.waitMs(host, gap()));
      return queue.run(host, gap, () => ask(to, request, limit, isAllowedPrivate), request.signal);
    }

    function vetUrlOfRedirect(to: URL): void {
      try {
        vetUrl(to, isFromInside ? allowed : NONE);
      } catch (cause) {
        throw new FetchFailure('store-redirects-inside', { cause });
      }
    }
  }

  async function ask(url: URL, request: FetchRequest, limit: BodyLimit, isAllowedPrivate: boolean): Promise<Exchanged> {
    const host = hostAndPort(url);
    const waitMs = (pausedUntil.get(host) ?? 0) - clock.now();
    if (waitMs > 0) throw new FetchFailure('store-throttled', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    pausedUntil.delete(host);
    const network = isAllowedPrivate || request.expects === 'image' ? null : members;
    await network?.waitForTurn(host, request.signal);
    const exchanged = await wire.exchange({
      url,
      method: request.method ?? 'GET',
      headers: { accept: ACCEPTS[request.expects], ...request.headers, 'user-agent': userAgent },
      body: request.body ?? null,
      ...limit,
      isAllowedPrivate,
      signal: request.signal,
    });
    const { status, headers } = exchanged;
    await network?.learn(host, { status, headers, retryAfterSeconds: retryAfterSeconds(headers, clock.now()) });
    options.onAnswer?.(host);
    return exchanged;
  }

  /** The rules are loaded already: they are asked for before anything else. */
  async function robotsAnswer(url: URL): Promise<FetchAnswer> {
    vetUrl(url, allowed);
    const { text } = await robots.rulesOf(url);
    return { url: url.href, status: 200, headers: {}, body: Buffer.from(text), bytes: 0, at: clock.now() };
  }

  return {
    async fetch(request) {
      try {
        if (isRobotsFile(request)) return await robotsAnswer(new URL(request.url));
        const answer = await follow(request, { ...BODY_LIMITS[request.expects], isCut: false }, true);
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

function isRobotsFile({ url, method = 'GET' }: FetchRequest): boolean {
  return method === 'GET' && URL.canParse(url) && new URL(url).pathname === '/robots.txt';
}

function refuseLongWait(waitMs: number): void {
  if (waitMs <= LONGEST_PICTURE_WAIT_MS) return;
  throw new FetchFailure('store-throttled', { detail: 'no turn soon', retryAfterSeconds: Math.ceil(waitMs / 1000) });
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

/** The registrable domain (each shop under `myshopify.com` has its own), or the address if there is none. */
function siteOf(url: URL): string {
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname;
}
