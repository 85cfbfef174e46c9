import type { Databases } from '#database/connect.ts';
import { CLOSED_AFTER_MS } from '#questions/closed-after.ts';
import { findAwaited } from '#questions/find-awaited.ts';
import { findMyStoreIds } from '#questions/store-access.ts';
import { HOUR_MS, startOfDay } from '#runtime/clock.ts';
import type { FileCall } from '../files/open-table.ts';

/** No list waits longer, in its UTC day. */
const WAITS_UNTIL_MS = 18 * HOUR_MS;

/**
 * Whether a list of days or ranges waits until yesterday was read to its end in each of the account's stores, as briefs
 * do. A list of the database does not wait.
 */
export async function awaitsReading(
  { people, facts }: Databases,
  accountId: string,
  { name, query }: FileCall,
  nowMs: number,
): Promise<boolean> {
  const todayMs = startOfDay(nowMs);
  const isOfDays = 'dateRange' in query || name === 'getSinceJoined';
  const isOfDatabase = name.includes('Catalogue') || ('scope' in query && query.scope === 'database');
  if (!isOfDays || isOfDatabase || nowMs >= todayMs + WAITS_UNTIL_MS) return false;
  const storeIds = await findMyStoreIds(people, { accountId });
  const isAwaited = await findAwaited(facts, storeIds, nowMs);
  return storeIds.some((storeId) => isAwaited(storeId, todayMs + CLOSED_AFTER_MS));
}
