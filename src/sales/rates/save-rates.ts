import type { Facts } from '#database/connect.ts';
import type { EcbRates } from './parse-ecb-rates.ts';

/** Stores a day's rates in dollars. */
export async function saveRates(facts: Facts, { day, unitsPerEuro }: EcbRates): Promise<void> {
  const dollarsPerEuro = unitsPerEuro.USD!;
  const rates = Object.entries({ ...unitsPerEuro, EUR: 1 }).map(([currency, units]) => ({
    currency,
    day,
    usd: currency === 'USD' ? 1 : dollarsPerEuro / units,
  }));
  await facts
    .insertInto('fx_rate')
    .values(rates)
    .onConflict((conflict) =>
      conflict.columns(['currency', 'day']).doUpdateSet((set) => ({ usd: set.ref('excluded.usd') })),
    )
    .execute();
}
