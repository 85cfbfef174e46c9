import type { Facts } from '#database/connect.ts';

/** US dollars for one unit of a currency on a day (YYYY-MM-DD, UTC); null where no rate is known. */
export type UsdRate = (day: string) => number | null;

/** The rates of one currency: that of the day itself, else of the last day before it, else of the first known day. */
export async function usdRates(facts: Facts, currency: string): Promise<UsdRate> {
  const rows = await facts
    .selectFrom('fx_rate')
    .select(['day', 'usd'])
    .where('currency', '=', currency)
    .orderBy('day', 'desc')
    .execute();
  return (day) => (rows.find((row) => row.day <= day) ?? rows.at(-1))?.usd ?? null;
}
