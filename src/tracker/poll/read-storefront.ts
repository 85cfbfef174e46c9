import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { KnownFingerprint } from '../known/fingerprint.ts';
import { countingFetcher, isHostWide, type Tally } from '../platforms/ask.ts';
import type { Platform, ReadOptions } from '../platforms/platform.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { ProbedSignal, Reading, ReviewList, StoreIdentity } from '../reading.ts';
import type { Ranking } from '../signals/judge-ranking.ts';
import { isAlive, sourcesOf } from '../signals/signal-life.ts';
import type { Known } from './load/load-known.ts';

/** A store's storefront, as its platform reads it; `tally` counts requests and bytes. */
export type Storefront = {
  platform: PlatformReader;
  fetcher: Fetcher;
  tally: Tally;
  identity: StoreIdentity;
  options: ReadOptions;
};

export type PlatformReader = Pick<
  Platform,
  'readCatalogue' | 'readChanges' | 'probeSignals' | 'readRanking' | 'readReviews'
>;

/** The most products read of one store: the limit of Shopify's paging. */
const MAX_PRODUCTS = 25_000;

export function openStorefront(fetcher: Fetcher, identity: StoreIdentity, known: Known): Storefront {
  const cap = known.signals.get('stock')?.probed.cap;
  const options = {
    sources: sourcesOf(known.signals),
    areStampsAlive: isAlive(known.signals.get('modified')),
    maxProducts: MAX_PRODUCTS,
    readerState: known.readerState,
    isUnreadable: known.store.isUnreadable,
    stockCap: typeof cap === 'number' ? cap : null,
  };
  return { platform: getPlatform(identity.platform), ...countingFetcher(fetcher), identity, options };
}

/** Null if the platform or this store shows no changes. */
export async function readChanges(
  { platform, fetcher, identity, options }: Storefront,
  since: number | null,
  fingerprint: KnownFingerprint | null,
): Promise<Reading | null> {
  if (!platform.readChanges || options.sources.size === 0 || since === null) return null;
  try {
    return await platform.readChanges(fetcher, identity, since, { ...options, fingerprint });
  } catch (error) {
    // a source that worked no longer answers. The catalogue may still answer, and its probe shows which signals are
    // alive
    if (error instanceof FetchFailure && !isHostWide(error)) return null;
    throw error;
  }
}

export function readCatalogue({ platform, fetcher, identity, options }: Storefront): Promise<Reading> {
  return platform.readCatalogue(fetcher, identity, options);
}

export function probeSignals({ platform, fetcher, identity }: Storefront, reading: Reading): Promise<ProbedSignal[]> {
  return platform.probeSignals(fetcher, identity, reading);
}

/** Null if the store shows no best sellers. */
export async function readRanking({ platform, fetcher, identity }: Storefront): Promise<Ranking | null> {
  return (await platform.readRanking?.(fetcher, identity)) ?? null;
}

/** Null if the store does not show its reviews. */
export async function readReviews(
  { platform, fetcher, identity }: Storefront,
  knownIds: ReadonlySet<string>,
): Promise<ReviewList | null> {
  return (await platform.readReviews?.(fetcher, identity, knownIds)) ?? null;
}
