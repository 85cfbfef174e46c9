import { getPlan } from '#billing/plan/get-plan.ts';
import type { StorePatch } from '#contract/store.ts';
import type { Databases } from '#database/connect.ts';
import { accessOf, assertAccess } from '#questions/store-access.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { hasWatchers } from '#watch/list-watched.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { resumeStore, suspendStore } from '#watch/suspend-store.ts';

/** Applies the whole patch or nothing. */
export async function changeStore(
  { people, facts }: Databases,
  change: { accountId: string; storeId: number; patch: StorePatch; nowMs: number },
): Promise<void> {
  const { accountId, storeId, patch, nowMs } = change;
  // a store that the plan suspended can only be resumed
  if (patch.suspended !== false)
    await assertAccess({ people, facts }, accessOf('mine', accountId), { storeId: String(storeId) });
  await people.transaction().execute(async (trx) => {
    if (patch.suspended === true) await suspendStore(trx, { accountId, storeId }, nowMs);
    if (patch.suspended === false) {
      const wasWatched = await hasWatchers(trx, storeId);
      await resumeStore(trx, { accountId, storeId, plan: await getPlan(trx, accountId) });
      if (!wasWatched) await scheduleStore(trx, storeId, { dueAtMs: nowMs, priority: 0 });
    }
    if (patch.favorited !== undefined) {
      await setFavorite(trx, { accountId, storeId, favorited: patch.favorited }, nowMs);
    }
  });
}
