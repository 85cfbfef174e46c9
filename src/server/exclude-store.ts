import { excludeHost } from '#catalog/exclude-host.ts';
import type { Database } from '#database/connect.ts';
import { forgetSales } from '#sales/forget-sales.ts';
import { forgetReadings } from '#tracker/forget-readings.ts';
import { parseStoreUrl } from '#tracker/parse-store-url.ts';
import { forgetFavorites } from '#watch/forget-favorites.ts';

/** A host is never read again and its data is removed, for good; whether there was any. Those who follow it are told. */
export async function excludeStore(
  database: Database,
  address: string,
  nowMs: number,
): Promise<{ host: string; wasKnown: boolean }> {
  const { host } = parseStoreUrl(address);
  const storeId = await database.transaction().execute(async (trx) => {
    const excludedId = await excludeHost(trx, host, nowMs);
    if (excludedId === null) return null;
    await forgetReadings(trx, excludedId);
    await forgetSales(trx, excludedId);
    await forgetFavorites(trx, excludedId);
    return excludedId;
  });
  return { host, wasKnown: storeId !== null };
}
