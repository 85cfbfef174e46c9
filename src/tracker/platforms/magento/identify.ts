import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { at } from '../answer/read-json.ts';
import { isHostWide } from '../ask.ts';
import { countryOfHost } from '../identify/country-of-host.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { currencyOf, languageOf, shortTextOf } from '../parse/text.ts';
import { Graphql } from './graphql.ts';
import { CONFIG_QUERIES, catalogueQuery } from './queries.ts';

export async function identifyMagento(fetcher: Fetcher, { origin, page }: FrontPage): Promise<StoreIdentity> {
  const graphql = new Graphql(fetcher, origin);
  graphql.pageSize = 1;
  const head = page?.head;
  const config = await askConfig(graphql);
  const { items, total } = await graphql.askProducts(catalogueQuery, 1);
  const language = languageOf(at(config, 'locale')) ?? head?.language ?? null;
  return {
    origin,
    shopKey: null,
    platform: 'magento',
    name: shortTextOf(at(config, 'store_name')) ?? head?.siteName ?? head?.title ?? null,
    country: countryOfHost(origin, language, at(config, 'timezone')),
    currency:
      currencyOf(at(config, 'default_display_currency_code')) ??
      currencyOf(at(config, 'base_currency_code')) ??
      currencyOf(at(items[0], 'price_range', 'minimum_price', 'final_price', 'currency')),
    language,
    faviconUrl: head?.iconUrl ?? null,
    productCount: total,
  };
}

/** What the shop says about itself, as far as its version knows the fields; null if it does not say. */
async function askConfig(graphql: Graphql): Promise<unknown> {
  for (const query of CONFIG_QUERIES) {
    try {
      const { body } = await graphql.ask(query);
      const config = at(body, 'data', 'storeConfig');
      if (config) return config;
    } catch (error) {
      if (!(error instanceof FetchFailure) || isHostWide(error)) throw error;
    }
  }
  return null;
}
