import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';
import { tryAsk } from '../ask.ts';
import { countryOfHost } from '../country-of-host.ts';
import type { Glance } from '../glance.ts';
import { type PageHead, pageHead } from '../page-head.ts';
import { NO_CURRENCY } from '../parse-price.ts';
import { htmlTextOf } from '../parse-text.ts';
import type { Platform } from '../platform.ts';
import { at } from '../read-json.ts';
import { isOfType, jsonLdNodes, productNodes } from './json-ld.ts';
import { pageProduct } from './product-form.ts';
import { findProductUrls } from './product-urls.ts';
import { readCatalogue } from './read-catalogue.ts';

const SAMPLE = 3;

/** Any shop that describes its products in JSON-LD, read page by page. */
export const generic: Platform = {
  kind: 'generic',
  detect({ page }) {
    const hasProduct = page !== null && productNodes(page.html).length > 0;
    return hasProduct ? { score: 30, evidence: ['the page describes a product'] } : { score: 0, evidence: [] };
  },
  async confirm(fetcher, glance) {
    if (glance.page && pageProduct(glance.page.html, glance.page.url)) return true;
    return (await sampleProduct(fetcher, glance)) !== null;
  },
  async identify(fetcher, glance) {
    const { origin, page } = glance;
    const head = page && pageHead(page.html, page.url);
    const given = page && pageProduct(page.html, page.url);
    const product = given ?? (await sampleProduct(fetcher, glance));
    const identity: StoreIdentity = {
      origin,
      shopKey: null,
      platform: 'generic',
      name: nameOf(page?.html ?? '') ?? head?.siteName ?? titleOf(head),
      country: countryOfHost(origin, head?.language ?? null),
      currency: product && product.currency !== NO_CURRENCY ? product.currency : null,
      language: head?.language ?? null,
      faviconUrl: head?.iconUrl ?? null,
      productCount: null,
    };
    return given ? { ...identity, pageUrl: page.url } : identity;
  },
  probeSignals: async (_fetcher, _store, reading) => [judgeAvailability(reading.products, 'json-ld')],
  readCatalogue,
  readChanges: null,
};

/** A product out of the first pages that the sitemaps name. */
async function sampleProduct(fetcher: Fetcher, { origin }: Glance) {
  const entries = await findProductUrls(fetcher, origin, SAMPLE);
  for (const { url } of entries) {
    const answer = await tryAsk(fetcher, { url, expects: 'html' });
    const product = answer && pageProduct(answer.body.toString('utf8'), answer.url);
    if (product) return product;
  }
  return null;
}

function nameOf(html: string): string | null {
  const nodes = jsonLdNodes(html);
  const site =
    nodes.find((node) => isOfType(node, 'WebSite', 'OnlineStore')) ??
    nodes.find((node) => isOfType(node, 'Organization'));
  return htmlTextOf(at(site, 'name'), 200);
}

function titleOf(head: PageHead | null): string | null {
  return head?.title ?? null;
}
