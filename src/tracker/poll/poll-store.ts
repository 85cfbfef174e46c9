import { markStoreRead, markStoreUnreadable, noteStoreProblem } from '#catalog/mark-store.ts';
import { summarizeStore } from '#catalog/tags/summarize-store.ts';
import { type DatabaseTransaction, isConnectionLost } from '#database/connect.ts';
import type { Log } from '#runtime/log.ts';
import { usdRates } from '#sales/usd-rates.ts';
import { copyEntries } from '#sales/windows/copy-entries.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import type { StoreModel } from '../estimate/store-model.ts';
import { boundedFetcher } from '../fetch/bounded-fetcher.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import type { Network } from '../fetch/network.ts';
import { countingFetcher } from '../platforms/ask.ts';
import { identifyStore } from '../platforms/identify-store.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { StoreIdentity } from '../reading.ts';
import type { ClaimedPoll } from '../schedule/claim-polls.ts';
import { expectedSales } from '../schedule/expected-sales.ts';
import { finishPolls } from '../schedule/finish-poll.ts';
import { lockLease } from '../schedule/lease.ts';
import { getNetworkLevel } from '../schedule/network-level.ts';
import { FAILURES_UNTIL_UNREADABLE } from '../schedule/next-poll.ts';
import { planAfterFailure } from '../schedule/plan-next.ts';
import { hasSalesSignal, type SignalLives } from '../signals/signal-life.ts';
import { keepCatalogue } from './keep-catalogue.ts';
import { type FinishDeps, type KeptLook, keepLooks, planningOf } from './keep-looks.ts';
import { loadRemembered, type Remembered } from './load-remembered.ts';
import { loadStores, type PolledStore } from './load-store.ts';
import { type Looked, lookAtStore } from './look.ts';
import { emptyBatch, hasSales, isNothingNew, type ObservationBatch, touchedProducts } from './observation-batch.ts';
import { pacedFetcher } from './paced-fetcher.ts';
import { recollect } from './recollect.ts';
import { saveBatch, saveModel } from './save-batch.ts';
import { type PollRecord, savePolls } from './save-polls.ts';
import { saveSignals } from './store-signals.ts';

export type PollDeps = FinishDeps & {
  fetcher: Fetcher;
  log: Log;
  /** Names this tracker in its leases. */
  holder: string;
};

type PollOptions = {
  signal?: AbortSignal;
  /** What is known of the store; loaded where it is not given. */
  remembered?: Remembered;
  /** Keeps a look together with others; it is kept by itself where this is not given. */
  keepTogether?: (look: KeptLook) => Promise<void>;
};

/**
 * Reads one store whose lease we hold, keeps what came of it, and sets its next poll. What goes wrong on our side is
 * no fault of the store: it is logged and tried again, less and less often.
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
    // nothing can be kept of a poll whose database went away: it is due still when the lease runs out
    if (isConnectionLost(error)) throw error;
    if (!(error instanceof FetchFailure)) deps.log.error({ err: error, storeId: poll.storeId }, 'poll failed');
    await keepFailure(deps, poll, error, { at: startedAt, durationMs: deps.clock.now() - startedAt, ...tally });
  }
}

type Asked = { requests: number; network: Network | null };

async function readAndKeep(deps: PollDeps, poll: ClaimedPoll, options: PollOptions, asked: () => Asked): Promise<void> {
  const { database, fetcher } = deps;
  const remembered = options.remembered ?? (await loadRemembered(database, [poll.storeId])).get(poll.storeId);
  if (!remembered) return;
  const { store, signals, kept } = remembered;
  const recollection = await recollect(database, { ...store, kept }, { isWhole: false });
  const known = identityOf(store);
  const identity = known ?? (await identifyStore(fetcher, store.origin));
  const batch = emptyBatch();
  const asks = { identity, signals, isCatalogueDue: poll.isCatalogueDue || known === null };
  const looked = await lookAtStore(deps, asks, recollection, batch);
  const { productIds, storedModel } = recollection;
  const seen = { store, identity, signals, kept, storedModel, looked, batch, productIds, asked: asked() };
  const isNews = !isStoreAsItWas(seen) || areSignalsMoved(seen) || !isNothingNew(batch);
  const look: KeptLook = {
    poll,
    isPractice: store.isPractice,
    read: readOf(seen),
    unchangedAtMs: isStoreAsItWas(seen) ? batch.observedUntil! : undefined,
    polls: batch.polls,
    keepNews: isNews ? (trx) => keepNews(trx, seen, deps.clock.now()) : null,
  };
  // a whole catalogue is too much to hold back, and a new store's is waited for
  const keepTogether = looked.catalogue === null ? options.keepTogether : undefined;
  await (keepTogether?.(look) ?? keepLooks(deps, [look]));
}

type Seen = {
  store: PolledStore;
  identity: StoreIdentity;
  /** The signals before the look. */
  signals: SignalLives;
  kept: Remembered['kept'];
  storedModel: StoreModel | null;
  looked: Looked;
  batch: ObservationBatch;
  productIds: Map<string, number>;
  asked: Asked;
};

/** Nothing is new of the store itself than when it was read: what is new of its products is theirs. */
function isStoreAsItWas({ store, kept, storedModel, looked, batch }: Seen): boolean {
  const isTrouble = store.problem !== null || looked.problem !== null;
  const isLearned =
    batch.model !== storedModel || batch.readerState !== undefined || batch.doubt !== (kept?.doubt ?? null);
  return !isTrouble && !isLearned && looked.catalogue === null;
}

function areSignalsMoved({ signals, looked }: Seen): boolean {
  return looked.signals.values().some((life) => signals.get(life.kind) !== life);
}

async function keepNews(trx: DatabaseTransaction, seen: Seen, now: number): Promise<void> {
  const { store, identity, looked, batch, productIds } = seen;
  const currency = identity.currency ?? 'USD';
  const money = { currency, usdRate: await usdRates(trx, currency) };
  // the profile first: products carry its country
  if (looked.catalogue) await keepCatalogue(trx, store.id, identity, looked.catalogue);
  await saveBatch(trx, store.id, batch, productIds, money, now);
  const lives = { before: seen.signals, after: looked.signals, areProbed: looked.catalogue !== null };
  await saveSignals(trx, store.id, { ...lives, model: batch.model }, now);
  const retagged = looked.catalogue && batch.catalogue.size > 0 ? await summarizeStore(trx, store.id) : [];
  const { sold, entered } = touchedProducts(batch, productIds);
  if (hasSales(batch)) await refreshTouchedWindows(trx, store.id, sold, now);
  await copyEntries(trx, store.id, [...entered, ...retagged]);
  if (isStoreAsItWas(seen)) return;
  await saveModel(trx, store.id, batch);
  await markRead(trx, seen, now);
}

/**
 * A look that showed nothing of the catalogue, or another one, is no good read: its problem is there to see. So is that
 * a catalogue is read in part, until it is read whole.
 */
async function markRead(trx: DatabaseTransaction, { store, looked, batch }: Seen, nowMs: number): Promise<void> {
  const problem = looked.problem?.code ?? null;
  const isBlank = problem !== null && looked.catalogue?.reading.products.length === 0;
  if (isBlank && !store.wasRead) return markStoreUnreadable(trx, store.id, problem);
  if (!isBlank)
    await markStoreRead(trx, store.id, { firstAtMs: batch.polls[0]!.at, lastAtMs: batch.observedUntil ?? nowMs });
  const isInPart = (looked.catalogue ? problem : store.problem) === 'store-too-large';
  if (isBlank || problem === 'store-catalogue-doubtful') await noteStoreProblem(trx, store.id, problem);
  else if (isInPart) await noteStoreProblem(trx, store.id, 'store-too-large');
}

function readOf(seen: Seen): KeptLook['read'] {
  const { store, identity, signals, looked, batch, asked } = seen;
  const productCount = looked.catalogue?.reading.products.length ?? store.productCount;
  const hasChanges = getPlatform(identity.platform).readChanges !== undefined && hasSalesSignal(signals);
  return {
    network: networkOfStore(seen),
    requests: asked.requests,
    expected: batch.model && expectedSales(batch.model, productCount, hasSalesSignal(looked.signals)),
    catalogue: looked.catalogue && { wasCutShort: isCutShort(seen), isBesideChanges: hasChanges },
    problem: looked.problem,
  };
}

/** A practice store shares no network with anybody. */
function networkOfStore({ store, identity, asked }: Seen): Network | null {
  if (store.isPractice) return null;
  return asked.network ?? (identity.platform === 'shopify' ? 'shopify' : null);
}

/** `error`: the store's answer, or a failure of our own, which says nothing of the store. */
async function keepFailure(
  deps: PollDeps,
  poll: ClaimedPoll,
  error: unknown,
  asked: Pick<PollRecord, 'at' | 'durationMs' | 'requests' | 'bytes'>,
): Promise<void> {
  const failure = error instanceof FetchFailure ? error : null;
  await deps.database.transaction().execute(async (trx) => {
    if (!(await lockLease(trx, poll))) return;
    const record = {
      products: 0,
      changed: 0,
      signals: [],
      problem: failure?.code ?? null,
      outcome: outcomeOf(failure),
    };
    const mode = poll.isCatalogueDue ? ('catalogue' as const) : ('changes' as const);
    await savePolls(trx, [{ ...asked, ...record, mode, storeId: poll.storeId }]);
    const store = (await loadStores(trx, [poll.storeId])).get(poll.storeId);
    // a store never read fails at once, since somebody waits for the answer; one that was read is given time
    const isOver = poll.failures + 1 >= FAILURES_UNTIL_UNREADABLE || (failure !== null && !store?.wasRead);
    if (isOver) await markStoreUnreadable(trx, poll.storeId, failure?.code ?? 'store-broken');
    else if (failure) await noteStoreProblem(trx, poll.storeId, failure.code);
    const level = await getNetworkLevel(trx, poll.pacing.network);
    const planning = planningOf(deps, { isPractice: store?.isPractice ?? false, level });
    const failed = { problem: failure, wasRead: store?.wasRead ?? false, requests: asked.requests };
    await finishPolls(trx, [{ storeId: poll.storeId, next: planAfterFailure(poll, failed, planning) }]);
  });
}

function outcomeOf(failure: FetchFailure | null): PollRecord['outcome'] {
  if (failure?.code === 'store-throttled') return 'throttled';
  const isRefused = failure && ['store-blocked', 'store-robots-disallowed', 'store-locked'].includes(failure.code);
  return isRefused ? 'refused' : 'failed';
}

/** Null where it is not known what the store runs, or it no longer seems to run it. */
function identityOf(store: PolledStore): StoreIdentity | null {
  const { origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl } = store;
  if (platform === null || store.problem === 'store-not-a-store') return null;
  return { origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl, productCount: null };
}

/** Problems that lie in the catalogue itself, and will be there tomorrow. */
const LASTING = new Set<string>(['store-broken', 'store-too-large']);

function isCutShort({ signals, looked }: Seen): boolean {
  const isPassing = looked.problem !== null && !LASTING.has(looked.problem.code);
  return isPassing || (hasSalesSignal(signals) && !hasSalesSignal(looked.signals));
}
