import type { Facts } from '#database/connect.ts';
import { markDaysDue } from './market/keep-market.ts';

const OF_STORE = [
  ...(['sale_hour', 'store_hour', 'sale_day', 'store_day', 'restatement'] as const),
  ...(['product_window', 'store_window'] as const),
];

/** Deletes a store's sales and marks its days for the market figures to be recomputed without it. Safe to repeat. */
export async function forgetSales(facts: Facts, storeId: number): Promise<void> {
  const days = await facts.selectFrom('store_day').select('day').where('store_id', '=', storeId).execute();
  await markDaysDue(
    facts,
    days.map(({ day }) => day),
  );
  for (const table of OF_STORE) await facts.deleteFrom(table).where('store_id', '=', storeId).execute();
}
