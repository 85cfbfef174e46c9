import type { Databases } from '#database/connect.ts';
import { listHeldStores } from '#tracker/schedule/hold-store.ts';
import type { OpenPracticeStore } from './open-practice-stores.ts';

export type LaggingStore = {
  key: string;
  storeId: number;
  origin: string;
  observedUntilMs: number | null;
};

/**
 * The practice stores whose past must be filled in: those held for that (the demo's, until it is done), and those last
 * read before `beforeMs`. A store that a user has just added is neither: it is read live.
 */
export async function listLagging(
  { people, facts }: Databases,
  practice: OpenPracticeStore[],
  beforeMs: number,
): Promise<LaggingStore[]> {
  const keys = new Map(practice.map(({ host, key }) => [host, key]));
  const held = await listHeldStores(people);
  const rows = await facts
    .selectFrom('store')
    .leftJoin('store_model', 'store_model.store_id', 'store.id')
    .leftJoin('poll_kept', 'poll_kept.store_id', 'store.id')
    .select(['store.id', 'store.host', 'store.origin'])
    .select(['store_model.observed_until', 'poll_kept.unchanged_at'])
    .where('store.host', 'in', [...keys.keys()])
    .execute();
  return rows.flatMap((row) => {
    const { observed_until: observed, unchanged_at: unchanged } = row;
    const observedUntilMs = observed && Math.max(observed.getTime(), unchanged?.getTime() ?? 0);
    const isBehind = observedUntilMs !== null && observedUntilMs < beforeMs;
    if (!held.has(row.id) && !isBehind) return [];
    const { id: storeId, origin } = row;
    return [{ key: keys.get(row.host)!, storeId, origin, observedUntilMs }];
  });
}
