import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ReadingProduct, StoreIdentity } from '../../reading.ts';
import { decodePage } from '../answer/decode-page.ts';
import { tryAsk } from '../ask.ts';
import { countryOfHost } from '../identify/country-of-host.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { shopKeyOf } from '../identify/shop-key.ts';
import { NO_CURRENCY } from '../parse/price.ts';
import { countryOf, htmlTextOf, languageOf } from '../parse/text.ts';
import { findPages, type PagesFound } from './find-pages.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { pageProduct, productOfPage } from './product-form.ts';
import { firstOf, isOfType } from './schema-nodes.ts';

/** How many pages are tried for a product, spread over the sitemap. Pages with a picture come first. */
const SAMPLE = 6;
const MAX_LISTED = 25_000;

export type Sampled = { product: ReadingProduct | null; found: PagesFound };

export async function identifyByPages(fetcher: Fetcher, front: FrontPage): Promise<StoreIdentity> {
  const { origin, page } = front;
  const head = page?.head;
  const facts = page && pageFacts(page.html, page.url);
  const given = facts && isProductPage(facts) ? productOfPage(facts, null) : null;
  const sampled = given ? null : await sampleProduct(fetcher, origin);
  const product = given ?? sampled?.product ?? null;
  const currency = product && product.currency !== NO_CURRENCY ? product.currency : null;
  const language = head?.language ?? languageOf(head?.meta.get('og:locale')) ?? null;
  const owner = facts && ownerIn(facts);
  // the title of a product's page is that of the product
  const title = given ? null : (head?.title ?? null);
  const identity: StoreIdentity = {
    origin,
    shopKey: facts && shopKeyOf(origin, facts.alternates),
    platform: 'generic',
    name: (facts && nameOf(facts)) ?? head?.siteName ?? title,
    country: countryOf(addressCountry(owner)) ?? countryOfHost(origin, language, null, currency),
    currency,
    language,
    faviconUrl: head?.iconUrl ?? null,
    productCount: null,
  };
  return given && page ? { ...identity, pageUrl: page.url } : identity;
}

/** Whether a page that was given is about one product. A shop's first page may show many, and is about none. */
export function isProductPage({ url, nodes, meta }: PageFacts): boolean {
  const { pathname, search } = new URL(url);
  const isRoot = (pathname === '/' || /^\/[a-z]{2}(-[a-z]{2})?\/?$/i.test(pathname)) && search === '';
  if (!isRoot) return true;
  const products = nodes.filter(({ node }) => isOfType(node, 'Product', 'ProductGroup'));
  return products.length === 1 || /^product/i.test(meta.get('og:type') ?? '');
}

/** A product from a few of the pages that the sitemaps name. */
export async function sampleProduct(fetcher: Fetcher, origin: string): Promise<Sampled> {
  const found = await findPages(fetcher, origin, MAX_LISTED);
  const pictured = found.entries.filter(({ hasImage }) => hasImage);
  const entries = pictured.length >= SAMPLE ? pictured : found.entries;
  const step = Math.max(1, Math.floor(entries.length / SAMPLE));
  for (let index = Math.floor(step / 2); index < entries.length && index < step * SAMPLE; index += step) {
    const answer = await tryAsk(fetcher, { url: entries[index]!.url, expects: 'html' });
    const product = answer && pageProduct(decodePage(answer), answer.url);
    if (product) return { product, found };
  }
  return { product: null, found };
}

function ownerIn({ nodes }: PageFacts): unknown {
  const is = (...types: string[]) => nodes.find(({ node }) => isOfType(node, ...types))?.node;
  return is('OnlineStore', 'Store', 'OnlineBusiness', 'LocalBusiness') ?? is('Organization', 'Corporation');
}

function nameOf(page: PageFacts): string | null {
  const site = page.nodes.find(({ node }) => isOfType(node, 'WebSite'))?.node;
  return htmlTextOf(firstOf(site, 'name'), 200) ?? htmlTextOf(firstOf(ownerIn(page), 'name'), 200);
}

function addressCountry(owner: unknown): unknown {
  const country = firstOf(firstOf(owner, 'address'), 'addressCountry');
  return typeof country === 'object' ? firstOf(country, 'name') : country;
}
