import { endFirstWeeks } from '../estimate/revision/first-weeks.ts';
import { refit } from '../estimate/revision/refit.ts';
import { tradeOf, usualLeast } from '../estimate/units/trade-of.ts';
import { FetchFailure, PollUsedUp } from '../fetch/fetch-failure.ts';
import { currencyIn, type ProbedSignal, type Reading } from '../reading.ts';
import { applyProbe } from '../signals/apply-probe.ts';
import { inferReviewSales } from '../signals/infer-review-sales.ts';
import { judgeRanking, type Ranking, rankedBy } from '../signals/judge-ranking.ts';
import { isListAsked, judgeReviewList } from '../signals/judge-review-list.ts';
import { movedPlaces } from '../signals/moved-places.ts';
import { isAlive, type SignalLife, type SignalLives } from '../signals/signal-life.ts';
import { applyReading } from './apply-reading.ts';
import type { Known } from './load/load-known.ts';
import { addSales, type ObservationBatch } from './observation-batch.ts';
import type { PollState } from './poll-state.ts';
import { probeSignals, readCatalogue, readRanking, readReviews, type Storefront } from './read-storefront.ts';

/**
 * Takes in the whole catalogue, unless the changes were already one, and what is read beside it: signals, best sellers,
 * reviews.
 */
export async function applyCatalogue(
  seen: PollState,
  storefront: Storefront,
  batch: ObservationBatch,
): Promise<PollState> {
  let state = seen;
  try {
    const isRead = state.readings.at(-1)?.mode === 'catalogue';
    if (!isRead) state = await applyReading(state, await readCatalogue(storefront), batch);
    const reading = state.readings.at(-1)!;
    if (reading.problem?.code === 'store-catalogue-doubtful') return { ...state, catalogue: reading };
    state = { ...state, known: refitModel(state.known, batch) };
    const probed = await probeSignals(storefront, reading);
    state = { ...state, known: withProbes(state.known, probed, reading) };
    const ranking = await readRanking(storefront);
    state = { ...state, known: withLeastUnits(state.known, ranking, batch) };
    const known = withRanking(state.known, ranking, reading, batch);
    await addPlaces(batch, known.products, state.known.signals.get('rank'), known.signals.get('rank'));
    await addRanking(batch, known.products, known.signals.get('rank'), reading.at);
    state = { ...state, known, catalogue: { ...reading, ranking: ranking?.externalIds ?? null } };
    return { ...state, known: await withReviews(known, storefront, reading, batch) };
  } catch (error) {
    if (!(error instanceof FetchFailure) || state.readings.length === 0) throw error;
    // a catalogue that took the whole poll was read as far as it goes, and is not due again at once
    const last = state.readings.at(-1)!;
    const catalogue = error instanceof PollUsedUp && last.mode === 'catalogue' ? last : state.catalogue;
    return { ...state, catalogue, problem: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
  }
}

/**
 * Fits the store's prior again to all its products and judges its trade. Once the prior is known, its first weeks are
 * revised.
 */
function refitModel(known: Known, batch: ObservationBatch): Known {
  const { store, products } = known;
  const rates = products.byId.values().map((product) => product.rate);
  const leastTold = known.model.trade?.leastTold;
  const fitted = { ...refit(known.model, rates), trade: tradeOf(store, products.byId.values(), leastTold) };
  const { model, since } = endFirstWeeks(fitted);
  batch.model = model;
  const catalogueSize = store.productCount || products.byId.size;
  const rateOf = (externalId: string) => products.byId.get(externalId)?.rate;
  if (since !== null) batch.firstWeeks = { since, model, catalogueSize, rateOf };
  return { ...known, model };
}

/**
 * The model with the trade that the best sellers' least quantities suggest; unchanged if the store does not show them.
 */
function withLeastUnits(known: Known, ranking: Ranking | null, batch: ObservationBatch): Known {
  if (!ranking?.leastUnits) return known;
  const { store, products } = known;
  const trade = tradeOf(store, products.byId.values(), usualLeast(ranking.leastUnits));
  const model = { ...known.model, trade };
  batch.model = model;
  return { ...known, model };
}

/** An empty catalogue says nothing about signals; any other is probed for them. */
function withProbes(known: Known, probed: readonly ProbedSignal[], reading: Reading): Known {
  if (reading.products.length === 0) return known;
  const signals = new Map(known.signals);
  for (const probe of probed) {
    const carriedAt = reading.signals.includes(probe.kind) ? reading.at : null;
    signals.set(probe.kind, applyProbe(known.signals.get(probe.kind), probe, reading.at, carriedAt));
  }
  return { ...known, signals };
}

async function addPlaces(
  batch: ObservationBatch,
  products: Known['products'],
  before: SignalLife | undefined,
  after: SignalLife | undefined,
): Promise<void> {
  const moves = movedPlaces(before, after);
  await products.loadNamed(moves.map(({ externalId }) => externalId));
  for (const { externalId, before: was, after: is, at } of moves) {
    if (!products.byId.has(externalId)) continue;
    const places = { before: { place: was }, after: { place: is } };
    batch.events.push({ externalId, at, seenAt: at, kind: 'rank', ...places, isPart: true });
  }
}

/** A list that is not the store's own is not stored. */
async function addRanking(
  batch: ObservationBatch,
  products: Known['products'],
  life: SignalLife | undefined,
  readAt: number,
): Promise<void> {
  if (!life?.ranking || life.ranking.at !== readAt || life.state === 'refused') return;
  const { at, externalIds } = life.ranking;
  await products.loadNamed(externalIds);
  batch.rankings.push({ at, externalIds });
}

function withRanking(known: Known, ranking: Ranking | null, reading: Reading, batch: ObservationBatch): Known {
  const { signals } = known;
  const { life, sales } = judgeRanking(signals.get('rank'), ranking, reading, storeOf(known));
  addSales(batch, sales, reading.at);
  const ranked: SignalLives = life ? new Map(signals).set('rank', life) : signals;
  return { ...known, signals: ranked };
}

async function withReviews(
  known: Known,
  storefront: Storefront,
  reading: Reading,
  batch: ObservationBatch,
): Promise<Known> {
  const life = known.signals.get('reviews');
  if (!storefront.platform.readReviews || !life || !isListAsked(life, reading.at)) return known;
  const list = await readReviews(storefront, new Set(life.reviews.list?.ids));
  const listed = judgeReviewList(life, list, reading.at);
  const ranked = rankedBy(known.signals.get('rank'));
  const store = { ...storeOf(known), currency: currencyIn(reading), ranked };
  const gap = { from: listed.since, to: reading.at };
  const reviewed = inferReviewSales(listed.life, listed.gained, gap, store);
  addSales(batch, reviewed.sales, reading.at);
  return { ...known, signals: new Map(known.signals).set('reviews', reviewed.life ?? listed.life) };
}

function storeOf({ model, products, signals }: Known) {
  const live = { modified: isAlive(signals.get('modified')), stock: isAlive(signals.get('stock')) };
  return { model, products: products.byId, live };
}
