import { expect, test } from 'vitest';
import { HOUR_MS, manualClock } from '#runtime/clock.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { identifyStore } from '#tracker/platforms/identify-store.ts';
import { getPlatform } from '#tracker/platforms/platforms.ts';
import type { ProbedSignal, Reading } from '#tracker/reading.ts';
import { drawLog } from './draw-logs.ts';
import { type BenchPlatform, practiceShop, practiceWorld } from './practice-shop.ts';
import { shelfReader } from './shelf-reader.ts';
import { drawnWorld, NOISY } from './worlds.ts';

const SOURCES: Record<BenchPlatform, string[]> = {
  shopify: ['modified:storefront-graphql'],
  woocommerce: ['modified:store-api+wp-rest', 'stock:store-api'],
};

/** The part of a reading that the estimate uses. */
function told(reading: Reading) {
  return {
    at: reading.at,
    mode: reading.mode,
    isComplete: reading.isComplete,
    signals: reading.signals.toSorted(),
    products: reading.products
      .map(({ externalId, modifiedAt, currency, variants }) => ({
        externalId,
        modifiedAt,
        currency,
        variants: variants.map(({ externalId: id, priceMinor, compareAtMinor, isAvailable, stock }) => ({
          id,
          priceMinor,
          compareAtMinor,
          isAvailable,
          stock,
        })),
      }))
      .sort((one, other) => Number(one.externalId) - Number(other.externalId)),
  };
}

function found(probes: readonly ProbedSignal[]) {
  return probes.filter(({ kind }) => kind !== 'reviews').map(({ kind, state, source }) => `${kind} ${state} ${source}`);
}

test.each(['shopify', 'woocommerce'] as const)('a shelf is read as the %s reader reads the shop', async (kind) => {
  const log = drawLog('test', { ...drawnWorld('nightly').trade, days: 3, products: 90, ordersPerDay: 300 });
  const world = practiceWorld(log, kind, NOISY);
  const shop = practiceShop(practiceWorld(log, kind, NOISY), kind);
  const clock = manualClock(world.startsAt);
  const fetcher = inProcessFetcher((request, nowMs) => shop.handle(request, nowMs), clock.now);
  const identity = await identifyStore(fetcher, shop.origin);
  const wire = getPlatform(identity.platform);
  const shelf = shelfReader(world, kind, clock);
  const options = { sources: new Set(SOURCES[kind]), maxProducts: 25_000 };
  const modes = new Set<string>();
  // half an hour after a sync, stamps look like the time of a rendering
  for (let at = world.startsAt + HOUR_MS / 2; at <= world.startsAt + 75 * HOUR_MS; at += 3 * HOUR_MS) {
    clock.set(at);
    const direct = await shelf.readChanges!(fetcher, identity, at - 3 * HOUR_MS, options);
    modes.add(direct.mode);
    const read = await wire.readChanges!(fetcher, identity, at - 3 * HOUR_MS, options);
    expect(told(direct)).toEqual(told(read));
    const catalogue = await shelf.readCatalogue(fetcher, identity, options);
    const wireCatalogue = await wire.readCatalogue(fetcher, identity, options);
    expect(told(catalogue)).toEqual(told(wireCatalogue));
    const probed = await shelf.probeSignals(fetcher, identity, catalogue);
    expect(found(probed)).toEqual(found(await wire.probeSignals(fetcher, identity, wireCatalogue)));
  }
  expect(modes.has('changes')).toBe(true);
});
