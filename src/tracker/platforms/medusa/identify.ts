import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { countryOfHost } from '../identify/country-of-host.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { shopKeyOf } from './api-access.ts';
import { chooseRegion } from './choose-region.ts';
import { findApiAccess } from './find-api-access.ts';
import { askProducts, askRegions } from './store-api.ts';

export async function identifyMedusa(fetcher: Fetcher, front: FrontPage): Promise<StoreIdentity> {
  const { origin, page } = front;
  const access = await findApiAccess(fetcher, front);
  const regions = access && (await askRegions(fetcher, access));
  if (!access || !regions) throw new FetchFailure('store-not-a-store', { detail: 'no regions' });
  const head = page?.head;
  const language = head?.language ?? null;
  const guess = countryInPath(page?.url) ?? countryOfHost(origin, language);
  const region = chooseRegion(regions, { currency: null, country: guess ?? homeOf(language) });
  const isOnlyCountry = region.countries.length === 1 && regions.length === 1;
  const listed = await askProducts(fetcher, access, [
    ['limit', '1'],
    ['fields', 'id'],
  ]);
  return {
    origin,
    shopKey: shopKeyOf(access),
    platform: 'medusa',
    name: head?.siteName ?? head?.title ?? null,
    country: guess ?? (isOnlyCountry ? region.countries[0]! : null),
    currency: region.currency,
    language,
    faviconUrl: head?.iconUrl ?? null,
    productCount: listed?.total ?? null,
  };
}

/** The country where most people speak the language: good enough to choose a price list, not to say where a shop is. */
function homeOf(language: string | null): string | null {
  return (language && new Intl.Locale(language).maximize().region) || null;
}

/** Medusa's own storefront sends every visitor to `/<country>`. */
function countryInPath(url: string | undefined): string | null {
  const first = url ? /^\/([a-z]{2})(\/|$)/.exec(new URL(url).pathname)?.[1] : undefined;
  return first?.toUpperCase() ?? null;
}
