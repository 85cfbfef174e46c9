import { LRUCache } from 'lru-cache';
import robotsParserModule from 'robots-parser';
import { type Clock, DAY_MS, SECOND_MS } from '#runtime/clock.ts';
import { FetchFailure } from './fetch-failure.ts';

export const PRODUCT_TOKEN = 'Tillwatch';

// the package's types describe a default export that its CommonJS module does not have
const robotsParser = robotsParserModule as unknown as typeof robotsParserModule.default;

/** RFC 9309 asks to read at least 500 KiB. */
export const MAX_ROBOTS_BYTES = 512_000;
const MAX_CACHED_BYTES = 32 * 1024 * 1024;
/** Parsed rules take many times the size of their text: only those of recently asked stores are cached. */
const MAX_PARSED = 100;
/** Rules are loaded again at least once a day. */
const FRESH_FOR_MS = DAY_MS;
/** A store that wants a longer gap between two requests does not want to be read. */
const MAX_CRAWL_DELAY_MS = 120_000;

export type RobotsRules = {
  /** Checks both path and query. */
  isAllowed(url: URL): boolean;
  crawlDelayMs: number;
  sitemaps: string[];
  text: string;
};

/**
 * Rules with wildcards are matched character by character: more than any shop has would cost seconds at every address.
 */
const MAX_WILDCARD_RULES = 1_000;
const MAX_RULE = 2_048;

export function parseRobots(origin: string, text: string): RobotsRules {
  const robots = robotsParser(`${origin}/robots.txt`, withinReason(text));
  const delay = robots.getCrawlDelay(PRODUCT_TOKEN);
  const crawlDelayMs = delay !== undefined && Number.isFinite(delay) && delay > 0 ? delay * SECOND_MS : 0;
  return {
    isAllowed: (url) => crawlDelayMs <= MAX_CRAWL_DELAY_MS && robots.isAllowed(url.href, PRODUCT_TOKEN) !== false,
    crawlDelayMs: Math.min(crawlDelayMs, MAX_CRAWL_DELAY_MS),
    sitemaps: robots.getSitemaps(),
    text,
  };
}

/** The file without the wildcard rules beyond the first thousand, and without rules longer than an address. */
function withinReason(text: string): string {
  if (text.length < MAX_RULE) return text;
  let wildcards = 0;
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\*{2,}/g, '*'));
  return lines
    .filter(
      (line) =>
        line.length <= MAX_RULE && (!line.includes('*', 1) || isAgent(line) || ++wildcards <= MAX_WILDCARD_RULES),
    )
    .join('\n');
}

function isAgent(line: string): boolean {
  return /^\s*user-agent/i.test(line);
}

export type RobotsCache = {
  /** Throws if the rules cannot be loaded: then nothing of the origin may be asked (RFC 9309, 2.3.1.4). */
  rulesOf(url: URL): Promise<RobotsRules>;
};

/** `load` returns the file's status and text, whatever the status. */
export function robotsCache(load: (url: URL) => Promise<{ status: number; text: string }>, clock: Clock): RobotsCache {
  const kept = new LRUCache<string, { text: string }>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: FRESH_FOR_MS,
    ttlResolution: 0,
    perf: clock,
  });
  const parsed = new LRUCache<string, RobotsRules>({ max: MAX_PARSED });
  const underWay = new Map<string, Promise<RobotsRules>>();

  async function loadRules(origin: string): Promise<RobotsRules> {
    const { status, text } = await load(new URL('/robots.txt', origin));
    if (status >= 500) throw new FetchFailure('store-server-error', { detail: `robots.txt: status ${status}` });
    const rules = status >= 200 && status < 300 ? text : '';
    kept.set(origin, { text: rules });
    return parsedRules(origin, rules);
  }

  function parsedRules(origin: string, text: string): RobotsRules {
    const known = parsed.get(origin);
    const rules = known?.text === text ? known : parseRobots(origin, text);
    parsed.set(origin, rules);
    return rules;
  }

  return {
    async rulesOf(url) {
      const known = kept.get(url.origin);
      if (known) return parsedRules(url.origin, known.text);
      let loading = underWay.get(url.origin);
      if (!loading) {
        loading = loadRules(url.origin).finally(() => underWay.delete(url.origin));
        underWay.set(url.origin, loading);
      }
      return loading;
    },
  };
}
