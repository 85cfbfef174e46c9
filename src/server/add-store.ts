import { getPlan } from '#billing/get-plan.ts';
import { assertNotExcluded } from '#catalog/assert-not-excluded.ts';
import { createStore } from '#catalog/create-store.ts';
import { findStore, type KnownStore } from '#catalog/find-store.ts';
import { reopenStore } from '#catalog/mark-store.ts';
import type { Database, DatabaseTransaction } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { firstReadPriority, scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { countStores } from '#watch/count-stores.ts';
import { countWaiting } from '#watch/count-waiting.ts';
import { hasWatchers } from '#watch/has-watchers.ts';
import { isWatched } from '#watch/is-watched.ts';
import { assertRoom, watchStore } from '#watch/watch-store.ts';
import type { CheckedStore, PracticeStore, StoreReader } from './dependencies.ts';

type Adding = { accountId: string; url: string; nowMs: number; practiceStores: PracticeStore[] };

/**
 * Puts a store on a user's list, reading it first where the catalogue does not hold it. One transaction, so that no
 * error leaves anything behind; what can be refused without asking the store is refused before.
 */
export async function addStore(database: Database, stores: StoreReader, adding: Adding): Promise<number> {
  const address = stores.parse(adding.url);
  await assertNotExcluded(database, { host: address.host, shopKey: null });
  const known = await findStore(database, { host: address.host, shopKey: null });
  await assertMayAdd(database, adding.accountId, known);
  const found = known && known.state !== 'unreadable' ? null : await stores.check(address);
  return database.transaction().execute(async (trx) => {
    const storeId = found ? await placeFound(trx, found, adding) : known!.id;
    const isFollowed = await hasWatchers(trx, storeId);
    const plan = await getPlan(trx, adding.accountId);
    const waitingFor = await countWaiting(trx, adding.accountId);
    await watchStore(trx, { accountId: adding.accountId, storeId, plan }, adding.nowMs);
    const isRead = (found ? await findStore(trx, found) : known)?.state === 'read';
    if (!isRead || !isFollowed) {
      const priority = isRead ? 0 : firstReadPriority(waitingFor);
      await scheduleStore(trx, storeId, { dueAtMs: adding.nowMs, priority });
    }
    return storeId;
  });
}

async function assertMayAdd(database: Database, accountId: string, known: KnownStore | undefined): Promise<void> {
  if (known && (await isWatched(database, { accountId, storeId: known.id }))) {
    throw new Problem('store-already-tracked', { storeId: String(known.id) });
  }
  assertRoom(await getPlan(database, accountId), await countStores(database, accountId));
}

async function placeFound(trx: DatabaseTransaction, found: CheckedStore, adding: Adding): Promise<number> {
  await assertNotExcluded(trx, found);
  const existing = await findStore(trx, { host: found.host, shopKey: found.shopKey });
  if (existing) {
    if (existing.state === 'unreadable') await reopenStore(trx, existing.id);
    return existing.id;
  }
  const { host, origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl } = found;
  const isPractice = adding.practiceStores.some((store) => new URL(store.url).origin === new URL(origin).origin);
  const store = { host, origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl, isPractice };
  return createStore(trx, store, adding.nowMs);
}
