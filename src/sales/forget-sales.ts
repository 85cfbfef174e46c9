import { sql } from 'kysely';
import type { DatabaseTransaction } from '#database/connect.ts';

const OF_STORE = ['sale_hour', 'store_hour', 'sale_day', 'store_day', 'product_window', 'store_window'] as const;

/** Forgets what a store sold; the market's figures of its days are made anew without it. */
export async function forgetSales(trx: DatabaseTransaction, storeId: number): Promise<void> {
  await sql`insert into market_due (day) select day from store_day where store_id = ${storeId}
    on conflict do nothing`.execute(trx);
  for (const table of OF_STORE) await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
}
