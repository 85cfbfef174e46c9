import type { Clock } from '#runtime/clock.ts';
import { checkStore } from '#tracker/check-store.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import { parseStoreUrl } from '#tracker/parse-store-url.ts';
import type { StoreReader } from './dependencies.ts';
import { keepChecks } from './store-checks.ts';

/** The tracker's way to look at a store, as the routes ask for it. */
export function storeReader(fetcher: Fetcher, clock: Clock): StoreReader {
  return keepChecks(
    {
      parse(url) {
        const { host, origin } = parseStoreUrl(url);
        return { host, origin, url };
      },
      async check({ url }) {
        const { host, origin, identity, signals, productCount } = await checkStore(fetcher, url);
        return { ...identity, host, origin, signals, productCount };
      },
    },
    clock,
  );
}
