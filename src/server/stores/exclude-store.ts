import { forgetAlerts } from '#alerts/ring/forget-alerts.ts';
import { excludeHost, forgetStore } from '#catalog/exclude-host.ts';
import type { Databases } from '#database/connect.ts';
import { forgetSales } from '#sales/forget-sales.ts';
import { lockWindows } from '#sales/windows/lock-windows.ts';
import { forgetReadings, unscheduleStore } from '#tracker/forget-readings.ts';
import { parseStoreUrl } from '#tracker/parse-store-url.ts';
import { forgetGroupsAndNotes } from '#watch/group/make-group.ts';
import { forgetFavorites } from '#watch/set-favorite.ts';
import { forgetTurns } from '#watch/watch-store.ts';

/**
 * Removes a host's data for good and never reads it again; its watchers are told. `wasKnown`: there was data. Safe to
 * repeat after an interruption, because the host is put on the list of excluded ones first.
 */
export async function excludeStore(
  databases: Databases,
  address: string,
): Promise<{ host: string; wasKnown: boolean }> {
  const { host } = parseStoreUrl(address);
  const storeId = await excludeHost(databases.people, host);
  if (storeId !== null) await forgetExcluded(databases, storeId);
  return { host, wasKnown: storeId !== null };
}

/** Deletes all data of an excluded store. */
export async function forgetExcluded({ people, facts }: Databases, storeId: number): Promise<void> {
  await people.transaction().execute(async (trx) => {
    await unscheduleStore(trx, storeId);
    await forgetFavorites(trx, storeId);
    await forgetGroupsAndNotes(trx, storeId);
    await forgetTurns(trx, storeId);
    await forgetAlerts(trx, storeId);
  });
  await facts.transaction().execute(async (trx) => {
    await lockWindows(trx, [storeId]);
    await forgetReadings(trx, storeId);
    await forgetSales(trx, storeId);
    await forgetStore(trx, storeId);
  });
}
