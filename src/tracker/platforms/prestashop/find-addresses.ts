import type { Fetcher } from '../../fetch/fetcher.ts';
import { parseRobots } from '../../fetch/robots.ts';
import { htmlOf, readHtml } from '../answer/read-html.ts';
import { parseSitemap } from '../answer/read-sitemap.ts';
import { orNull, tryAsk } from '../ask.ts';
import { urlOf } from '../parse/text.ts';
import { categoryIdIn, productIdIn } from './addresses.ts';

/** One address for each product and each category, by number. */
export type Addresses = { products: Map<string, string>; categories: Map<string, string>; isWhole: boolean };

const MAX_SITEMAPS = 30;
const MAX_PRODUCTS = 60_000;
const MAX_CATEGORIES = 1_000;
const MAX_LINKS = 10_000;
/** Where PrestaShop's own sitemap module writes, and where others do. */
const USUAL_PLACES = ['/1_index_sitemap.xml', '/sitemap.xml'];

/**
 * Finds addresses in the shop's sitemaps. If they name no products or no categories, the links of its first page are
 * used, which is `html` if it is already loaded.
 */
export async function findAddresses(fetcher: Fetcher, origin: string, html: string | null = null): Promise<Addresses> {
  const found: Addresses = { products: new Map(), categories: new Map(), isWhole: true };
  const robots = await tryAsk(fetcher, { url: `${origin}/robots.txt`, expects: 'text' });
  const named = parseRobots(origin, robots?.body.toString('utf8') ?? '').sitemaps.filter((url) => isOwn(url, origin));
  await readSitemaps(fetcher, origin, named.length > 0 ? named : USUAL_PLACES.map((path) => origin + path), found);
  if (found.products.size > 0 && found.categories.size > 0) return found;
  const page = html ?? (await firstPage(fetcher, origin));
  for (const url of page ? linksIn(page, origin) : []) take(url, origin, found);
  return found;
}

async function firstPage(fetcher: Fetcher, origin: string): Promise<string | null> {
  const answer = await tryAsk(fetcher, { url: `${origin}/`, expects: 'html' });
  return answer && htmlOf(answer);
}

async function readSitemaps(fetcher: Fetcher, origin: string, first: string[], found: Addresses): Promise<void> {
  // what is added meanwhile has its turn, each address once
  const waiting = new Set(first);
  let asked = 0;
  for (const url of waiting) {
    if (asked++ >= MAX_SITEMAPS) {
      found.isWhole = false;
      return;
    }
    const answer = await tryAsk(fetcher, { url, expects: 'xml' });
    const sitemap = answer && orNull(() => parseSitemap(answer));
    if (!sitemap) continue;
    if (sitemap.isCut) found.isWhole = false;
    const urls = sitemap.entries.map((entry) => entry.url).filter((one) => isOwn(one, origin));
    if (sitemap.kind === 'index') for (const one of urls) waiting.add(one);
    else for (const one of urls) take(one, origin, found);
    if (found.products.size > 0 && USUAL_PLACES.some((path) => url === origin + path)) return;
  }
}

function take(url: string, origin: string, found: Addresses): void {
  if (!isOwn(url, origin)) return;
  const product = productIdIn(url);
  if (product !== null) {
    if (found.products.size >= MAX_PRODUCTS) found.isWhole = false;
    else if (!found.products.has(product)) found.products.set(product, withoutHash(url));
    return;
  }
  const category = categoryIdIn(url);
  const isNew = category !== null && !found.categories.has(category);
  if (isNew && found.categories.size < MAX_CATEGORIES) found.categories.set(category, withoutHash(url));
}

function linksIn(html: string, origin: string): string[] {
  const links = new Set<string>();
  readHtml(html, (stop) => ({
    onOpen(name, { href }) {
      const url = name === 'a' && href ? urlOf(href, origin) : null;
      if (url) links.add(url);
      if (links.size >= MAX_LINKS) stop();
    },
  }));
  return [...links];
}

/** A combination is named after the hash sign. */
function withoutHash(url: string): string {
  return url.split('#')[0]!;
}

function isOwn(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).host.replace(/^www\./, '') === new URL(origin).host.replace(/^www\./, '');
}
