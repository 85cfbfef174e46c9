import { getPlan } from '#billing/plan/get-plan.ts';
import { assertNotExcluded } from '#catalog/assert-not-excluded.ts';
import { createStore } from '#catalog/create-store.ts';
import { findStore, type KnownStore } from '#catalog/find-store.ts';
import { reopenStore } from '#catalog/mark-store.ts';
import type { PracticeStore } from '#contract/local.ts';
import type { Databases } from '#database/connect.ts';
import { lockAccount } from '#identity/lock-account.ts';
import { Problem } from '#runtime/problem.ts';
import { firstReadPriority, scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { countStores, countWaiting } from '#watch/count-stores.ts';
import { hasWatchers, isWatched } from '#watch/list-watched.ts';
import { assertRoom, watchStore } from '#watch/watch-store.ts';
import type { CheckedStore, StoreReader } from '../compose/dependencies.ts';

type Adding = { accountId: string; url: string; nowMs: number; practiceStores: PracticeStore[] };

/**
 * Puts a store on a user's list. A store that is not in the catalogue is read first. All checks run before any write.
 * The store's own row is written first, then the user's rows in one transaction.
 */
export async function addStore(databases: Databases, stores: StoreReader, adding: Adding): Promise<number> {
  const { people, facts } = databases;
  const { accountId } = adding;
  const address = stores.parse(adding.url);
  await assertNotExcluded(people, { host: address.host, shopKey: null });
  const known = await findStore(databases, { host: address.host, shopKey: null });
  await assertMayAdd(databases, accountId, known);
  const found = known && known.state !== 'unreadable' ? null : await stores.check(address);
  return people.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const plan = await getPlan(trx, accountId);
    const now = found ? await findStore({ people: trx, facts }, found) : known;
    if (!now || !(await isWatched(trx, { accountId, storeId: now.id })))
      assertRoom(plan, await countStores(trx, accountId));
    const storeId = found ? await placeFound({ people: trx, facts }, found, adding) : known!.id;
    const isAlreadyWatched = await hasWatchers(trx, storeId);
    const waitingFor = await countWaiting({ people: trx, facts }, accountId);
    await watchStore(trx, { accountId, storeId, plan }, adding.nowMs);
    const isRead = (found ? await findStore({ people: trx, facts }, found) : known)?.state === 'read';
    if (!isRead || !isAlreadyWatched) {
      const priority = isRead ? 0 : firstReadPriority(waitingFor);
      await scheduleStore(trx, storeId, { dueAtMs: adding.nowMs, priority });
    }
    return storeId;
  });
}

async function assertMayAdd({ people }: Databases, accountId: string, known: KnownStore | undefined): Promise<void> {
  if (known && (await isWatched(people, { accountId, storeId: known.id }))) {
    throw new Problem('store-already-tracked', { storeId: String(known.id) });
  }
  assertRoom(await getPlan(people, accountId), await countStores(people, accountId));
}

async function placeFound(databases: Databases, found: CheckedStore, adding: Adding): Promise<number> {
  await assertNotExcluded(databases.people, found);
  const existing = await findStore(databases, { host: found.host, shopKey: found.shopKey });
  if (existing) {
    if (existing.state === 'unreadable') await reopenStore(databases.facts, existing.id);
    return existing.id;
  }
  const { host, origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl } = found;
  const isPractice = adding.practiceStores.some((store) => new URL(store.url).origin === new URL(origin).origin);
  const store = { host, origin, shopKey, platform, name, country, currency, language, faviconUrl, pageUrl, isPractice };
  return createStore(databases, store, adding.nowMs);
}
