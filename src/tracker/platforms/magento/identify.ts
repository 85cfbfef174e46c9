import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { tryAsk } from '../ask.ts';
import { countryOfHost } from '../country-of-host.ts';
import type { Glance } from '../glance.ts';
import { pageHead } from '../page-head.ts';
import { currencyOf, languageOf, shortTextOf } from '../parse-text.ts';
import { at, jsonOf } from '../read-json.ts';
import { askMagento, CATALOGUE } from './graphql.ts';

const CONFIG = '{ storeConfig { store_name locale default_display_currency_code base_currency_code } }';

export async function identifyMagento(fetcher: Fetcher, { origin, page }: Glance): Promise<StoreIdentity> {
  const head = page && pageHead(page.html, page.url);
  const config = await askConfig(fetcher, origin);
  const { items, total } = await askMagento(fetcher, origin, CATALOGUE, { page: 1, size: 1 });
  const language = languageOf(at(config, 'locale')) ?? head?.language ?? null;
  return {
    origin,
    shopKey: null,
    platform: 'magento',
    name: shortTextOf(at(config, 'store_name')) ?? head?.siteName ?? head?.title ?? null,
    country: countryOfHost(origin, language),
    currency:
      currencyOf(at(config, 'default_display_currency_code')) ??
      currencyOf(at(config, 'base_currency_code')) ??
      currencyOf(at(items[0], 'price_range', 'minimum_price', 'final_price', 'currency')),
    language,
    faviconUrl: head?.iconUrl ?? null,
    productCount: total,
  };
}

async function askConfig(fetcher: Fetcher, origin: string): Promise<unknown> {
  const search = new URLSearchParams({ query: CONFIG });
  const answer = await tryAsk(fetcher, { url: `${origin}/graphql?${search}`, expects: 'json' });
  try {
    return answer && at(jsonOf(answer), 'data', 'storeConfig');
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}
