import type { Facts } from '#database/connect.ts';
import table from './rates/ecb-2024-06-28.json' with { type: 'json' };

/** Inserts the dated exchange rates that ship with the product. Newer rates are stored beside them. */
export async function seedRates(facts: Facts): Promise<void> {
  const dollarsPerEuro = table.unitsPerEuro.USD;
  const rates = [
    ...Object.entries(table.unitsPerEuro).map(([currency, units]) => ({ currency, usd: dollarsPerEuro / units })),
    ...Object.entries(table.unitsPerDollar).map(([currency, units]) => ({ currency, usd: 1 / units })),
  ];
  await facts
    .insertInto('fx_rate')
    .values(rates.map(({ currency, usd }) => ({ currency, day: table.day, usd })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
