import { getDomain } from 'tldts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { parseRobots } from '../../fetch/robots.ts';
import { htmlOf, readHtml } from '../answer/read-html.ts';
import { parseSitemap, type Sitemap, type SitemapEntry } from '../answer/read-sitemap.ts';
import { orNull, tryAsk } from '../ask.ts';
import { pathOf, urlOf } from '../parse/text.ts';

/** `isWhole`: every sitemap that might name products was read, and none was cut off. */
export type PagesFound = { entries: SitemapEntry[]; isWhole: boolean; at: number };

const MAX_SITEMAPS = 60;
/** Usual places of sitemaps that robots.txt does not name. */
const USUAL_PLACES = ['/sitemap.xml', '/sitemap_index.xml', '/xmlsitemap.php', '/wp-sitemap.xml', '/sitemap.xml.gz'];

const PRODUCT_SITEMAP =
  /products?(?![-_]?(cat|tag|brand|type|collection))|produkt|produit|prodott|produto|produse?\b|artikel|tovary?\b|tuote|\b(items?|urun(ler)?|termek(ek)?)\b/i;
const OTHER_SITEMAP =
  /(posts?|pages?|blogs?|cat|categor\w*|collections?|tags?|authors?|brands?|images?|videos?|news|articles?|cms|static)(?![a-z])/i;
const PRODUCT_PATH =
  /\/(products?|product-page|p|shop|store|item|items|produkt(?:e|er|y)?|produits?|produc?tos?|prodott[oi]|producten|produse?|urun(?:ler)?|termek(?:ek)?|tuot(?:e|teet)|tovary?|artikel|dp|منتجات?)\/[^/]+|[-/]p-?\d+(\/|\.html?)?$|\/pd\/|-\d{3,}\.html?$|[?&](product_?id|pid|prod)=\d/i;
const OTHER_PATH =
  /\/(blogs?|news|pages?|posts?|tags?|categor(y|ies)|collections?|author|about|contact|faq|cart|checkout|account|login|policy|privacy|terms|search|help|brands?|stores?-locator)(\/|$|\.)/i;

/**
 * Finds addresses of product pages in the sitemaps that robots.txt names, else in their usual places. Product sitemaps
 * come first, and if there are any, no others are read. Then come addresses that look like a product's, else all that
 * look like nothing else. Without a sitemap, the links of the first page are used. Only addresses on the shop's own
 * host count, and a page with translations counts once.
 */
export async function findPages(fetcher: Fetcher, origin: string, most: number): Promise<PagesFound> {
  const robots = await tryAsk(fetcher, { url: `${origin}/robots.txt`, expects: 'text' });
  const named = parseRobots(origin, robots?.body.toString('utf8') ?? '').sitemaps.filter((url) =>
    isOfSite(url, origin),
  );
  const walk = new SitemapWalk(fetcher, origin, most);
  await walk.read(byPromise(named));
  for (const place of USUAL_PLACES) {
    if (walk.isAnyRead) break;
    await walk.read([`${origin}${place}`]);
  }
  const found = walk.found();
  return found.entries.length > 0 ? found : linkedPages(fetcher, origin, most, found);
}

/** Without a sitemap: the products that the first page links to, which are not all. */
async function linkedPages(fetcher: Fetcher, origin: string, most: number, found: PagesFound): Promise<PagesFound> {
  const answer = await tryAsk(fetcher, { url: `${origin}/`, expects: 'html' });
  if (!answer) return found;
  const links = new Map<string, SitemapEntry>();
  readHtml(htmlOf(answer), (stop) => ({
    onOpen(name, { href }) {
      const url = name === 'a' ? urlOf(href?.replace(/#.*$/s, ''), answer.url) : null;
      if (url && isOwnHost(url, origin) && isProductPath(decodedPath(url))) links.set(url, { url, modifiedAt: null });
      if (links.size >= most) stop();
    },
  }));
  if (links.size === 0) return found;
  return { entries: onePerProduct([...links.values()]), isWhole: false, at: found.at || answer.at };
}

class SitemapWalk {
  isAnyRead = false;
  readonly #fetcher: Fetcher;
  readonly #origin: string;
  readonly #most: number;
  readonly #asked = new Set<string>();
  readonly #products = new Map<string, SitemapEntry>();
  readonly #others = new Map<string, SitemapEntry>();
  #isWhole = true;
  #at: number | null = null;

  constructor(fetcher: Fetcher, origin: string, most: number) {
    this.#fetcher = fetcher;
    this.#origin = origin;
    this.#most = most;
  }

  async read(urls: readonly string[]): Promise<void> {
    // the next one is the last: to take the first of a long list costs its length
    const waiting = urls.toReversed();
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      if (this.#asked.has(url)) continue;
      const isEnough = this.#products.size >= this.#most || this.#asked.size >= MAX_SITEMAPS;
      // once products are known, sitemaps of other things need not be read
      if (this.#products.size > 0 && OTHER_SITEMAP.test(url) && !isProductSitemap(url)) continue;
      if (isEnough) {
        this.#isWhole = false;
        return;
      }
      this.#asked.add(url);
      const sitemap = await this.#ask(url);
      if (sitemap?.kind === 'index') waiting.push(...this.#children(sitemap).toReversed());
      else if (sitemap) this.#take(sitemap, isProductSitemap(url));
      else this.#isWhole &&= !this.isAnyRead;
    }
  }

  found(): PagesFound {
    const chosen = this.#products.size > 0 ? this.#products : this.#others;
    const entries = onePerProduct([...chosen.values()]);
    return {
      entries: entries.slice(0, this.#most),
      isWhole: this.#isWhole && entries.length <= this.#most,
      at: this.#at ?? 0,
    };
  }

  /** Null if there is no sitemap, or none that parses. */
  async #ask(url: string): Promise<Sitemap | null> {
    const answer = await tryAsk(this.#fetcher, { url, expects: 'xml' });
    const sitemap = answer && orNull(() => parseSitemap(answer));
    if (sitemap) this.isAnyRead = true;
    if (sitemap?.isCut) this.#isWhole = false;
    if (answer) this.#at = Math.min(this.#at ?? answer.at, answer.at);
    return sitemap;
  }

  #children(index: Sitemap): string[] {
    const named = new Set(index.entries.map(({ url }) => url));
    const own = [...named].filter((url) => isOfSite(url, this.#origin));
    const products = own.filter((url) => isProductSitemap(url));
    return products.length > 0 ? products : byPromise(own);
  }

  #take({ entries }: Sitemap, isOfProducts: boolean): void {
    for (const entry of entries) {
      if (!isOwnHost(entry.url, this.#origin)) continue;
      const path = decodedPath(entry.url);
      if (path === '/' || /^\/[a-z]{2}(-[a-z]{2})?\/?$/i.test(path)) continue;
      const isProduct = isOfProducts ? !isOther(path) || PRODUCT_PATH.test(path) : isProductPath(path);
      const list = isProduct ? this.#products : isOther(path) ? null : this.#others;
      if (list && list.size < this.#most * 2) list.set(entry.url, entry);
    }
  }
}

function isProductSitemap(url: string): boolean {
  return PRODUCT_SITEMAP.test(pathOf(url).replace(/_/g, '-'));
}

/** Sitemaps that promise products come first, those of other things last. */
function byPromise(urls: readonly string[]): string[] {
  const ranked = Map.groupBy(urls, (url) => (isProductSitemap(url) ? 0 : OTHER_SITEMAP.test(pathOf(url)) ? 2 : 1));
  return ([0, 1, 2] as const).flatMap((rank) => ranked.get(rank) ?? []);
}

const LOCALE = /^\/[a-z]{2}(?:[-_][a-z]{2,4})?(?=\/)/i;

/**
 * For a page and its translations: the one that they name, else the one without a language in its path, else the first.
 */
function onePerProduct(entries: SitemapEntry[]): SitemapEntry[] {
  const listed = new Set(entries.map(({ url }) => url));
  const byKey = new Map<string, SitemapEntry>();
  for (const entry of entries) {
    const { standsFor } = entry;
    if (standsFor !== undefined && standsFor !== entry.url && listed.has(standsFor)) continue;
    const { pathname, search } = new URL(entry.url);
    const key = pathname.replace(LOCALE, '').replace(/\/$/, '') + search;
    const known = byKey.get(key);
    if (!known || (LOCALE.test(pathOf(known.url)) && !LOCALE.test(pathname))) byKey.set(key, entry);
  }
  return [...byKey.values()];
}

function isProductPath(path: string): boolean {
  return PRODUCT_PATH.test(path) && !isOther(path);
}

/** Judges by the end of the path: products are often below their category. */
function isOther(path: string): boolean {
  const end = path
    .replace(/\?.*$/s, '')
    .split('/')
    .filter((part) => part !== '');
  return OTHER_PATH.test(`/${end.slice(-2).join('/')}`);
}

/** With its query, and decoded into readable letters. */
function decodedPath(url: string): string {
  const path = pathOf(url);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isOwnHost(url: string, origin: string): boolean {
  return new URL(url).host.replace(/^www\./, '') === new URL(origin).host.replace(/^www\./, '');
}

/** A sitemap may be on another host of the same owner. */
function isOfSite(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  if (isOwnHost(url, origin)) return true;
  const domain = getDomain(origin, { allowPrivateDomains: true });
  return domain !== null && getDomain(url, { allowPrivateDomains: true }) === domain;
}
