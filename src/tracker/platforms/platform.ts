import type { PlatformKind } from '#contract/platform.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { KnownFingerprint } from '../known/fingerprint.ts';
import type { ProbedSignal, Reading, ReviewList, StoreIdentity } from '../reading.ts';
import type { Ranking } from '../signals/watch-ranking.ts';
import type { FrontPage } from './front-page.ts';

/** How sure we are that a host runs a platform: 0 to 100, with what was seen. */
export type Detection = { score: number; evidence: string[] };

/** One kind of shop software: how to recognise it, what it says of itself, and how to read its catalogue politely. */
export type Platform = {
  kind: PlatformKind;
  /** Judges what was seen of the front page; asks nothing. */
  detect(front: FrontPage): Detection;
  /** Asks the platform's own way of giving products: what answers in its shape is a store of it. */
  confirm(fetcher: Fetcher, front: FrontPage): Promise<boolean>;
  identify(fetcher: Fetcher, front: FrontPage): Promise<StoreIdentity>;
  /** Looks for live signals; `reading` is a full catalogue just read. At most one signal of a kind. */
  probeSignals(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal[]>;
  /** The store's best sellers, where it tells them; null where it does not. One request or two, asked with a whole catalogue. */
  readRanking?(fetcher: Fetcher, store: StoreIdentity): Promise<Ranking | null>;
  /** The store's newest reviews, down to one that is known; null where it does not give them. One request, as a rule. */
  readReviews?(fetcher: Fetcher, store: StoreIdentity, knownIds: ReadonlySet<string>): Promise<ReviewList | null>;
  /** A failure on the first page throws; one on a later page leaves the reading incomplete. */
  readCatalogue(fetcher: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading>;
  /**
   * What moved since `since` (the `at` of the last reading), in the very forms of `readCatalogue`; a whole catalogue
   * (and it says so) where the live sources cannot tell. Null where the platform never can.
   */
  readChanges:
    | ((fetcher: Fetcher, store: StoreIdentity, since: number, options: ReadOptions) => Promise<Reading>)
    | null;
};

export type ReadOptions = {
  /** The live sources, as `kind:source`, for instance `modified:storefront-graphql`. */
  sources: ReadonlySet<string>;
  /** Products at the most; more makes the reading incomplete. */
  maxProducts: number;
  /** Pages at the most, where each is one product's. */
  mostPages?: number;
  /** What the last reading left for the next one (`Reading.readerState`). */
  readerState?: unknown;
  /** How the catalogue looked at the last reading, where one that looks the same would tell nothing new. */
  fingerprint?: KnownFingerprint | null;
  /** The cap on quantities as the whole catalogue last showed it: what is at it is no stock. Null for none. */
  stockCap?: number | null;
};
