import { findOutdatedStores } from '#catalog/category/find-outdated-stores.ts';
import { summarizeStore } from '#catalog/category/summarize-store.ts';
import type { Facts } from '#database/connect.ts';
import { lockWindows } from '#sales/windows/lock-windows.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';

const AT_ONCE = 100;

/** Categorises the products of every store by the present rules, one store at a time, and updates their windows. */
export async function recategorizeStores(facts: Facts, nowMs: number): Promise<void> {
  for (;;) {
    const storeIds = await findOutdatedStores(facts, AT_ONCE);
    if (storeIds.length === 0) return;
    for (const storeId of storeIds) {
      await facts.transaction().execute(async (trx) => {
        // polls of the store change its products, too
        await lockWindows(trx, [storeId]);
        const productIds = await summarizeStore(trx, storeId);
        if (productIds.length === 0) return;
        await refreshProductWindows(trx, { storeId, productIds }, nowMs);
      });
    }
  }
}
