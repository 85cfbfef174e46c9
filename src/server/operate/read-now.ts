import type { People } from '#database/connect.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';

/** Before all that is merely due, but never before the time a store asked us to wait for. */
const NEXT = 200;

/** Puts a store at the head of the queue of polls. */
export async function readNow(people: People, storeId: number, nowMs: number): Promise<void> {
  await scheduleStore(people, storeId, { dueAtMs: nowMs, priority: NEXT });
}
