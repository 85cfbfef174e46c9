import { DAY_MS, manualClock } from '#runtime/clock.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import { refit } from '#tracker/estimate/refit.ts';
import { newStoreModel } from '#tracker/estimate/store-model.ts';
import type { Living, ProductMemory, StoreMemory } from '#tracker/estimate/types.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { type Observation, observe } from '#tracker/observe.ts';
import { identifyStore } from '#tracker/platforms/identify-store.ts';
import { getPlatform } from '#tracker/platforms/platforms.ts';
import type { Reading } from '#tracker/reading.ts';

export type Watched = { polls: number; signals: string[] };

const MAX_PRODUCTS = 25_000;
const CATALOGUE_EVERY_MS = 7 * DAY_MS;

/**
 * Polls a practice shop on its own clock as the tracker does: what changed, and a whole catalogue first and then
 * once a week (which the tracker reads more often; here it is most of the time and changes nothing). Hands every observation on.
 */
export async function watchShop(
  shop: Storefront,
  span: { from: number; to: number; everyMs: number },
  take: (seen: Observation, reading: Reading) => void,
): Promise<Watched> {
  const clock = manualClock(span.from);
  const fetcher = inProcessFetcher((request, nowMs) => shop.handle(request, nowMs), clock.now);
  const identity = await identifyStore(fetcher, shop.origin);
  const platform = getPlatform(identity.platform);
  const options = { sources: new Set<string>(), maxProducts: MAX_PRODUCTS };
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

  const first = await platform.readCatalogue(fetcher, identity, options);
  const signals = await platform.probeSignals(fetcher, identity, first);
  for (const signal of signals) if (signal.state === 'alive') options.sources.add(`${signal.kind}:${signal.source}`);
  keep(await platform.readCatalogue(fetcher, identity, options));

  let polls = 1;
  let catalogueAt = span.from;
  let fittedAt = span.from;
  for (let at = span.from + span.everyMs; at <= span.to; at += span.everyMs) {
    clock.set(at);
    polls++;
    if (platform.readChanges) keep(await platform.readChanges(fetcher, identity, memory.observedUntil!, options));
    else keep(await platform.readCatalogue(fetcher, identity, options));
    if (platform.readChanges && at - catalogueAt >= CATALOGUE_EVERY_MS) {
      keep(await platform.readCatalogue(fetcher, identity, options));
      catalogueAt = at;
    }
    if (at - fittedAt < DAY_MS) continue;
    fittedAt = at;
    memory.model = refit(
      memory.model,
      products.values().map((product) => product.rate),
    );
  }
  return { polls, signals: [...options.sources] };
}
