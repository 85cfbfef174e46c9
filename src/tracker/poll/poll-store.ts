import { markStoreRead, markStoreUnreadable, noteStoreProblem, updateStoreProfile } from '#catalog/mark-store.ts';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import { usdRates } from '#sales/usd-rates.ts';
import type { StoreMemory } from '../estimate/types.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { observe } from '../observe.ts';
import { identifyStore } from '../platforms/identify-store.ts';
import { getPlatform } from '../platforms/platforms.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../reading.ts';
import type { ClaimedPoll } from '../schedule/claim-polls.ts';
import { finishPoll } from '../schedule/finish-poll.ts';
import {
  CATALOGUE_GAP_MS,
  FAILURES_UNTIL_UNREADABLE,
  gapAfterFailure,
  gapAfterSuccess,
} from '../schedule/next-poll.ts';
import { type LoadedMemory, loadMemory } from './load-memory.ts';
import { loadStore, type PolledStore } from './load-store.ts';
import { addObservation, emptyBatch, type ObservationBatch, type PollRecord } from './observation-batch.ts';
import { refitDaily } from './refit-daily.ts';
import { saveBatch, savePolls } from './save-batch.ts';
import { livingKinds, loadSources, saveSignals } from './store-signals.ts';

export type PollDeps = {
  database: Database;
  fetcher: Fetcher;
  clock: Clock;
  log: Log;
  /** Uniform in [0, 1): jitter. */
  random: () => number;
  /** Names this tracker in its leases. */
  holder: string;
};

/** The most products read of one store: Shopify's own limit of paging. */
export const MAX_PRODUCTS = 25_000;

/** Reads one store whose lease we hold, keeps what came of it, and sets its next poll. */
export async function pollStore(deps: PollDeps, poll: ClaimedPoll): Promise<void> {
  const store = await loadStore(deps.database, poll.storeId);
  if (!store) return;
  const startedAt = deps.clock.now();
  let looked: Look;
  try {
    looked = await look(deps, store, poll);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    await keepFailure(deps, store, poll, error, startedAt);
    return;
  }
  await keepLook(deps, store, looked);
}

type Look = {
  identity: StoreIdentity;
  batch: ObservationBatch;
  productIds: Map<string, number>;
  memory: StoreMemory;
  hasLivingSignal: boolean;
  /** Where the whole catalogue was read: what it says, and which signals were found in it. */
  catalogue: { reading: Reading; signals: ProbedSignal[] } | null;
};

/**
 * The changes first, for the sales in them; then, where it is due, the whole catalogue for what it alone shows:
 * products that are gone, content that was edited, signals that came alive or fell silent.
 */
async function look(deps: PollDeps, store: PolledStore, poll: ClaimedPoll): Promise<Look> {
  const identity =
    store.platform === null ? await identifyStore(deps.fetcher, store.origin) : identityOf(store, store.platform);
  const platform = getPlatform(identity.platform);
  const sources = await loadSources(deps.database, store.id);
  const batch = emptyBatch();
  let loaded: LoadedMemory | null = null;
  const take = async (reading: Reading, startedAt: number): Promise<void> => {
    loaded = await withMemoryOf(deps.database, store, reading, loaded);
    const seen = observe(loaded.memory, reading, livingIn(reading, sources));
    addObservation(batch, loaded.memory, reading, seen, deps.clock.now() - startedAt);
    loaded = { productIds: loaded.productIds, memory: afterwards(loaded.memory, seen) };
  };

  const options = { sources, maxProducts: MAX_PRODUCTS };
  const observedUntil = (await loadMemory(deps.database, store, [])).memory.observedUntil;
  if (platform.readChanges && sources.size > 0 && observedUntil !== null) {
    const startedAt = deps.clock.now();
    await take(await platform.readChanges(deps.fetcher, identity, observedUntil, options), startedAt);
  }
  let catalogue: Look['catalogue'] = null;
  if (batch.polls.length === 0 || poll.isCatalogueDue) {
    const startedAt = deps.clock.now();
    const reading = await platform.readCatalogue(deps.fetcher, identity, options);
    await take(reading, startedAt);
    catalogue = { reading, signals: await platform.probeSignals(deps.fetcher, identity, reading) };
  }
  const hasLivingSignal = catalogue ? catalogue.signals.some((signal) => signal.state === 'alive') : sources.size > 0;
  return { identity, batch, catalogue, hasLivingSignal, ...loaded! };
}

async function keepLook(deps: PollDeps, store: PolledStore, look: Look): Promise<void> {
  const now = deps.clock.now();
  const rate = await usdRates(deps.database, look.identity.currency ?? 'USD');
  await deps.database.transaction().execute(async (trx) => {
    const isOurs = await finishPoll(trx, store.id, deps.holder, {
      dueAtMs:
        now + gapAfterSuccess({ isPractice: store.isPractice, hasLivingSignal: look.hasLivingSignal }, deps.random()),
      failures: 0,
      catalogueDueAtMs: look.catalogue ? now + CATALOGUE_GAP_MS * (0.9 + 0.2 * deps.random()) : undefined,
    });
    if (!isOurs) return;
    await saveBatch(trx, store.id, look.batch, look.productIds, rate, now);
    if (look.catalogue) {
      await updateStoreProfile(trx, store.id, look.identity);
      await saveSignals(trx, store.id, look.catalogue.signals, now);
      await refitDaily(trx, store.id);
    }
    const productCount = look.catalogue?.reading.isComplete ? look.catalogue.reading.products.length : null;
    await markStoreRead(trx, store.id, look.batch.observedUntil ?? now, productCount);
  });
}

async function keepFailure(
  deps: PollDeps,
  store: PolledStore,
  poll: ClaimedPoll,
  failure: FetchFailure,
  startedAt: number,
): Promise<void> {
  const now = deps.clock.now();
  const failures = poll.failures + 1;
  const record: PollRecord = {
    at: now,
    mode: 'catalogue',
    outcome: outcomeOf(failure),
    problem: failure.code,
    requests: 1,
    bytes: 0,
    durationMs: now - startedAt,
    products: 0,
    changed: 0,
    signals: [],
  };
  await deps.database.transaction().execute(async (trx) => {
    const dueAtMs = now + gapAfterFailure(failures, failure.retryAfterSeconds, deps.random());
    if (!(await finishPoll(trx, store.id, deps.holder, { dueAtMs, failures }))) return;
    await savePolls(trx, store.id, [record]);
    // a store never read fails at once, since somebody waits for the answer; one that was read is given time
    const isOver = !store.wasRead || failures >= FAILURES_UNTIL_UNREADABLE;
    await (isOver ? markStoreUnreadable : noteStoreProblem)(trx, store.id, failure.code);
  });
}

function outcomeOf(failure: FetchFailure): PollRecord['outcome'] {
  if (failure.code === 'store-throttled') return 'throttled';
  return failure.code === 'store-blocked' ||
    failure.code === 'store-robots-disallowed' ||
    failure.code === 'store-locked'
    ? 'refused'
    : 'failed';
}

/** A complete catalogue is compared with all that is remembered, anything else with the products it names. */
async function withMemoryOf(
  database: Database,
  store: PolledStore,
  reading: Reading,
  loaded: LoadedMemory | null,
): Promise<LoadedMemory> {
  const names = reading.mode === 'catalogue' ? 'all' : reading.products.map((product) => product.externalId);
  const fresh = await loadMemory(database, store, names);
  if (!loaded) return fresh;
  return {
    productIds: new Map([...fresh.productIds, ...loaded.productIds]),
    memory: { ...loaded.memory, products: new Map([...fresh.memory.products, ...loaded.memory.products]) },
  };
}

function afterwards(memory: StoreMemory, seen: ReturnType<typeof observe>): StoreMemory {
  const products = new Map(memory.products);
  for (const product of seen.products) products.set(product.externalId, product);
  return { ...memory, products, model: seen.model, observedUntil: seen.observedUntil };
}

function livingIn(reading: Reading, sources: ReadonlySet<string>): { modified: boolean; stock: boolean } {
  const living = livingKinds(sources);
  return {
    modified: living.modified && reading.signals.includes('modified'),
    stock: living.stock && reading.signals.includes('stock'),
  };
}

function identityOf(store: PolledStore, platform: StoreIdentity['platform']): StoreIdentity {
  return { ...store, platform, productCount: null };
}
