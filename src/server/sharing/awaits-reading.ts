import type { Databases, People } from '#database/connect.ts';
import { CLOSED_AFTER_MS } from '#questions/closed-after.ts';
import { findAwaited } from '#questions/find-awaited.ts';
import { accessOfGroup, findMyStoreIds } from '#questions/store-access.ts';
import { HOUR_MS, startOfDay } from '#runtime/clock.ts';
import type { FileCall } from '../files/open-table.ts';

/** No list waits longer, in its UTC day. */
const WAITS_UNTIL_MS = 18 * HOUR_MS;

/**
 * Whether a list of days or ranges waits until yesterday was read to its end in each store that it is about, as briefs do.
 * A list of the database does not wait.
 */
export async function awaitsReading(
  { people, facts }: Databases,
  accountId: string,
  { name, params, query }: FileCall,
  nowMs: number,
): Promise<boolean> {
  const todayMs = startOfDay(nowMs);
  const isOfDays = 'dateRange' in query || name === 'getSinceJoined';
  const isOfDatabase = name.includes('Catalogue') || ('scope' in query && query.scope === 'database');
  if (!isOfDays || isOfDatabase || nowMs >= todayMs + WAITS_UNTIL_MS) return false;
  const storeIds = await findStoresOf(people, accountId, { id: params.id, ...query });
  const isAwaited = await findAwaited(facts, storeIds, nowMs);
  return storeIds.some((storeId) => isAwaited(storeId, todayMs + CLOSED_AFTER_MS));
}

/** One store, the store of a product, those of a group, or all of the account's. */
async function findStoresOf(
  people: People,
  accountId: string,
  { id, groupId }: { id?: string; groupId?: string },
): Promise<number[]> {
  const { within } = await accessOfGroup(people, 'mine', accountId, groupId);
  const storeIds = await findMyStoreIds(people, { accountId, within });
  return id === undefined ? storeIds : storeIds.filter((storeId) => String(storeId) === id.split('-')[0]);
}
