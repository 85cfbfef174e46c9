import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { Figures } from '#sales/facts.ts';
import { negative } from '#tracker/estimate/product-sales.ts';
import { endFirstWeeks } from '#tracker/estimate/revision/first-weeks.ts';
import { keptGaps } from '#tracker/estimate/revision/kept-gaps.ts';
import { type KeptGap, reestimateGaps } from '#tracker/estimate/revision/reestimate-gaps.ts';
import { refit } from '#tracker/estimate/revision/refit.ts';
import type { KnownProduct } from '#tracker/known/product.ts';
import type { KnownStore } from '#tracker/known/store.ts';
import { newStoreModel, type StoreModel } from '#tracker/known/store-model.ts';
import type { LiveSignals, Observation } from '#tracker/observation.ts';
import { observe } from '#tracker/observe.ts';
import type { Reading } from '#tracker/reading.ts';
import type { ShelfReader } from './shelf-reader.ts';

type Hours = Pick<Observation, 'productHours' | 'storeHours'>;

/**
 * Polls a practice shop on its own clock as the tracker does: changes, and a whole catalogue first and then once a day.
 * Also estimates its first weeks again. Passes on to `take` every observation, and what the second estimate adds or
 * takes back. Returns the number of polls.
 */
export function watchShop(
  reader: ShelfReader,
  span: { from: number; to: number; everyMs: number; holdMs: number },
  take: (seen: Hours, reading: Reading | null) => void,
): number {
  const products = new Map<string, KnownProduct>();
  const observedUntil = null as number | null;
  const trade = { usd: 1, medianUsd: null, tags: [], isWholesale: false };
  const model: StoreModel = { ...newStoreModel(), trade };
  const known = { model, observedUntil, products, catalogueSize: 0, holdMs: span.holdMs };
  let first: Observation[] = [];

  function keep(reading: Reading): void {
    const live: LiveSignals = {
      modified: reading.signals.includes('modified'),
      stock: reading.signals.includes('stock'),
    };
    const seen = observe(known satisfies KnownStore, reading, live);
    for (const product of seen.products) products.set(product.externalId, product);
    known.model = seen.model;
    known.observedUntil = seen.observedUntil;
    known.catalogueSize = products.size;
    if (seen.model.firstWeeksSince !== undefined) first.push(seen);
    take(seen, reading);
  }

  function restateFirstWeeks(): void {
    const priceOf = (externalId: string) => (products.get(externalId)?.variants[0]?.priceMinor ?? 0) / 100;
    const gaps = keptGaps(
      first.flatMap(({ evidence }) => evidence),
      priceOf,
    );
    // of two readings at once, the first one covers the gap
    const told = new Map(first.toReversed().map((seen) => [seen.reading.at, seen]));
    for (const [index, hours] of reestimateGaps(gaps, {
      ...known,
      rateOf: (externalId) => products.get(externalId)?.rate,
    }).entries()) {
      take(hours, null);
      take(takenBack(told.get(gaps[index]!.to)!, gaps[index]!), null);
    }
  }

  keep(reader.readCatalogue(span.from));
  let polls = 1;
  let catalogueAt = span.from;
  for (let at = span.from + span.everyMs; at <= span.to; at += span.everyMs) {
    polls++;
    keep(reader.readChanges(known.observedUntil!, at));
    if (at - catalogueAt < DAY_MS) continue;
    catalogueAt = at;
    keep(reader.readCatalogue(at));
    const { model, since } = endFirstWeeks(
      refit(
        known.model,
        products.values().map((product) => product.rate),
      ),
    );
    known.model = model;
    if (since !== null) restateFirstWeeks();
    if (model.firstWeeksSince === undefined) first = [];
  }
  return polls;
}

/**
 * The hours that a gap had added, negated. Hours before it are left out: it only took edits back there, and the touches
 * of the earlier gaps already lack these.
 */
function takenBack({ productHours, storeHours }: Observation, gap: KeptGap): Hours {
  const isOfGap = ({ hour }: { hour: number }) => hour + HOUR_MS > gap.from;
  return {
    productHours: productHours.filter(isOfGap).map(minus),
    storeHours: storeHours.filter(isOfGap).map(minus),
  };
}

function minus<Hour extends Figures>(hour: Hour): Hour {
  const { orders, ordersVar, ordersSd, units, unitsVar, unitsSd, revenue, revenueVar, revenueSd } = hour;
  return {
    ...hour,
    ...negative({ orders, ordersVar, ordersSd, units, unitsVar, unitsSd, revenue, revenueVar, revenueSd }),
  };
}
