import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { at } from '../answer/read-json.ts';
import { tryAsk } from '../ask.ts';
import { inHeader, inHtml, inRobots, type Sign, weighSigns } from '../identify/detect-signs.ts';
import type { FrontPage } from '../identify/front-page.ts';
import type { Platform } from '../platform.ts';
import { findApiDomain, shopBehind, withApiDomain } from './api-domain.ts';
import { currencyShown } from './currency-shown.ts';
import { identifyShopify } from './identify.ts';
import { probeSignals } from './probe-signals.ts';
import { listedProducts } from './products-json.ts';
import { readShop, readShopChanges } from './read-by-api.ts';
import { readRanking } from './read-ranking.ts';

const SIGNS: readonly Sign[] = [
  inHeader('header x-shopid', 50, 'x-shopid'),
  inHeader('header x-sorting-hat-shopid', 40, 'x-sorting-hat-shopid'),
  inHeader('header powered-by: Shopify', 50, 'powered-by', /shopify/i),
  inHeader('header x-shopify-stage', 40, 'x-shopify-stage'),
  inHeader('cookie of Shopify', 40, 'set-cookie', /_shopify_(essential|s|y|sa_t|sa_p)/),
  inHtml('scripts of cdn.shopify.com', 30, /cdn\.shopify\.com|sdks\.shopifycdn\.com|\/cdn\/shop\//),
  inHtml('meta of Shopify', 30, /shopify-(digital-wallet|checkout-api-token)/),
  inHtml('a myshopify.com domain', 20, /[a-z0-9-]\.myshopify\.com/i),
  inHtml('the page names window.Shopify', 20, /\bShopify\.(shop|theme|currency)\b/),
  inRobots("Shopify's robots.txt", 50, /we use shopify as our ecommerce platform/i),
];

export const shopify: Platform = {
  kind: 'shopify',
  detect: (front) => weighSigns(front, SIGNS),
  async confirm(fetcher, front) {
    const answer = await tryAsk(fetcher, { url: `${front.origin}/products.json?limit=1`, expects: 'json' });
    if (!answer) return isHeadless(fetcher, front);
    try {
      const first = listedProducts(answer)[0];
      if (first === undefined) return weighSigns(front, SIGNS).score > 0;
      return at(first, 'id') !== undefined && Array.isArray(at(first, 'variants'));
    } catch (error) {
      if (error instanceof FetchFailure) return isHeadless(fetcher, front);
      throw error;
    }
  },
  identify: identifyShopify,
  readCurrency: currencyShown,
  probeSignals: (fetcher, store, reading) => probeSignals(withApiDomain(fetcher, store), store, reading),
  readCatalogue: readShop,
  readChanges: readShopChanges,
  readRanking,
};

/** Whether the shop has a front of its own: no products.json, but signs of Shopify and its API. */
async function isHeadless(fetcher: Fetcher, front: FrontPage): Promise<boolean> {
  if (weighSigns(front, SIGNS).score < MIN_FOR_API) return false;
  if (await shopBehind(fetcher, front.origin)) return true;
  return (await findApiDomain(fetcher, front.origin, front.page?.html ?? '')) !== null;
}

/** Two small signs, or a good one. */
const MIN_FOR_API = 30;
