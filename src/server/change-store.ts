import { getPlan } from '#billing/get-plan.ts';
import type { StorePatch } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { getWatchedStore } from '#watch/get-watched-store.ts';
import { hasWatchers } from '#watch/has-watchers.ts';
import { resumeStore } from '#watch/resume-store.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { suspendStore } from '#watch/suspend-store.ts';

/** All of a patch or nothing of it. */
export async function changeStore(
  database: Database,
  change: { accountId: string; storeId: number; patch: StorePatch; nowMs: number },
): Promise<void> {
  const { accountId, storeId, patch, nowMs } = change;
  await database.transaction().execute(async (trx) => {
    await getWatchedStore(trx, { accountId, storeId });
    if (patch.suspended === true) await suspendStore(trx, { accountId, storeId });
    if (patch.suspended === false) {
      const wasFollowed = await hasWatchers(trx, storeId);
      await resumeStore(trx, { accountId, storeId, plan: await getPlan(trx, accountId) });
      if (!wasFollowed) await scheduleStore(trx, storeId, { dueAtMs: nowMs, priority: 0 });
    }
    if (patch.favorited !== undefined) {
      await setFavorite(trx, { accountId, storeId, favorited: patch.favorited }, nowMs);
    }
  });
}
