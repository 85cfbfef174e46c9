import type { People } from '#database/connect.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';

/** Above all polls that are merely due. A store's own retry-after time is still respected. */
const NEXT = 200;

/** Puts a store first in the queue of polls. */
export async function readNow(people: People, storeId: number, nowMs: number): Promise<void> {
  await scheduleStore(people, storeId, { dueAtMs: nowMs, priority: NEXT });
}
