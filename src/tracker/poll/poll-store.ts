import { summarizeStore } from '#catalog/category/summarize-store.ts';
import { keepOffer } from '#catalog/keep-offer.ts';
import {
  changeCurrency,
  markStoreRead,
  markStoreUnreadable,
  noteSignals,
  noteStoreProblem,
} from '#catalog/mark-store.ts';
import { moveStore } from '#catalog/move-store.ts';
import { type FactsTransaction, isConnectionLost } from '#database/connect.ts';
import type { Log } from '#runtime/log.ts';
import { usdRates } from '#sales/usd-rates.ts';
import { copyEntries } from '#sales/windows/copy-entries.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { boundedFetcher } from '../fetch/bounded-fetcher.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { Network } from '../fetch/network.ts';
import { countingFetcher } from '../platforms/ask.ts';
import { identifyStore } from '../platforms/identify-store.ts';
import { NO_CURRENCY } from '../platforms/parse-price.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { Reading, StoreIdentity } from '../reading.ts';
import type { ClaimedPoll } from '../schedule/claim-polls.ts';
import { expectedSales } from '../schedule/expected-sales.ts';
import { findLeases } from '../schedule/lease.ts';
import { getNetworkLevel } from '../schedule/network-level.ts';
import { FAILURES_UNTIL_UNREADABLE } from '../schedule/poll-gaps.ts';
import { scheduleAfterFailure } from '../schedule/schedule-next.ts';
import { areSignalsLost, hasSalesSignal } from '../signals/signal-life.ts';
import { commitPolls, type FinishDeps, finishKept, type KeptPoll, schedulingOf } from './commit-polls.ts';
import { failedPoll } from './failed-poll.ts';
import { findNewAddress, isMoveProven } from './follow-move.ts';
import { isInNewPrices, type Known, loadKnown } from './load-known.ts';
import { loadStores, type PolledStore } from './load-store.ts';
import { emptyBatch, hasSales, isNothingNew, type ObservationBatch, touchedProducts } from './observation-batch.ts';
import { observeStore } from './observe-store.ts';
import { pacedFetcher } from './paced-fetcher.ts';
import { markKept } from './poll-kept.ts';
import type { PollState } from './poll-state.ts';
import { openStorefront } from './read-storefront.ts';
import { saveBatch, saveModel } from './save-batch.ts';
import { type PollRecord, savePollRows } from './save-poll-rows.ts';
import { saveProfile } from './save-profile.ts';
import { saveSignals } from './signal-rows.ts';

export type PollDeps = FinishDeps & {
  fetcher: Fetcher;
  log: Log;
  /** Names this tracker in its leases. */
  holder: string;
};

type PollOptions = {
  signal?: AbortSignal;
  /** What is known of the store; loaded if it is not given. */
  known?: Known;
  /** Stores a poll together with others; without it, the poll is stored by itself. */
  keepTogether?: (polled: KeptPoll) => Promise<void>;
};

/**
 * Reads one store whose lease we hold, stores the result, and sets the next poll. A failure on our side is no fault of
 * the store: it is logged, and the poll is retried less and less often.
 */
export async function pollStore(deps: PollDeps, poll: ClaimedPoll, options: PollOptions = {}): Promise<void> {
  const paced = pacedFetcher(deps.fetcher, poll.pacing);
  const { fetcher, tally } = countingFetcher(boundedFetcher(paced.fetcher));
  const startedAt = deps.clock.now();
  try {
    await readAndKeep({ ...deps, fetcher }, poll, options, () => ({
      requests: tally.requests,
      network: paced.network(),
    }));
  } catch (error) {
    options.signal?.throwIfAborted();
    // the database is gone, so the poll cannot be stored; it is due again when the lease runs out
    if (isConnectionLost(error)) throw error;
    if (!(error instanceof FetchFailure)) deps.log.error({ err: error, storeId: poll.storeId }, 'poll failed');
    await keepFailure(deps, poll, error, { at: startedAt, durationMs: deps.clock.now() - startedAt, ...tally });
  }
}

type RequestTally = { requests: number; network: Network | null };

async function readAndKeep(
  deps: PollDeps,
  poll: ClaimedPoll,
  options: PollOptions,
  readTally: () => RequestTally,
): Promise<void> {
  const { people, facts, fetcher } = deps;
  const known = options.known ?? (await loadKnown(facts, [poll.storeId])).get(poll.storeId);
  if (!known) return;
  const { store } = known;
  const { claim, next } = store.keptPoll;
  // a poll was stored, but the process died before it told the queue
  if (claim > poll.finishedClaim && next) return finishKept(people, [{ ...poll, next }]);
  const identified = identityOf(store);
  const identity = identified ?? (await identifyStore(fetcher, frontOf(store), store.firstReadAt && store.platform));
  const address = await findNewAddress(people, store, identity);
  const batch = emptyBatch();
  const isCatalogueDue = poll.isCatalogueDue || identified === null;
  if (isInNewPrices(known))
    identity.currency =
      (await getPlatform(identity.platform).readCurrency?.(fetcher, identity.origin)) ?? identity.currency;
  const storefront = openStorefront(fetcher, identity, known);
  const seen = await observeStore(deps.clock, { storefront, isCatalogueDue }, known, batch);
  const isMoved = address !== null && (await isMoveProven(facts, store, identity, catalogueOf(seen)));
  const polled: Polled = { identity, before: known, seen, batch, tally: readTally() };
  const isNews = !isStoreAsItWas(polled) || areSignalsMoved(polled) || !isNothingNew(batch);
  const kept: KeptPoll = {
    poll,
    follows: claim,
    isPractice: store.isPractice,
    read: readOf(polled),
    unchangedAtMs: isStoreAsItWas(polled) ? batch.observedUntil! : undefined,
    polls: batch.polls,
    keepNews: isNews ? (trx) => keepNews(trx, polled, deps.clock.now()) : null,
  };
  // a whole catalogue is too large to hold back, and somebody waits for that of a new store
  const keepTogether = seen.catalogue === null ? options.keepTogether : undefined;
  await (keepTogether?.(kept) ?? commitPolls(deps, [kept]));
  if (isMoved) await moveStore(deps, store.host, address);
}

type Polled = {
  identity: StoreIdentity;
  /** What was known before the poll. */
  before: Known;
  seen: PollState;
  batch: ObservationBatch;
  tally: RequestTally;
};

/** The catalogue at a new address. Throws `FetchFailure` if only changes were read there: they do not prove whose they are. */
function catalogueOf({ readings, problem }: PollState): Reading {
  const last = readings.at(-1)!;
  if (last.mode === 'catalogue') return last;
  throw new FetchFailure(problem!.code, { retryAfterSeconds: problem!.retryAfterSeconds });
}

/** Whether nothing about the store itself is new except the time of the reading. Its products may have news. */
function isStoreAsItWas({ before, seen, batch }: Polled): boolean {
  const isTrouble = before.store.problem !== null || seen.problem !== null;
  const isLearned =
    batch.model !== before.storedModel || batch.readerState !== undefined || batch.doubt !== before.doubt;
  return !isTrouble && !isLearned && seen.catalogue === null;
}

function areSignalsMoved({ before, seen }: Polled): boolean {
  return seen.known.signals.values().some((life) => before.signals.get(life.kind) !== life);
}

async function keepNews(trx: FactsTransaction, polled: Polled, now: number): Promise<void> {
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

function readOf(polled: Polled): KeptPoll['read'] {
  const { before, identity, seen, batch, tally } = polled;
  const productCount = seen.catalogue?.products.length ?? before.store.productCount;
  const hasChanges = getPlatform(identity.platform).readChanges !== null && hasSalesSignal(before.signals);
  return {
    network: networkOfStore(polled),
    requests: tally.requests,
    expected: batch.model && expectedSales(batch.model, productCount, hasSalesSignal(seen.known.signals)),
    catalogue: seen.catalogue && { wasCutShort: isCutShort(polled), isBesideChanges: hasChanges },
    problem: seen.problem,
  };
}

/** A practice store shares no network with other stores. */
function networkOfStore({ before: { store }, identity, tally }: Polled): Network | null {
  if (store.isPractice) return null;
  return tally.network ?? (identity.platform === 'shopify' ? 'shopify' : null);
}

/** `error` is the store's answer, or a failure of our own, which says nothing about the store. */
async function keepFailure(
  deps: PollDeps,
  poll: ClaimedPoll,
  error: unknown,
  measured: Pick<PollRecord, 'at' | 'durationMs' | 'requests' | 'bytes'>,
): Promise<void> {
  const failure = error instanceof FetchFailure ? error : null;
  const { people, facts } = deps;
  const store = (await loadStores(facts, [poll.storeId])).get(poll.storeId);
  if (!store || !(await findLeases(people, [poll])).has(poll)) return;
  const { claim: keptClaim, next } = store.keptPoll;
  if (keptClaim > poll.finishedClaim && next) return finishKept(people, [{ ...poll, next }]);
  const level = await getNetworkLevel(people, poll.pacing.network);
  const scheduling = schedulingOf(deps, { isPractice: store.isPractice, level });
  const failed = { problem: failure, wasRead: store.firstReadAt !== null, requests: measured.requests };
  const finished = { ...poll, next: scheduleAfterFailure(poll, failed, scheduling) };
  const record = { ...failedPoll(failure, poll.isCatalogueDue), ...measured };
  const isKept = await facts.transaction().execute(async (trx) => {
    const marked = await markKept(trx, [{ ...finished, follows: keptClaim }]);
    if (!marked.has(poll.storeId)) return false;
    await savePollRows(trx, [{ ...record, storeId: poll.storeId }]);
    // a store that was never read fails at once, since somebody waits for the answer; one that was read gets more tries
    const isOver = poll.failures + 1 >= FAILURES_UNTIL_UNREADABLE || (failure !== null && store.firstReadAt === null);
    if (isOver) await markStoreUnreadable(trx, poll.storeId, failure?.code ?? 'store-broken', deps.clock.now());
    else if (failure) await noteStoreProblem(trx, poll.storeId, failure.code);
    return true;
  });
  if (isKept) await finishKept(people, [finished]);
}

const LEADS_ELSEWHERE = new Set<string | null>(['store-not-a-store', 'store-excluded']);

/** Null if the store's platform is unknown, or the store no longer seems to run it at its address. */
function identityOf(store: PolledStore): StoreIdentity | null {
  const { origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl } = store;
  if (platform === null || LEADS_ELSEWHERE.has(store.problem)) return null;
  return { origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl, productCount: null };
}

/** The first page of the shop, which of WooCommerce may be in a folder. */
function frontOf({ origin, platform, pageUrl }: PolledStore): string {
  return platform === 'woocommerce' && pageUrl ? origin + new URL('.', pageUrl).pathname : origin;
}

/** Problems of the catalogue itself, which will still be there tomorrow. */
const LASTING = new Set<string>(['store-broken', 'store-too-large']);

function isCutShort({ before, seen }: Polled): boolean {
  const isPassing = seen.problem !== null && !LASTING.has(seen.problem.code);
  return isPassing || (hasSalesSignal(before.signals) && !hasSalesSignal(seen.known.signals));
}
