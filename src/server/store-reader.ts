import { checkStore } from '#tracker/check-store.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import { parseStoreUrl } from '#tracker/parse-store-url.ts';
import type { StoreReader } from './dependencies.ts';

/** The tracker's way of looking at a store before anyone tracks it. */
export function storeReader(fetcher: Fetcher): StoreReader {
  return {
    parse(url) {
      const { host, origin } = parseStoreUrl(url);
      return { host, origin, url };
    },
    async check({ url }) {
      const { identity, signals, host, productCount } = await checkStore(fetcher, url);
      return { ...identity, host, signals, productCount };
    },
  };
}
