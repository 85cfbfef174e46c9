import type { ProbedSignal, Reading } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';
import { judgeReviews } from '../../signals/judge-reviews.ts';
import type { Stamps } from '../../signals/judge-stamps.ts';
import { judgeStock } from '../../signals/judge-stock.ts';
import type { Platform } from '../platform.ts';
import { findPages } from './find-pages.ts';
import { identifyByPages, isProductPage, sampleProduct } from './identify.ts';
import { pageFacts } from './page-facts.ts';
import { productOfPage } from './product-form.ts';
import { findProductNodes } from './product-nodes.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readChanges } from './read-changes.ts';
import { judgeSitemap } from './sitemap-stamps.ts';

/**
 * Any shop whose product pages describe their products to machines: JSON-LD, microdata or OpenGraph, read page by page.
 */
export const generic: Platform = {
  kind: 'generic',
  detect({ page }) {
    const hasProduct = page !== null && findProductNodes(pageFacts(page.html, page.url)).length > 0;
    return hasProduct ? { score: 30, evidence: ['the page describes a product'] } : { score: 0, evidence: [] };
  },
  async confirm(fetcher, { origin, page }) {
    const facts = page && pageFacts(page.html, page.url);
    if (facts && isProductPage(facts) && productOfPage(facts, null)) return true;
    return (await sampleProduct(fetcher, origin)).product !== null;
  },
  identify: identifyByPages,
  async probeSignals(fetcher, store, reading) {
    const { entries, at } = await findPages(fetcher, store.origin, MAX_STAMPS);
    const stamps: Stamps = new Map(
      entries.flatMap((one) => (one.modifiedAt === null ? [] : [[one.url, one.modifiedAt]])),
    );
    return [
      judgeSitemap(stamps, at),
      probeStock(reading),
      judgeAvailability(reading.products, 'product-pages'),
      ...judgeReviews(reading.products, 'product-pages'),
    ];
  },
  readCatalogue,
  readChanges,
};

const MAX_STAMPS = 1_000;

function probeStock(reading: Reading): ProbedSignal {
  const { isPublished, facts } = judgeStock(reading.products);
  const state = isPublished ? 'alive' : facts.withQuantity ? 'refused' : 'silent';
  return { kind: 'stock', state, source: 'product-pages', evidence: facts };
}
