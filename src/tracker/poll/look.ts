import type { Clock } from '#runtime/clock.ts';
import type { UntoldSales } from '../estimate/untold-sales.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { observe } from '../observe.ts';
import { countingFetcher, isHostWide } from '../platforms/ask.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../reading.ts';
import { meetProbe } from '../signals/meet-probe.ts';
import { quietHours } from '../signals/quiet-hours.ts';
import { isAlive, type SignalLives, sourcesOf } from '../signals/signal-life.ts';
import { watchRanking } from '../signals/watch-ranking.ts';
import { watchReading } from '../signals/watch-reading.ts';
import { watchReviewSales } from '../signals/watch-review-sales.ts';
import { addObservation, type ObservationBatch } from './observation-batch.ts';
import type { Recollection } from './recollect.ts';
import { markAfterPart, settledMark } from './settled-mark.ts';

export type Look = {
  identity: StoreIdentity;
  signals: SignalLives;
  isCatalogueDue: boolean;
};

export type Looked = {
  /** The signals after this look. */
  signals: SignalLives;
  /** Where the whole catalogue was read, and the signals probed in it. */
  catalogue: { reading: Reading } | null;
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
  { identity, signals, isCatalogueDue }: Look,
  recollection: Recollection,
  batch: ObservationBatch,
): Promise<Looked> {
  const platform = getPlatform(identity.platform);
  const sources = sourcesOf(signals);
  const cap = signals.get('stock')?.probed.cap;
  const options = {
    sources,
    maxProducts: MAX_PRODUCTS,
    readerState: recollection.readerState,
    stockCap: typeof cap === 'number' ? cap : null,
  };
  let lives = signals;
  const { fetcher, tally } = countingFetcher(deps.fetcher);
  const startedAt = deps.clock.now();
  const readings: Reading[] = [];
  let changed = 0;
  let catalogue: Looked['catalogue'] = null;
  let problem: Looked['problem'] = null;

  async function take(given: Reading): Promise<Reading> {
    const before = await recollection.recall(given);
    const believed = await recollection.judge(given);
    if (believed.problem && believed.products.length === 0) return note(believed);
    const watched = watchReading(lives, before, believed);
    const { reading, living } = watched;
    lives = watched.lives;
    const seen = observe(before, reading, living);
    addObservation(batch, before, seen);
    const reviewed = watchReviewSales(lives.get('reviews'), watched.reviewed, before, reading, living);
    if (reviewed.life) lives = new Map(lives).set('reviews', reviewed.life);
    addSales(batch, reviewed.sales);
    for (const { kind, stoodSince } of living.modified !== living.stock ? watched.proven : []) {
      batch.storeHours.push(...quietHours(kind, stoodSince, before.observedUntil!));
    }
    recollection.keep(seen);
    await markCatalogue(reading);
    changed += seen.products.length;
    return note(reading);
  }

  function note(reading: Reading): Reading {
    readings.push(reading);
    if (reading.readerState) batch.readerState = reading.readerState;
    problem ??= reading.problem ?? null;
    return reading;
  }

  async function markCatalogue(reading: Reading): Promise<void> {
    const before = recollection.mark();
    const memory = await recollection.recall(reading);
    const isPart = reading.standing !== undefined;
    // a catalogue that is doubted is judged anew each time
    const settled = isPart
      ? markAfterPart(before!, reading, memory)
      : recollection.doubt() === null
        ? settledMark(reading, memory)
        : null;
    if (settled !== before) batch.mark = settled;
    recollection.keepMark(settled);
  }

  async function takeCatalogue(read: Reading | null): Promise<Looked['catalogue']> {
    const reading =
      read?.mode === 'catalogue' ? read : await take(await platform.readCatalogue(fetcher, identity, options));
    if (reading.problem?.code === 'store-catalogue-doubtful') return { reading };
    const model = recollection.refit();
    batch.model = model;
    const probed = await platform.probeSignals(fetcher, identity, reading);
    if (reading.products.length > 0) lives = probedLives(lives, probed, reading);
    const ranking = (await platform.readRanking?.(fetcher, identity)) ?? null;
    const { products } = await recollection.recall(reading);
    const living = { modified: isAlive(lives.get('modified')), stock: isAlive(lives.get('stock')) };
    const ranked = watchRanking(lives.get('rank'), ranking, reading, { model, products, living });
    if (ranked.life) lives = new Map(lives).set('rank', ranked.life);
    addSales(batch, ranked.sales);
    return { reading: { ...reading, ranking: ranking?.externalIds ?? null } };
  }

  // one that is due is read as if nothing were known of its looks
  const mark = isCatalogueDue ? null : recollection.mark();

  async function readChanges(): Promise<Reading | null> {
    const since = recollection.observedUntil();
    if (!platform.readChanges || sources.size === 0 || since === null) return null;
    try {
      return await platform.readChanges(fetcher, identity, since, { ...options, mark });
    } catch (error) {
      // a source that was alive and answers no more: the catalogue may, and its probe says what still lives
      if (error instanceof FetchFailure && !isHostWide(error)) return null;
      throw error;
    }
  }

  const moved = await readChanges();
  const changes = moved && (await take(moved));
  if (!changes || isCatalogueDue) {
    try {
      catalogue = await takeCatalogue(changes);
    } catch (error) {
      if (!(error instanceof FetchFailure) || readings.length === 0) throw error;
      problem = { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
    }
  }
  batch.doubt = recollection.doubt();
  const last = readings.at(-1)!;
  batch.polls.push({
    at: startedAt,
    mode: readings.some((reading) => reading.mode === 'catalogue') ? 'catalogue' : 'changes',
    outcome: problem ? 'partial' : changed === 0 ? 'unchanged' : 'complete',
    problem: problem?.code ?? null,
    ...tally,
    durationMs: deps.clock.now() - startedAt,
    products: last.standing ?? last.products.length,
    changed,
    signals: last.signals,
  });
  return { signals: lives, catalogue, problem };
}

function addSales(batch: ObservationBatch, sales: UntoldSales | null): void {
  batch.evidence.push(...(sales?.evidence ?? []));
  batch.productHours.push(...(sales?.productHours ?? []));
  batch.storeHours.push(...(sales?.storeHours ?? []));
}

/** An empty catalogue tells nothing of signals; any other is asked what it shows. */
function probedLives(lives: SignalLives, probed: readonly ProbedSignal[], reading: Reading): SignalLives {
  const next = new Map(lives);
  for (const probe of probed) {
    const carriedAt = reading.signals.includes(probe.kind) ? reading.at : null;
    next.set(probe.kind, meetProbe(lives.get(probe.kind), probe, reading.at, carriedAt));
  }
  return next;
}
