import { DAY_MS } from '#runtime/clock.ts';
import { refit } from '#tracker/estimate/refit.ts';
import type { KnownProduct } from '#tracker/known/product.ts';
import type { KnownStore } from '#tracker/known/store.ts';
import { newStoreModel, type StoreModel } from '#tracker/known/store-model.ts';
import type { LiveSignals, Observation } from '#tracker/observation.ts';
import { observe } from '#tracker/observe.ts';
import type { Reading } from '#tracker/reading.ts';
import type { ShelfReader } from './shelf-reader.ts';

/**
 * Polls a practice shop on its own clock as the tracker does: what changed, and a whole catalogue first and then once
 * a day. Hands every observation on; returns how many polls it made.
 */
export function watchShop(
  reader: ShelfReader,
  span: { from: number; to: number; everyMs: number; holdMs: number },
  take: (seen: Observation, reading: Reading) => void,
): number {
  const products = new Map<string, KnownProduct>();
  const observedUntil = null as number | null;
  const trade = { usd: 1, medianUsd: null, tags: [], isWholesale: false };
  const model: StoreModel = { ...newStoreModel(), trade };
  const known = { model, observedUntil, products, catalogueSize: 0, holdMs: span.holdMs };

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
    take(seen, reading);
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
    known.model = refit(
      known.model,
      products.values().map((product) => product.rate),
    );
  }
  return polls;
}
