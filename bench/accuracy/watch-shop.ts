import { manualClock } from '#runtime/clock.ts';
import type { World } from '#simulator/world/world.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import type { KnownProduct } from '#tracker/known/product.ts';
import { newStoreModel } from '#tracker/known/store-model.ts';
import type { Known } from '#tracker/poll/load/load-known.ts';
import { emptyBatch, type ObservationBatch } from '#tracker/poll/observation-batch.ts';
import { observeStore } from '#tracker/poll/observe-store.ts';
import type { PollState } from '#tracker/poll/poll-state.ts';
import { openStorefront } from '#tracker/poll/read-storefront.ts';
import type { Poll } from './draw-polls.ts';
import { type BenchPlatform, ORIGIN } from './practice-shop.ts';
import { shelfReader } from './shelf-reader.ts';

/** Polls a practice shop on its own clock by the tracker's own function, and passes on what each poll found. */
export async function watchShop(
  world: World,
  platform: BenchPlatform,
  polls: readonly Poll[],
  take: (batch: ObservationBatch, seen: PollState) => void,
): Promise<void> {
  const clock = manualClock(world.startsAt);
  const reader = shelfReader(world, platform, clock);
  let known = unknownShop(platform, world.currency);
  for (const { at, isCatalogueDue } of polls) {
    clock.set(at);
    const identity = { ...known.store, platform, productCount: null };
    const storefront = { ...openStorefront(NO_FETCHER, identity, known), platform: reader };
    const batch = emptyBatch();
    const seen = await observeStore(clock, { storefront, isCatalogueDue }, known, batch);
    known = { ...seen.known, store: storeAfter(known, seen), readerState: batch.readerState ?? known.readerState };
    take(batch, seen);
  }
}

/** What the store's row says after a poll. */
function storeAfter({ store }: Known, { catalogue, readings }: PollState): Known['store'] {
  const productCount = catalogue?.products.length ?? store.productCount;
  return { ...store, productCount, firstReadAt: store.firstReadAt ?? new Date(readings[0]!.at) };
}

const NO_FETCHER: Fetcher = { fetch: () => Promise.reject(new Error('a shelf is read without requests')) };

function unknownShop(platform: BenchPlatform, currency: string): Known {
  const products = new Map<string, KnownProduct>();
  return {
    store: {
      ...{
        id: 1,
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        shopKey: null,
        platform,
        name: null,
        country: null,
        currency,
      },
      ...{
        language: null,
        faviconUrl: null,
        pageUrl: null,
        productCount: 0,
        tags: [],
        medianPriceUsd: null,
        usdRate: 1,
      },
      ...{
        firstReadAt: null,
        problem: null,
        isUnreadable: false,
        isPractice: false,
        keptPoll: { claim: 0, next: null },
      },
    },
    ...{ signals: new Map(), model: newStoreModel(), storedModel: null, observedUntil: null },
    ...{ doubt: null, fingerprint: null, readerState: null },
    products: {
      byId: products,
      numbers: new Map(),
      load: async () => {},
      loadNamed: async () => {},
      loadAll: async () => {},
      count: async () => products.size,
      keep: (seen) => {
        for (const product of seen) products.set(product.externalId, product);
      },
    },
  };
}
