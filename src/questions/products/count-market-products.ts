import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

/** How many products the shared database holds, as it was last counted; zero where it never was. */
export async function countMarketProducts(database: Database): Promise<number> {
  const { rows } = await sql<{ products: number | null }>`
    select sum(products) as products from market_country`.execute(database);
  return rows[0]?.products ?? 0;
}
