import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { countryOfHost } from '../identify/country-of-host.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { NO_CURRENCY } from '../parse/price.ts';
import { findAddresses } from './find-addresses.ts';
import { pageCurrency } from './page-script.ts';
import { readProductPage } from './read-product-page.ts';

const MAX_TRIED = 3;

export async function identifyPrestaShop(fetcher: Fetcher, { origin, page }: FrontPage): Promise<StoreIdentity> {
  const head = page?.head;
  const language = head?.language ?? null;
  return {
    origin,
    shopKey: null,
    platform: 'prestashop',
    name: head?.siteName ?? head?.title ?? null,
    country: countryOfHost(origin, language),
    currency:
      (page && pageCurrency(page.html, page.url)) ?? (await currencyOfProducts(fetcher, origin, page?.html ?? null)),
    language,
    faviconUrl: head?.iconUrl ?? null,
    productCount: null,
  };
}

async function currencyOfProducts(fetcher: Fetcher, origin: string, html: string | null): Promise<string | null> {
  const { products } = await findAddresses(fetcher, origin, html);
  for (const url of [...products.values()].slice(0, MAX_TRIED)) {
    const read = await readProductPage(fetcher, { origin, currency: null }, url);
    if (read?.product && read.product.currency !== NO_CURRENCY) return read.product.currency;
  }
  return null;
}
