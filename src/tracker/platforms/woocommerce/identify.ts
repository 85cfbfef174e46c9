import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { orNull, tryAsk } from '../ask.ts';
import { countryOfHost } from '../country-of-host.ts';
import type { Glance } from '../glance.ts';
import { pageHead } from '../page-head.ts';
import { currencyOf, htmlTextOf, urlOf } from '../parse-text.ts';
import { at, jsonOf } from '../read-json.ts';
import { askStoreApi } from './store-api.ts';

export async function identifyWooCommerce(fetcher: Fetcher, { origin, page }: Glance): Promise<StoreIdentity> {
  const head = page && pageHead(page.html, page.url);
  const answer = await tryAsk(fetcher, { url: `${origin}/wp-json/`, expects: 'json' });
  const site = answer && orNull(() => jsonOf(answer));
  const { items, total } = await askStoreApi(fetcher, origin, { per_page: 1 });
  return {
    origin,
    shopKey: null,
    platform: 'woocommerce',
    name: htmlTextOf(at(site, 'name'), 200) ?? head?.siteName ?? head?.title ?? null,
    country: countryOfHost(origin, head?.language ?? null, at(site, 'timezone_string')),
    currency: currencyOf(at(items[0], 'prices', 'currency_code')),
    language: head?.language ?? null,
    faviconUrl: urlOf(at(site, 'site_icon_url') || null, origin) ?? head?.iconUrl ?? null,
    productCount: total,
  };
}
