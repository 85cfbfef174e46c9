import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { minorDigits } from '#runtime/money.ts';

/** Prices in dollars follow the rate once it has moved by this share; otherwise every product changes every night. */
const MOVED_BY = 0.02;

/** Sets a store's prices in dollars if they are missing or the rate has moved. Returns the ids of changed products. */
export async function revalueProducts(
  facts: Facts,
  storeId: number,
  rate: { currency: string; usd: number },
): Promise<number[]> {
  const perMinor = rate.usd / 10 ** minorDigits(rate.currency);
  const { rows } = await sql<{ id: number }>`
    update product set price_usd = price_minor * ${perMinor}::float8
    where store_id = ${storeId} and currency = ${rate.currency} and (price_usd is null
      or abs(price_usd - price_minor * ${perMinor}::float8) > ${MOVED_BY}::float8 * price_minor * ${perMinor}::float8)
    returning id`.execute(facts);
  return rows.map(({ id }) => id);
}
