import type { Fetcher } from '../fetch/fetcher.ts';
import type { StoreIdentity } from '../reading.ts';
import { detectPlatform } from './detect-platform.ts';
import { readFrontPage } from './front-page.ts';

/** Which platform a store runs, and what the store says about itself. Throws `FetchFailure`. */
export async function identifyStore(fetcher: Fetcher, origin: string): Promise<StoreIdentity> {
  const front = await readFrontPage(fetcher, `${origin}/`);
  const { platform } = await detectPlatform(fetcher, front);
  return platform.identify(fetcher, front);
}
