import type { PlatformKind } from '#contract/platform.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { KnownFingerprint } from '../known/fingerprint.ts';
import type { ProbedSignal, Reading, ReviewList, StoreIdentity } from '../reading.ts';
import type { Ranking } from '../signals/judge-ranking.ts';
import type { FrontPage } from './identify/front-page.ts';

/** How certain it is that a host runs a platform: 0 to 100, with what was seen. */
export type Detection = { score: number; evidence: string[] };

/**
 * One kind of shop software: how to recognise it, what it says about itself, and how to read its catalogue politely.
 */
export type Platform = {
  kind: PlatformKind;
  /** Judges what was seen of the front page; makes no requests. */
  detect(front: FrontPage): Detection;
  /** Asks the platform's own way of listing products: a host that answers in its shape is a store of this platform. */
  confirm(fetcher: Fetcher, front: FrontPage): Promise<boolean>;
  identify(fetcher: Fetcher, front: FrontPage): Promise<StoreIdentity>;
  /** Looks for live signals; `reading` is a full catalogue just read. At most one signal of each kind. */
  probeSignals(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal[]>;
  /** The store's best sellers; null if it does not show them. One or two requests, made with a whole catalogue. */
  readRanking?(fetcher: Fetcher, store: StoreIdentity): Promise<Ranking | null>;
  /** The store's newest reviews, down to a known one; null if it does not show them. Usually one request. */
  readReviews?(fetcher: Fetcher, store: StoreIdentity, knownIds: ReadonlySet<string>): Promise<ReviewList | null>;
  /** The currency of the prices, if the catalogue itself does not say it; null if the store does not either. */
  readCurrency?(fetcher: Fetcher, origin: string): Promise<string | null>;
  /** A failure on the first page throws; one on a later page leaves the reading incomplete. */
  readCatalogue(fetcher: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading>;
  /**
   * What moved since `since` (the `at` of the last reading), in exactly the forms of `readCatalogue`; a whole catalogue
   * (marked as one) if the live sources cannot show it. Null if the platform never can.
   */
  readChanges:
    | ((fetcher: Fetcher, store: StoreIdentity, since: number, options: ReadOptions) => Promise<Reading>)
    | null;
};

export type ReadOptions = {
  /** The live sources, as `kind:source`, for instance `modified:storefront-graphql`. */
  sources: ReadonlySet<string>;
  /** The source of stamps has proven itself: what its stamps show is judged by how they move. */
  areStampsAlive?: boolean;
  /** The most products; a store with more is read incompletely. */
  maxProducts: number;
  /** The most pages, if each page is one product's. */
  mostPages?: number;
  /** What the last reading left for the next one (`Reading.readerState`). */
  readerState?: unknown;
  /** The store has failed for hours: what was worth waiting for no longer is. */
  isUnreadable?: boolean;
  /** The catalogue's fingerprint at the last reading; null if an unchanged catalogue might still bring news. */
  fingerprint?: KnownFingerprint | null;
  /** The cap on quantities in the last whole catalogue: a quantity at the cap is no stock. Null for none. */
  stockCap?: number | null;
};
