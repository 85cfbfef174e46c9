import { summarizeStore } from '#catalog/category/summarize-store.ts';
import { keepOffer } from '#catalog/keep-offer.ts';
import { markStoreRead } from '#catalog/mark-store.ts';
import type { Databases } from '#database/connect.ts';
import { keptSince } from '#database/partitions.ts';
import { type Clock, DAY_MS, HOUR_MS, manualClock } from '#runtime/clock.ts';
import { type UsdRate, usdRates } from '#sales/usd-rates.ts';
import { FetchFailure } from '#tracker/fetch/fetch-failure.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import { identifyStore } from '#tracker/platforms/identify-store.ts';
import { failedPoll } from '#tracker/poll/failed-poll.ts';
import { loadKnown } from '#tracker/poll/load/load-known.ts';
import { loadStores } from '#tracker/poll/load/load-store.ts';
import { emptyBatch } from '#tracker/poll/observation-batch.ts';
import { observeStore } from '#tracker/poll/observe-store.ts';
import { openStorefront } from '#tracker/poll/read-storefront.ts';
import { fenceStore, markKept } from '#tracker/poll/save/poll-kept.ts';
import { saveBatch, saveModel } from '#tracker/poll/save/save-batch.ts';
import { type PollRecord, savePollRows } from '#tracker/poll/save/save-poll-rows.ts';
import { saveProfile } from '#tracker/poll/save/save-profile.ts';
import { saveSignals } from '#tracker/poll/save/signal-rows.ts';
import type { Reading, StoreIdentity } from '#tracker/reading.ts';
import type { Hold } from '#tracker/schedule/hold-store.ts';
import { findLeases } from '#tracker/schedule/lease.ts';

/**
 * A practice store that is held while its past is read. `fetcherAt` serves its world at any moment of a virtual clock.
 */
export type PastStore = Hold & { origin: string; fetcherAt(clock: Clock): Fetcher };

const SAVE_EVERY_MS = 7 * DAY_MS;

/**
 * Reads a practice store hour by hour on a virtual clock, with the same readers and estimator as live stores, and saves
 * week by week. An interrupted run continues after the last saved week. If two runs overlap, the one that took the
 * store last continues and the other throws.
 */
export async function fillHistory(
  { people, facts }: Databases,
  store: PastStore,
  span: { fromMs: number; untilMs: number },
  onProgress: (doneUntilMs: number) => void,
): Promise<void> {
  const clock = manualClock(span.fromMs);
  const fetcher = store.fetcherAt(clock);
  await fenceStore(facts, store.storeId, store.claim);
  let known = (await loadKnown(facts, [store.storeId])).get(store.storeId)!;
  await known.products.loadAll();
  clock.set(Math.max(span.fromMs, (known.observedUntil ?? 0) + HOUR_MS));
  // identified at the first hour at which it answers: a run may have been interrupted while the shop was down
  let identity: StoreIdentity | null = null;
  let usdRate: UsdRate | null = null;
  let missed: PollRecord[] = [];
  while (clock.now() <= span.untilMs) {
    const batch = emptyBatch();
    const before = known.signals;
    const saveAt = Math.min(span.untilMs, clock.now() + SAVE_EVERY_MS);
    let catalogue: Reading | null = null;
    for (; clock.now() <= saveAt; clock.advance(HOUR_MS)) {
      const isCatalogueDue = Math.floor(clock.now() / HOUR_MS) % 24 === 3;
      try {
        identity ??= await identifyStore(fetcher, store.origin);
        const storefront = openStorefront(fetcher, identity, known);
        const seen = await observeStore(clock, { storefront, isCatalogueDue }, known, batch);
        known = seen.known;
        catalogue = seen.catalogue ?? catalogue;
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error;
        // as with live stores: save what was read so far, because a later reading would redistribute these days
        if (batch.polls.length > 0) break;
        missed.push({ at: clock.now(), ...failedPoll(error, isCatalogueDue), requests: 1, bytes: 0, durationMs: 0 });
      }
    }
    const shop: StoreIdentity | null = identity;
    if (shop === null || batch.polls.length === 0) continue;
    const currency = shop.currency ?? 'USD';
    usdRate ??= await usdRates(facts, currency);
    const money = { currency, usdRate };
    const readAt = batch.observedUntil ?? saveAt;
    const isOurs = (await findLeases(people, [store])).has(store);
    await facts.transaction().execute(async (trx) => {
      const keeping = { storeId: store.storeId, claim: store.claim, follows: store.claim, next: null };
      const marked = isOurs ? await markKept(trx, [keeping]) : new Set();
      if (!marked.has(store.storeId)) throw new Error(`store ${store.storeId} is no longer ours to fill`);
      if (catalogue) await saveProfile(trx, store.storeId, shop, catalogue);
      await saveBatch(trx, store.storeId, batch, known.products.numbers, money, span.untilMs, null);
      await saveModel(trx, store.storeId, batch);
      const polls = [...missed, ...batch.polls].filter(({ at }) => at >= keptSince('poll', span.untilMs));
      await savePollRows(
        trx,
        polls.map((poll) => ({ ...poll, storeId: store.storeId })),
      );
      if (catalogue && batch.catalogue.size > 0) await summarizeStore(trx, store.storeId);
      if (catalogue) await keepOffer(trx, store.storeId, readAt);
      const lives = { before, after: known.signals, areProbed: catalogue !== null };
      await saveSignals(trx, store.storeId, { ...lives, model: batch.model });
      await markStoreRead(trx, store.storeId, { firstAtMs: batch.observedFrom ?? readAt, lastAtMs: readAt });
    });
    missed = [];
    // the next week starts from the stored state, as an interrupted run would
    const kept = (await loadStores(facts, [store.storeId])).get(store.storeId)!;
    known = { ...known, store: kept };
    onProgress(readAt);
  }
}
