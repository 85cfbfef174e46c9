import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { at } from '../answer/read-json.ts';
import { inHead, inHeader, inHtml, inRobots, type Sign, weighSigns } from '../identify/detect-signs.ts';
import type { Platform } from '../platform.ts';
import { identifyWooCommerce } from './identify.ts';
import { probeSignals } from './probe-signals.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readChanges } from './read-changes.ts';
import { readRanking } from './read-ranking.ts';
import { readReviews } from './read-reviews.ts';
import { rootsOfFront } from './roots-of-front.ts';
import { askFirst, PRODUCTS } from './store-api.ts';

const SIGNS: readonly Sign[] = [
  inHeader("WordPress's API in the Link header", 15, 'link', /api\.w\.org/),
  inHead('generator WooCommerce', 50, ({ generators }) => generators.some((one) => /woocommerce/i.test(one))),
  inHtml('script parameters of WooCommerce', 40, /wc_add_to_cart_params|woocommerce_params|wc_cart_fragments_params/),
  inHtml("WooCommerce's plugin files", 40, /\/wp-content\/plugins\/woocommerce\//),
  inHead('body of WooCommerce', 20, ({ bodyClass }) => /woocommerce/i.test(bodyClass)),
  inHtml('WordPress', 10, /\/wp-(content|includes)\//),
  inRobots("WordPress's robots.txt", 10, /\/wp-admin\//),
];

export const woocommerce: Platform = {
  kind: 'woocommerce',
  detect: (front) => weighSigns(front, SIGNS),
  async confirm(fetcher, front) {
    try {
      const isUnlikely = weighSigns(front, SIGNS).score === 0;
      // if nothing suggests WordPress, it is not looked for at all its addresses
      const roots = rootsOfFront(front).slice(0, isUnlikely ? 1 : undefined);
      const { body: items } = await askFirst(fetcher, front.origin, roots, PRODUCTS, { per_page: 1 });
      if (!Array.isArray(items)) return false;
      if (items.length === 0) return !isUnlikely;
      return at(items[0], 'id') !== undefined && at(items[0], 'prices') !== undefined;
    } catch (error) {
      const isElsewhere = error instanceof FetchFailure && !/throttled|unreachable|locked/.test(error.code);
      if (isElsewhere) return false;
      throw error;
    }
  },
  identify: identifyWooCommerce,
  probeSignals,
  readCatalogue,
  readChanges,
  readRanking,
  readReviews,
};
