import { parseStoreUrl } from '#tracker/parse-store-url.ts';
import type { StoreReader } from '../compose/dependencies.ts';
import type { Tracking } from '../tracking/tracking.ts';

/** Reads a store with the tracker before anyone tracks it. */
export function storeReader({ check }: Pick<Tracking, 'check'>): StoreReader {
  return {
    parse(url) {
      const { host, origin } = parseStoreUrl(url);
      return { host, origin, url };
    },
    check: ({ url }) => check(url),
  };
}
