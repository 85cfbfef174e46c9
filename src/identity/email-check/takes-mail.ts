import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#runtime/clock.ts';

const TIMEOUT_MS = 1_500;
const KEPT_MS = 10 * MINUTE_MS;
const MAX_KEPT = 5_000;
const NO_ANSWER = new Set(['ENOTFOUND', 'ENODATA']);

/** Whether a domain accepts mail; null if DNS gives no answer. */
export type TakesMail = (domain: string) => Promise<boolean | null>;

/** Asks the machine's DNS and caches answers for ten minutes. */
export function dnsTakesMail(clock: { now(): number }): TakesMail {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const kept = new LRUCache<string, boolean>({ max: MAX_KEPT, ttl: KEPT_MS, ttlResolution: 0, perf: clock });
  return async (domain) => {
    const known = kept.get(domain);
    if (known !== undefined) return known;
    const answer = await ask(resolver, domain);
    if (answer !== null) kept.set(domain, answer);
    return answer;
  };
}

/**
 * Mail goes to the MX host, or without one to the domain's own address. A single "." as MX means no mail (RFC 7505).
 */
async function ask(resolver: Resolver, domain: string): Promise<boolean | null> {
  const exchanges = await orCode(resolver.resolveMx(domain));
  if (Array.isArray(exchanges) && exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '');
  if (!Array.isArray(exchanges) && !NO_ANSWER.has(exchanges)) return null;
  if (exchanges === 'ENOTFOUND') return false;
  const addresses = await Promise.all([orCode(resolver.resolve4(domain)), orCode(resolver.resolve6(domain))]);
  if (addresses.some((found) => Array.isArray(found) && found.length > 0)) return true;
  return addresses.every((found) => Array.isArray(found) || NO_ANSWER.has(found)) ? false : null;
}

function orCode<Answer>(answer: Promise<Answer>): Promise<Answer | string> {
  return answer.catch((error: { code?: string }) => error.code ?? 'unknown');
}
