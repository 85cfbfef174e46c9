import type { Clock } from '#runtime/clock.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { observe } from '../observe.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../reading.ts';
import { addObservation, type ObservationBatch } from './observation-batch.ts';
import type { Recollection } from './recollect.ts';
import { livingKinds } from './store-signals.ts';

export type Look = {
  identity: StoreIdentity;
  /** The living sources of signals, as `kind:source`. */
  sources: ReadonlySet<string>;
  isCatalogueDue: boolean;
};

export type Looked = {
  hasLivingSignal: boolean;
  /** Where the whole catalogue was read: the reading, and which signals were found in it. */
  catalogue: { reading: Reading; signals: ProbedSignal[] } | null;
};

/** The most products read of one store: Shopify's own limit of paging. */
export const MAX_PRODUCTS = 25_000;

/**
 * One look at a store, added to the batch. The changes first, for the sales in them; then, where it is due, the whole
 * catalogue for what it alone shows: products that are gone, content that was edited, signals that came or went.
 */
export async function lookAtStore(
  deps: { fetcher: Fetcher; clock: Clock },
  { identity, sources, isCatalogueDue }: Look,
  recollection: Recollection,
  batch: ObservationBatch,
): Promise<Looked> {
  const platform = getPlatform(identity.platform);
  const options = { sources, maxProducts: MAX_PRODUCTS };

  async function take(reading: Reading, startedAt: number): Promise<void> {
    const before = await recollection.recall(reading);
    const seen = observe(before, reading, livingIn(reading, sources));
    addObservation(batch, before, reading, seen, deps.clock.now() - startedAt);
    recollection.keep(seen);
  }

  const observedUntil = recollection.observedUntil();
  let reading: Reading | null = null;
  if (platform.readChanges && sources.size > 0 && observedUntil !== null) {
    const startedAt = deps.clock.now();
    reading = await platform.readChanges(deps.fetcher, identity, observedUntil, options);
    await take(reading, startedAt);
    if (!isCatalogueDue) return { hasLivingSignal: true, catalogue: null };
  }
  if (reading?.mode !== 'catalogue') {
    const startedAt = deps.clock.now();
    reading = await platform.readCatalogue(deps.fetcher, identity, options);
    await take(reading, startedAt);
  }
  batch.model = recollection.refit();
  const signals = await platform.probeSignals(deps.fetcher, identity, reading);
  return { hasLivingSignal: signals.some((signal) => signal.state === 'alive'), catalogue: { reading, signals } };
}

function livingIn(reading: Reading, sources: ReadonlySet<string>): { modified: boolean; stock: boolean } {
  const living = livingKinds(sources);
  return {
    modified: living.modified && reading.signals.includes('modified'),
    stock: living.stock && reading.signals.includes('stock'),
  };
}
