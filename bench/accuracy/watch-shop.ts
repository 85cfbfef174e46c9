import { DAY_MS } from '#runtime/clock.ts';
import { refit } from '#tracker/estimate/refit.ts';
import { newStoreModel } from '#tracker/estimate/store-model.ts';
import type { Living, ProductMemory, StoreMemory } from '#tracker/estimate/types.ts';
import { type Observation, observe } from '#tracker/observe.ts';
import type { Reading } from '#tracker/reading.ts';
import type { ShelfReader } from './shelf-reader.ts';

/**
 * Polls a practice shop on its own clock as the tracker does: what changed, and a whole catalogue first and then once
 * a day. Hands every observation on; returns how many polls it made.
 */
export function watchShop(
  reader: ShelfReader,
  span: { from: number; to: number; everyMs: number },
  take: (seen: Observation, reading: Reading) => void,
): number {
  const products = new Map<string, ProductMemory>();
  const memory = { model: newStoreModel(), observedUntil: null as number | null, products, catalogueSize: 0 };

  function keep(reading: Reading): void {
    const living: Living = {
      modified: reading.signals.includes('modified'),
      stock: reading.signals.includes('stock'),
    };
    const seen = observe(memory satisfies StoreMemory, reading, living);
    for (const product of seen.products) products.set(product.externalId, product);
    memory.model = seen.model;
    memory.observedUntil = seen.observedUntil;
    memory.catalogueSize = products.size;
    take(seen, reading);
  }

  keep(reader.readCatalogue(span.from));
  let polls = 1;
  let catalogueAt = span.from;
  for (let at = span.from + span.everyMs; at <= span.to; at += span.everyMs) {
    polls++;
    keep(reader.readChanges(memory.observedUntil!, at));
    if (at - catalogueAt < DAY_MS) continue;
    catalogueAt = at;
    keep(reader.readCatalogue(at));
    memory.model = refit(
      memory.model,
      products.values().map((product) => product.rate),
    );
  }
  return polls;
}
