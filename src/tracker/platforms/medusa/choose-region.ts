import type { Region } from './store-api.ts';

/**
 * The region whose prices are read, the same at every reading: one with the store's currency and country, else with its
 * currency, else with its country, else the first.
 */
export function chooseRegion(
  regions: readonly Region[],
  { currency, country }: { currency: string | null; country: string | null },
): Region {
  const isHome = (region: Region) => country !== null && region.countries.includes(country);
  const own = regions.filter((region) => region.currency === currency);
  return own.find(isHome) ?? own[0] ?? regions.find(isHome) ?? regions[0]!;
}
