import type { Clock } from '#runtime/clock.ts';
import { lineQuantity } from '../estimate/quantities.ts';
import type { StoreModel } from '../estimate/store-model.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { observe } from '../observe.ts';
import { countingFetcher, isHostWide } from '../platforms/ask.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../reading.ts';
import { addObservation, type ObservationBatch } from './observation-batch.ts';
import type { Recollection } from './recollect.ts';
import { livingKinds, livingSources } from './store-signals.ts';

export type Look = {
  identity: StoreIdentity;
  /** The living sources of signals, as `kind:source`. */
  sources: ReadonlySet<string>;
  isCatalogueDue: boolean;
};

export type Looked = {
  /** The living sources after this look. */
  sources: ReadonlySet<string>;
  /** Where the whole catalogue was read: the reading, and which signals were found in it. */
  catalogue: { reading: Reading; signals: ProbedSignal[] } | null;
  /** What was in the way of a part of the look; what else was seen counts. */
  problem: NonNullable<Reading['problem']> | null;
};

/** The most products read of one store: Shopify's own limit of paging. */
export const MAX_PRODUCTS = 25_000;

/**
 * One look at a store, added to the batch. The changes first, for the sales in them; then, where it is due, the whole
 * catalogue for what it alone shows: products that are gone, content that was edited, signals that came or went.
 * Throws `FetchFailure` where nothing at all could be read; the batch is then as it was.
 */
export async function lookAtStore(
  deps: { fetcher: Fetcher; clock: Clock },
  { identity, sources, isCatalogueDue }: Look,
  recollection: Recollection,
  batch: ObservationBatch,
): Promise<Looked> {
  const platform = getPlatform(identity.platform);
  const options = { sources, maxProducts: MAX_PRODUCTS };
  const { fetcher, tally } = countingFetcher(deps.fetcher);
  const startedAt = deps.clock.now();
  const readings: Reading[] = [];
  let changed = 0;
  let catalogue: Looked['catalogue'] = null;
  let problem: Looked['problem'] = null;

  async function take(reading: Reading): Promise<Reading> {
    const before = await recollection.recall(reading);
    const seen = observe(before, reading, livingIn(reading, sources));
    addObservation(batch, before, seen);
    recollection.keep(seen);
    readings.push(reading);
    changed += seen.products.length;
    problem ??= reading.problem ?? null;
    return reading;
  }

  async function takeCatalogue(read: Reading | null): Promise<Looked['catalogue']> {
    const reading =
      read?.mode === 'catalogue' ? read : await take(await platform.readCatalogue(fetcher, identity, options));
    const model = recollection.refit();
    batch.model = model;
    const probed = await platform.probeSignals(fetcher, identity, reading);
    return { reading, signals: probed.map((signal) => withAssumption(signal, model)) };
  }

  async function readChanges(): Promise<Reading | null> {
    const since = recollection.observedUntil();
    if (!platform.readChanges || sources.size === 0 || since === null) return null;
    try {
      return await platform.readChanges(fetcher, identity, since, options);
    } catch (error) {
      // a source that was alive and answers no more: the catalogue may, and its probe says what still lives
      if (error instanceof FetchFailure && !isHostWide(error)) return null;
      throw error;
    }
  }

  const changes = await readChanges();
  if (changes) await take(changes);
  if (!changes || isCatalogueDue) {
    try {
      catalogue = await takeCatalogue(changes);
    } catch (error) {
      if (!(error instanceof FetchFailure) || readings.length === 0) throw error;
      problem = { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
    }
  }
  const last = readings.at(-1)!;
  batch.polls.push({
    at: startedAt,
    mode: readings.some((reading) => reading.mode === 'catalogue') ? 'catalogue' : 'changes',
    outcome: problem ? 'partial' : changed === 0 ? 'unchanged' : 'complete',
    problem: problem?.code ?? null,
    ...tally,
    durationMs: deps.clock.now() - startedAt,
    products: last.products.length,
    changed,
    signals: last.signals,
  });
  return { sources: catalogue ? livingSources(catalogue.signals) : sources, catalogue, problem };
}

/** What a stamp cannot show, the quantity of a line, is assumed or learned: the number stands with the signal. */
function withAssumption(signal: ProbedSignal, model: StoreModel): ProbedSignal {
  if (signal.kind !== 'modified' || signal.state !== 'alive') return signal;
  const unitsPerLine = Math.round(lineQuantity(model).mean * 100) / 100;
  return { ...signal, evidence: { ...signal.evidence, unitsPerLine } };
}

function livingIn(reading: Reading, sources: ReadonlySet<string>): { modified: boolean; stock: boolean } {
  const living = livingKinds(sources);
  return {
    modified: living.modified && reading.signals.includes('modified'),
    stock: living.stock && reading.signals.includes('stock'),
  };
}
