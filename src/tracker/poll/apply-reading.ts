import { judgeCatalogue } from '../changes/judge-catalogue.ts';
import type { KnownStore } from '../known/store.ts';
import type { Observation } from '../observation.ts';
import { observe } from '../observe.ts';
import { currencyIn, type Reading } from '../reading.ts';
import { inferReviewSales } from '../signals/infer-review-sales.ts';
import { rankedBy } from '../signals/judge-ranking.ts';
import { type Judged, judgeSignals } from '../signals/judge-signals.ts';
import { quietHours } from '../signals/quiet-hours.ts';
import { type Known, knownStore } from './load/load-known.ts';
import { addHours, addObservation, addSales, type ObservationBatch } from './observation-batch.ts';
import type { PollState } from './poll-state.ts';
import { fingerprintAfterPart, settledFingerprint } from './settled-fingerprint.ts';

/**
 * Takes in a reading: judges it, then finds what its signals show, what changed and what sold. All of it goes to
 * `batch`.
 */
export async function applyReading(seen: PollState, given: Reading, batch: ObservationBatch): Promise<PollState> {
  await seen.known.products.load(given);
  const { reading: believed, doubt } = await believe(seen.known, given);
  const known = { ...seen.known, doubt };
  if (believed.problem && believed.products.length === 0) return withReading({ ...seen, known }, believed, batch);
  const before = knownStore(known, given);
  const judged = judgeSignals(known.signals, before, believed);
  const observation = observe(before, judged.reading, judged.live);
  const { life, sales } = inferReviewSales(
    judged.lives.get('reviews'),
    judged.reviewed,
    { from: before.observedUntil, to: judged.reading.at },
    {
      ...before,
      live: judged.live,
      currency: currencyIn(judged.reading),
      ranked: rankedBy(judged.lives.get('rank')),
    },
  );
  addObservation(batch, before, observation);
  addSales(batch, sales, judged.reading.at);
  addProvenHours(batch, before, judged);
  const signals = life ? new Map(judged.lives).set('reviews', life) : judged.lives;
  const after = keepFingerprint(knownAfter({ ...known, signals }, observation), judged.reading, batch);
  const changed = seen.changed + observation.products.length;
  return withReading({ ...seen, known: after, changed }, judged.reading, batch);
}

async function believe(known: Known, reading: Reading): Promise<Pick<Known, 'doubt'> & { reading: Reading }> {
  const { doubt, products, observedUntil } = known;
  if (observedUntil === null || reading.sizeIfUnchanged !== undefined) return { reading, doubt };
  return judgeCatalogue(reading, products.byId, doubt, await products.count(reading));
}

function addProvenHours(batch: ObservationBatch, before: KnownStore, { live, proven, reading }: Judged): void {
  if (live.modified === live.stock) return;
  for (const { kind, stoodSince } of proven) {
    const storeHours = quietHours(kind, stoodSince, before.observedUntil!);
    addHours(batch, { productHours: [], storeHours }, reading.at);
  }
}

function knownAfter(known: Known, { products, model, observedUntil }: Observation): Known {
  known.products.keep(products);
  return { ...known, model, observedUntil };
}

function keepFingerprint(known: Known, reading: Reading, batch: ObservationBatch): Known {
  const fingerprint = fingerprintOf(known, reading);
  if (fingerprint !== known.fingerprint) batch.fingerprint = fingerprint;
  return { ...known, fingerprint };
}

function fingerprintOf(known: Known, reading: Reading): Known['fingerprint'] {
  const store = knownStore(known, reading);
  if (reading.sizeIfUnchanged !== undefined) return fingerprintAfterPart(known.fingerprint!, reading, store);
  // a doubted catalogue is judged again each time
  return known.doubt === null ? settledFingerprint(reading, store) : null;
}

function withReading(seen: PollState, reading: Reading, batch: ObservationBatch): PollState {
  if (reading.readerState) batch.readerState = reading.readerState;
  return { ...seen, readings: [...seen.readings, reading], problem: seen.problem ?? reading.problem ?? null };
}
