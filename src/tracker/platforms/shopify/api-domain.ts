import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher, FetchRequest } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { at } from '../answer/read-json.ts';
import { isHostWide } from '../ask.ts';
import { askStorefront, TooComplex } from './storefront-api.ts';

const SHOP = `query Shop {
  shop { name primaryDomain { host } paymentSettings { currencyCode countryCode } }
}`;

/** What the Storefront API says about the shop; null if it does not answer there. */
export async function shopBehind(fetcher: Fetcher, origin: string): Promise<unknown> {
  try {
    return at((await askStorefront(fetcher, origin, SHOP, {})).data, 'shop') ?? null;
  } catch (error) {
    const isMissing =
      error instanceof TooComplex || (error instanceof FetchFailure && error.code !== 'store-throttled');
    if (isMissing) return null;
    throw error;
  }
}

/**
 * The myshopify.com domain that a page names. It is believed only if the shop there says that this host is its own,
 * since a page may name any shop.
 */
export async function findApiDomain(fetcher: Fetcher, origin: string, html: string): Promise<string | null> {
  const { hostname, port } = new URL(origin);
  if (port !== '' || isIP(hostname) !== 0) return null;
  const named = new Set(html.match(DOMAIN)?.map((domain) => domain.toLowerCase()));
  for (const domain of [...named].slice(0, MAX_DOMAINS)) {
    const shop = await shopBehind(fetcher, `https://${domain}`);
    const host = at(shop, 'primaryDomain', 'host');
    if (typeof host === 'string' && bare(host) === bare(hostname)) return domain;
  }
  return null;
}

const MAX_DOMAINS = 2;
const DOMAIN = /(?<![a-z0-9-])[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com/gi;

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

const MAX_KEPT = 2_000;
/** The fronts on whose shop's own domain the API answered last, with that domain. */
const answeredAt = new LRUCache<string, string>({ max: MAX_KEPT });

/**
 * Asks the shop's own myshopify.com domain if the Storefront API does not answer on the domain that visitors see: a
 * shop with a front of its own often has the API only there.
 */
export function withApiDomain(fetcher: Fetcher, { origin, shopKey }: StoreIdentity): Fetcher {
  const api = `${origin}/api/`;
  if (shopKey === null || !shopKey.endsWith('.myshopify.com') || new URL(origin).hostname === shopKey) return fetcher;
  let isElsewhere = answeredAt.get(origin) === shopKey;

  async function askElsewhere(request: FetchRequest): Promise<FetchAnswer> {
    answeredAt.delete(origin);
    const answer = await fetcher.fetch({ ...request, url: request.url.replace(origin, `https://${shopKey}`) });
    if (isAnswer(answer)) answeredAt.set(origin, shopKey!);
    return answer;
  }

  return {
    async fetch(request) {
      if (!request.url.startsWith(api)) return fetcher.fetch(request);
      if (isElsewhere) return askElsewhere(request);
      try {
        const answer = await fetcher.fetch(request);
        if (isAnswer(answer)) return answer;
      } catch (error) {
        if (!(error instanceof FetchFailure) || isHostWide(error)) throw error;
      }
      isElsewhere = true;
      return askElsewhere(request);
    },
  };
}

function isAnswer({ status, body }: FetchAnswer): boolean {
  return status === 200 && !body.toString('latin1', 0, 64).trimStart().startsWith('<');
}
