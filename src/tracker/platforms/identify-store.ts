import type { PlatformKind } from '#contract/platform.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { StoreIdentity } from '../reading.ts';
import { detectPlatform } from './identify/detect-platform.ts';
import { readFrontPage } from './identify/front-page.ts';

/**
 * Which platform the store at an address runs, and what it says about itself. `known` is the platform by which it was
 * read. Throws `FetchFailure`.
 */
export async function identifyStore(
  fetcher: Fetcher,
  address: string,
  known: PlatformKind | null = null,
): Promise<StoreIdentity> {
  const front = await readFrontPage(fetcher, new URL(address).href);
  const { platform } = await detectPlatform(fetcher, front, known);
  return platform.identify(fetcher, front);
}
