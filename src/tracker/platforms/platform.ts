import type { PlatformKind } from '#contract/store.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../reading.ts';

/** How sure we are that a host runs a platform: 0 to 100, with what was seen. */
export type Detection = { score: number; evidence: string[] };

/** One kind of shop software: how to recognise it, what it says of itself, and how to read its catalogue politely. */
export type Platform = {
  kind: PlatformKind;
  detect(fetcher: Fetcher, origin: string): Promise<Detection>;
  identify(fetcher: Fetcher, origin: string): Promise<StoreIdentity>;
  /** Looks for living signals; `reading` is a full catalogue just read. */
  probeSignals(fetcher: Fetcher, store: StoreIdentity, reading: Reading): Promise<ProbedSignal[]>;
  readCatalogue(fetcher: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading>;
  /** Null where the platform cannot tell what changed: then the catalogue is read whole. */
  readChanges:
    | ((fetcher: Fetcher, store: StoreIdentity, since: number, options: ReadOptions) => Promise<Reading>)
    | null;
};

export type ReadOptions = {
  /** The living sources, as `kind:source`, for instance `modified:storefront-graphql`. */
  sources: ReadonlySet<string>;
  /** Products at the most; more makes the reading incomplete. */
  maxProducts: number;
};
