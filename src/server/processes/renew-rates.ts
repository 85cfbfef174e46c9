import { summarizeStore } from '#catalog/category/summarize-store.ts';
import { revalueProducts } from '#catalog/revalue-products.ts';
import { isoDay } from '#contract/date-range.ts';
import type { Facts } from '#database/connect.ts';
import { parseEcbRates } from '#sales/rates/parse-ecb-rates.ts';
import { priceFacts } from '#sales/rates/price-facts.ts';
import { saveRates } from '#sales/rates/save-rates.ts';
import { usdRates } from '#sales/usd-rates.ts';
import { lockWindows } from '#sales/windows/lock-windows.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';

/**
 * Reads the day's exchange rates and applies them: facts in newly priced currencies get their prices, and products
 * whose rate has changed are revalued. Throws if the file cannot be read; then nothing changes.
 */
export async function renewRates(facts: Facts, fetcher: Fetcher, url: string, nowMs: number): Promise<void> {
  const { status, body } = await fetcher.fetch({ url, expects: 'xml' });
  const rates = status === 200 ? parseEcbRates(body.toString('utf8')) : null;
  if (!rates) throw new Error(`No exchange rates at ${url}: status ${status}.`);
  await saveRates(facts, rates);
  await applyRates(facts, nowMs);
}

/**
 * Prices facts without a price whose currency has a rate, and revalues products. One transaction for each store, so an
 * interrupted run is continued by the next.
 */
export async function applyRates(facts: Facts, nowMs: number): Promise<void> {
  const stores = await facts
    .selectFrom('store')
    .select(['id', 'currency', 'currency_since as currencySince'])
    .where('currency', 'is not', null)
    .orderBy('currency')
    .orderBy('id')
    .execute();
  let known = { currency: '', usd: null as number | null };
  for (const { id, currency, currencySince } of stores) {
    if (known.currency !== currency)
      known = { currency: currency!, usd: (await usdRates(facts, currency!))(isoDay(nowMs)) };
    const { usd } = known;
    if (usd === null) continue;
    if (await hasUnpriced(facts, id, currencySince))
      await priceFacts(facts, { id, currency: currency!, currencySince }, nowMs);
    if (currency === 'USD') continue;
    await facts.transaction().execute(async (trx) => {
      await lockWindows(trx, [id]);
      const productIds = await revalueProducts(trx, id, { currency: currency!, usd });
      if (productIds.length === 0) return;
      const retagged = await summarizeStore(trx, id);
      await refreshProductWindows(trx, { storeId: id, productIds: [...productIds, ...retagged] }, nowMs);
    });
  }
}

async function hasUnpriced(facts: Facts, storeId: number, since: Date | null): Promise<boolean> {
  const row = await facts
    .selectFrom('store_day')
    .select('store_id')
    .where('store_id', '=', storeId)
    .where('revenue_usd', 'is', null)
    .$if(since !== null, (days) => days.where('day', '>', isoDay(since!.getTime())))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
