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
 * Characters of all rules with wildcards. Each is compared with each character of an address: more than any shop has
 * would cost seconds at every one.
 */
const MAX_WILDCARDS = 32_768;
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

/**
 * The file without the wildcard rules that are too many, without rules longer than an address, and with few agents in
 * each group.
 */
function withinReason(text: string): string {
  if (text.length < MAX_RULE) return text;
  let wildcards = 0;
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\*{2,}/g, '*'));
  const kept = lines.filter((line) => {
    const isWildcard = line.includes('*', 1) && !isAgent(line);
    if (isWildcard) wildcards += line.length;
    return line.length <= MAX_RULE && (!isWildcard || wildcards <= MAX_WILDCARDS);
  });
  return withFewAgents(kept).join('\n');
}

function isAgent(line: string): boolean {
  return /^\s*user-agent/i.test(line);
}

const AGENT = /^\s*user-agent\s*:([^#/]*)/i;
/** A line with a name and a colon; the parser passes over all others. */
const RULE = /^\s*[^\s:#][^:#]*:/;

/**
 * Names the agents of a group once each, and those that are not ours as one: the parser stores a group's rules for each
 * of its agents, so that ten thousand of both would take the memory of the whole process.
 */
function withFewAgents(lines: readonly string[]): string[] {
  const group = new Set<string>();
  return lines.flatMap((line) => {
    const agent = AGENT.exec(line)?.[1]?.trim().toLowerCase();
    if (agent === undefined) {
      if (RULE.test(line)) group.clear();
      return [line];
    }
    const name = agent === '*' || agent === PRODUCT_TOKEN.toLowerCase() ? agent : 'other';
    if (group.has(name)) return [];
    group.add(name);
    return [`User-agent: ${name}`];
  });
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
