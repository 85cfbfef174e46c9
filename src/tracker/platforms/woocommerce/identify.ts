import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { alternatesIn } from '../answer/page-head.ts';
import { at } from '../answer/read-json.ts';
import { isHostWide } from '../ask.ts';
import { countryOfHost } from '../identify/country-of-host.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { shopKeyOf } from '../identify/shop-key.ts';
import { currencyOf, htmlTextOf, urlOf } from '../parse/text.ts';
import { rootsOfFront } from './roots-of-front.ts';
import { askFirst, askWordPress, listIn, PRODUCTS, type Site } from './store-api.ts';

export async function identifyWooCommerce(fetcher: Fetcher, front: FrontPage): Promise<StoreIdentity> {
  const { origin, page } = front;
  const head = page?.head;
  // products are asked for first: they show where the interfaces are
  const asked = await askFirst(fetcher, origin, rootsOfFront(front), PRODUCTS, { per_page: 1 });
  const { items, total } = listIn(asked);
  const pageUrl = asked.root;
  const site = await askSite(fetcher, { origin, pageUrl });
  const currency = currencyOf(at(items[0], 'prices', 'currency_code'));
  return {
    origin,
    shopKey: page && shopKeyOf(origin, alternatesIn(page.html, page.url)),
    platform: 'woocommerce',
    name: htmlTextOf(at(site, 'name'), 200) ?? head?.siteName ?? head?.title ?? null,
    country: countryOfHost(origin, head?.language ?? null, at(site, 'timezone_string'), currency),
    currency,
    language: head?.language ?? null,
    faviconUrl: urlOf(at(site, 'site_icon_url') || null, origin) ?? head?.iconUrl ?? null,
    productCount: total,
    pageUrl,
  };
}

/** What the site says about itself at the root of its interfaces; null if it says nothing. */
async function askSite(fetcher: Fetcher, site: Site): Promise<unknown> {
  try {
    // the full root lists every route there is: a megabyte and a half
    return (await askWordPress(fetcher, site, '/', { _fields: 'name,timezone_string,site_icon_url' })).body;
  } catch (error) {
    if (error instanceof FetchFailure && !isHostWide(error)) return null;
    throw error;
  }
}
