import type { Facts } from '#database/connect.ts';
import { markDaysDue } from './market/keep-market.ts';

const OF_STORE = [
  ...(['sale_hour', 'store_hour', 'sale_day', 'store_day', 'restatement'] as const),
  ...(['product_window', 'store_window'] as const),
];

/** Forgets what a store sold; the market's figures of its days are made anew without it. Safe to be repeated. */
export async function forgetSales(facts: Facts, storeId: number): Promise<void> {
  const days = await facts.selectFrom('store_day').select('day').where('store_id', '=', storeId).execute();
  await markDaysDue(
    facts,
    days.map(({ day }) => day),
  );
  for (const table of OF_STORE) await facts.deleteFrom(table).where('store_id', '=', storeId).execute();
}
