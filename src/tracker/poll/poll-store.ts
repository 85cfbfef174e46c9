import { markStoreUnreadable, noteStoreProblem } from '#catalog/mark-store.ts';
import { moveStore } from '#catalog/move-store.ts';
import { isConnectionLost, type People } from '#database/connect.ts';
import type { Log } from '#runtime/log.ts';
import { boundedFetcher } from '../fetch/bounded-fetcher.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { Network } from '../fetch/network.ts';
import { countingFetcher } from '../platforms/ask.ts';
import { identifyStore } from '../platforms/identify-store.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { Reading, StoreIdentity } from '../reading.ts';
import type { ClaimedPoll } from '../schedule/claim-polls.ts';
import { expectedSales } from '../schedule/expected-sales.ts';
import { findLeases } from '../schedule/lease.ts';
import { getNetworkLevel } from '../schedule/network-level.ts';
import { FAILURES_UNTIL_UNREADABLE } from '../schedule/poll-gaps.ts';
import { scheduleAfterFailure } from '../schedule/schedule-next.ts';
import { hasSalesSignal } from '../signals/signal-life.ts';
import { failedPoll } from './failed-poll.ts';
import { findNewAddress, isMoveProven } from './follow-move.ts';
import { isInNewPrices, type Known, loadKnown } from './load/load-known.ts';
import { loadStores, type PolledStore } from './load/load-store.ts';
import { emptyBatch } from './observation-batch.ts';
import { observeStore } from './observe-store.ts';
import { pacedFetcher } from './paced-fetcher.ts';
import type { PollState } from './poll-state.ts';
import { openStorefront } from './read-storefront.ts';
import { commitPolls, type FinishDeps, finishKept, type KeptPoll, schedulingOf } from './save/commit-polls.ts';
import { hasNews, isStoreAsItWas, keepNews, type Polled } from './save/keep-news.ts';
import { markKept } from './save/poll-kept.ts';
import { type PollRecord, savePollRows } from './save/save-poll-rows.ts';

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
  if (await finishEarlier(people, poll, store)) return;
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
  const polled: Polled = { identity, before: known, seen, batch };
  const kept: KeptPoll = {
    poll,
    follows: store.keptPoll.claim,
    isPractice: store.isPractice,
    read: readOf(polled, readTally()),
    unchangedAtMs: isStoreAsItWas(polled) ? batch.observedUntil! : undefined,
    polls: batch.polls,
    keepNews: hasNews(polled) ? (trx) => keepNews(trx, polled, deps.clock.now()) : null,
  };
  // a whole catalogue is too large to hold back, and somebody waits for that of a new store
  const keepTogether = seen.catalogue === null ? options.keepTogether : undefined;
  await (keepTogether?.(kept) ?? commitPolls(deps, [kept]));
  if (isMoved) await moveStore(deps, store.host, address);
}

/** Tells the queue about a poll that was stored by a process that died before it did so; false if there is none. */
async function finishEarlier(people: People, poll: ClaimedPoll, { keptPoll }: PolledStore): Promise<boolean> {
  const { claim, next } = keptPoll;
  if (claim <= poll.finishedClaim || !next) return false;
  await finishKept(people, [{ ...poll, next }]);
  return true;
}

/** The catalogue at a new address. Throws `FetchFailure` if only changes were read there: they do not prove whose they are. */
function catalogueOf({ readings, problem }: PollState): Reading {
  const last = readings.at(-1)!;
  if (last.mode === 'catalogue') return last;
  throw new FetchFailure(problem!.code, { retryAfterSeconds: problem!.retryAfterSeconds });
}

function readOf(polled: Polled, tally: RequestTally): KeptPoll['read'] {
  const { before, identity, seen, batch } = polled;
  const productCount = seen.catalogue?.products.length ?? before.store.productCount;
  const hasChanges = getPlatform(identity.platform).readChanges !== null && hasSalesSignal(before.signals);
  return {
    network: networkOfStore(polled, tally),
    requests: tally.requests,
    expected: batch.model && expectedSales(batch.model, productCount, hasSalesSignal(seen.known.signals)),
    catalogue: seen.catalogue && { wasCutShort: isCutShort(polled), isBesideChanges: hasChanges },
    problem: seen.problem,
  };
}

/** A practice store shares no network with other stores. */
function networkOfStore({ before: { store }, identity }: Polled, { network }: RequestTally): Network | null {
  if (store.isPractice) return null;
  return network ?? (identity.platform === 'shopify' ? 'shopify' : null);
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
  if (await finishEarlier(people, poll, store)) return;
  const level = await getNetworkLevel(people, poll.pacing.network);
  const scheduling = schedulingOf(deps, { isPractice: store.isPractice, level });
  const failed = { problem: failure, wasRead: store.firstReadAt !== null, requests: measured.requests };
  const finished = { ...poll, next: scheduleAfterFailure(poll, failed, scheduling) };
  const record = { ...failedPoll(failure, poll.isCatalogueDue), ...measured };
  const isKept = await facts.transaction().execute(async (trx) => {
    const marked = await markKept(trx, [{ ...finished, follows: store.keptPoll.claim }]);
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
