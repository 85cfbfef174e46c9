import { summarizeStore } from '#catalog/category/summarize-store.ts';
import { keepOffer } from '#catalog/keep-offer.ts';
import {
  changeCurrency,
  markStoreRead,
  markStoreUnreadable,
  noteSignals,
  noteStoreProblem,
} from '#catalog/mark-store.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { usdRates } from '#sales/usd-rates.ts';
import { copyEntries } from '#sales/windows/copy-entries.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { NO_CURRENCY } from '../../platforms/parse/price.ts';
import type { StoreIdentity } from '../../reading.ts';
import { areSignalsLost } from '../../signals/signal-life.ts';
import type { Known } from '../load/load-known.ts';
import { hasSales, isNothingNew, type ObservationBatch, touchedProducts } from '../observation-batch.ts';
import type { PollState } from '../poll-state.ts';
import { saveBatch, saveModel } from './save-batch.ts';
import { saveProfile } from './save-profile.ts';
import { saveSignals } from './signal-rows.ts';

/** A store as it was known before a poll, and what the poll found. */
export type Polled = {
  identity: StoreIdentity;
  /** What was known before the poll. */
  before: Known;
  seen: PollState;
  batch: ObservationBatch;
};

/** Whether a poll found anything to store, besides its time. */
export function hasNews(polled: Polled): boolean {
  return !isStoreAsItWas(polled) || areSignalsMoved(polled) || !isNothingNew(polled.batch);
}

/** Whether nothing about the store itself is new except the time of the reading. Its products may have news. */
export function isStoreAsItWas({ before, seen, batch }: Polled): boolean {
  const isTrouble = before.store.problem !== null || seen.problem !== null;
  const isLearned =
    batch.model !== before.storedModel || batch.readerState !== undefined || batch.doubt !== before.doubt;
  return !isTrouble && !isLearned && seen.catalogue === null;
}

function areSignalsMoved({ before, seen }: Polled): boolean {
  return seen.known.signals.values().some((life) => before.signals.get(life.kind) !== life);
}

/** Stores what a poll found, in the caller's transaction, and brings up to date what depends on it. */
export async function keepNews(trx: FactsTransaction, polled: Polled, now: number): Promise<void> {
  const { identity, before, seen, batch } = polled;
  const { store } = before;
  const { numbers } = before.products;
  // what prices are shown in for good, which a shop may change
  const currency = seen.known.model.prices?.currency ?? identity.currency;
  const money = { currency: currency ?? NO_CURRENCY, usdRate: await usdRates(trx, currency ?? NO_CURRENCY) };
  // the profile is stored first: products carry its country; while the catalogue is doubted, so is the profile
  const isBelieved = seen.catalogue?.problem?.code !== 'store-catalogue-doubtful';
  if (seen.catalogue && isBelieved) await saveProfile(trx, store.id, { ...identity, currency }, seen.catalogue);
  if (currency !== store.currency && currency !== null && store.currency !== null)
    await changeCurrency(trx, store.id, currency, now);
  await saveBatch(trx, store.id, batch, numbers, money, now, now);
  const lives = { before: before.signals, after: seen.known.signals, areProbed: seen.catalogue !== null };
  await saveSignals(trx, store.id, { ...lives, model: batch.model });
  const areLost = areSignalsLost(before.signals, seen.known.signals);
  if (areLost !== null) await noteSignals(trx, store.id, areLost, now);
  // a first reading that broke off after the products has shown them nevertheless
  const isOffered = seen.catalogue !== null || (store.firstReadAt === null && batch.catalogue.size > 0);
  const retagged = isOffered && batch.catalogue.size > 0 ? await summarizeStore(trx, store.id) : [];
  if (isOffered) await keepOffer(trx, store.id, batch.observedUntil ?? now);
  if (!isStoreAsItWas(polled)) {
    await saveModel(trx, store.id, batch);
    await markRead(trx, polled, now);
  }
  // after the reading is noted: whether something surely grew depends on how much was read
  const { sold, entered } = touchedProducts(batch, numbers);
  if (batch.firstWeeks) await refreshProductWindows(trx, { storeIds: [store.id] }, now);
  if (hasSales(batch)) await refreshTouchedWindows(trx, store.id, sold, now);
  await copyEntries(trx, store.id, [...entered, ...retagged]);
}

/**
 * Notes that the store was read, and its problem. A poll whose problem left no products is not a reading. The problems
 * of a doubtful catalogue and of one read in part are noted; the latter until the catalogue is read whole.
 */
async function markRead(
  trx: FactsTransaction,
  { before: { store }, seen, batch }: Polled,
  nowMs: number,
): Promise<void> {
  const problem = seen.problem?.code ?? null;
  const isBlank = problem !== null && seen.catalogue?.products.length === 0;
  if (isBlank && store.firstReadAt === null) return markStoreUnreadable(trx, store.id, problem, nowMs);
  if (!isBlank)
    await markStoreRead(trx, store.id, {
      firstAtMs: batch.observedFrom ?? nowMs,
      lastAtMs: batch.observedUntil ?? nowMs,
    });
  const isInPart = (seen.catalogue ? problem : store.problem) === 'store-too-large';
  if (isBlank || problem === 'store-catalogue-doubtful') await noteStoreProblem(trx, store.id, problem);
  else if (isInPart) await noteStoreProblem(trx, store.id, 'store-too-large');
}
