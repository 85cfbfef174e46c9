import type { Fetcher } from '../fetch/fetcher.ts';
import type { StoreIdentity } from '../reading.ts';
import { detectPlatform } from './detect-platform.ts';
import { glanceAt } from './glance.ts';

/** Which platform a store runs and what it says of itself. Throws `FetchFailure`. */
export async function identifyStore(fetcher: Fetcher, origin: string): Promise<StoreIdentity> {
  const glance = await glanceAt(fetcher, `${origin}/`);
  const { platform } = await detectPlatform(fetcher, glance);
  return platform.identify(fetcher, glance);
}
