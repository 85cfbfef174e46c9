import { markStoreRead, markStoreUnreadable, noteStoreProblem } from '#catalog/mark-store.ts';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import { usdRates } from '#sales/usd-rates.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { identifyStore } from '../platforms/identify-store.ts';
import type { StoreIdentity } from '../reading.ts';
import type { ClaimedPoll } from '../schedule/claim-polls.ts';
import { finishPoll } from '../schedule/finish-poll.ts';
import {
  CATALOGUE_GAP_MS,
  FAILURES_UNTIL_UNREADABLE,
  gapAfterFailure,
  gapAfterSuccess,
} from '../schedule/next-poll.ts';
import { keepCatalogue } from './keep-catalogue.ts';
import { loadStore, type PolledStore } from './load-store.ts';
import { type Looked, lookAtStore } from './look.ts';
import { emptyBatch, type ObservationBatch, type PollRecord } from './observation-batch.ts';
import { recollect } from './recollect.ts';
import { saveBatch, savePolls } from './save-batch.ts';
import { loadSources } from './store-signals.ts';

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

/** Reads one store whose lease we hold, keeps what came of it, and sets its next poll. */
export async function pollStore(deps: PollDeps, poll: ClaimedPoll): Promise<void> {
  const store = await loadStore(deps.database, poll.storeId);
  if (!store) return;
  const startedAt = deps.clock.now();
  const batch = emptyBatch();
  const recollection = await recollect(deps.database, store, { isWhole: false });
  try {
    const identity =
      store.platform === null ? await identifyStore(deps.fetcher, store.origin) : identityOf(store, store.platform);
    const sources = await loadSources(deps.database, store.id);
    const look = { identity, sources, isCatalogueDue: poll.isCatalogueDue };
    const looked = await lookAtStore(deps, look, recollection, batch);
    await keepLook(deps, store, identity, looked, batch, recollection.productIds);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    await keepFailure(deps, store, poll, error, startedAt);
  }
}

async function keepLook(
  deps: PollDeps,
  store: PolledStore,
  identity: StoreIdentity,
  looked: Looked,
  batch: ObservationBatch,
  productIds: Map<string, number>,
): Promise<void> {
  const now = deps.clock.now();
  const rate = await usdRates(deps.database, identity.currency ?? 'USD');
  const isRead = { isPractice: store.isPractice, hasLivingSignal: looked.hasLivingSignal };
  await deps.database.transaction().execute(async (trx) => {
    const isOurs = await finishPoll(trx, store.id, deps.holder, {
      dueAtMs: now + gapAfterSuccess(isRead, deps.random()),
      failures: 0,
      catalogueDueAtMs: looked.catalogue ? now + CATALOGUE_GAP_MS * (0.9 + 0.2 * deps.random()) : undefined,
    });
    if (!isOurs) return;
    await saveBatch(trx, store.id, batch, productIds, rate, now);
    if (looked.catalogue) await keepCatalogue(trx, store.id, identity, looked.catalogue, now);
    await markStoreRead(trx, store.id, { firstAtMs: batch.polls[0]?.at ?? now, lastAtMs: batch.observedUntil ?? now });
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

function identityOf(store: PolledStore, platform: StoreIdentity['platform']): StoreIdentity {
  return { ...store, platform, productCount: null };
}
