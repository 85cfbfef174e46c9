import type { Fetcher } from '../../fetch/fetcher.ts';
import { parseRobots } from '../../fetch/robots.ts';
import { orNull, tryAsk } from '../ask.ts';
import { parseSitemap, type Sitemap, type SitemapEntry } from '../read-sitemap.ts';

const MOST_SITEMAPS = 20;
const PRODUCT_PATH = /\/(products?|p|shop|item|produkt|produit|producto|prodotto)\/[^/]+|-p-?\d+|\/p\d+(\.html)?$/i;
const PRODUCT_SITEMAP = /product|produkt|produit|item/i;

/**
 * Addresses of product pages out of the sitemaps that robots.txt names, else `/sitemap.xml`; product sitemaps and
 * addresses that look like a product's come before others. Only of the shop's own host.
 */
export async function findProductUrls(fetcher: Fetcher, origin: string, most: number): Promise<SitemapEntry[]> {
  const robots = await tryAsk(fetcher, { url: `${origin}/robots.txt`, expects: 'text' });
  const named = parseRobots(origin, robots?.body.toString('utf8') ?? '').sitemaps.filter((url) => isOwn(url, origin));
  const waiting = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const asked = new Set<string>();
  const found = new Map<string, SitemapEntry>();
  while (waiting.length > 0 && asked.size < MOST_SITEMAPS && found.size < most) {
    const url = waiting.shift()!;
    if (asked.has(url)) continue;
    asked.add(url);
    const sitemap = await readSitemap(fetcher, url);
    if (sitemap === null) continue;
    const own = sitemap.entries.filter((entry) => isOwn(entry.url, origin));
    if (sitemap.kind === 'index') {
      const products = own.filter((entry) => PRODUCT_SITEMAP.test(entry.url));
      waiting.unshift(...(products.length > 0 ? products : own).map((entry) => entry.url));
      continue;
    }
    const products = PRODUCT_SITEMAP.test(url)
      ? own
      : own.filter((entry) => PRODUCT_PATH.test(new URL(entry.url).pathname));
    for (const entry of products) if (found.size < most) found.set(entry.url, entry);
  }
  return [...found.values()];
}

/** Null where there is none, or none that parses. */
async function readSitemap(fetcher: Fetcher, url: string): Promise<Sitemap | null> {
  const answer = await tryAsk(fetcher, { url, expects: 'xml' });
  return answer && orNull(() => parseSitemap(answer));
}

function isOwn(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).host.replace(/^www\./, '') === new URL(origin).host.replace(/^www\./, '');
}
