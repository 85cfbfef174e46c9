import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

/** The country of the rows that hold all countries together. */
export const ALL_COUNTRIES = '*';

const FIGURES = ['orders', 'orders_var', 'orders_sd', 'revenue_usd', 'revenue_usd_var', 'revenue_usd_sd'] as const;
const COLUMNS = sql.raw(`${FIGURES.join(', ')}, left_out, observations, basis`);

/** A store is of one country: what it shares within itself is independent of the next country's. */
const SUMS =
  sql.raw(`${FIGURES.map((name) => (name.endsWith('_sd') ? `sqrt(sum(${name} ^ 2))` : `sum(${name})`)).join(', ')},
  sum(left_out), sum(observations), case when min(basis) = max(basis) then min(basis) else 'mixed' end`);

/** Makes the rows of all countries together out of those of each, where there are none yet: UTC days, both included. */
export async function sumCountries(trx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into market_day (day, country, tag, stores, products, ${COLUMNS})
    select day, ${ALL_COUNTRIES}, tag, sum(stores), sum(products), ${SUMS}
    from market_day where day between ${from}::date and ${to}::date group by day, tag`.execute(trx);
  await sql`
    insert into market_hour (hour, country, stores, ${COLUMNS})
    select hour, ${ALL_COUNTRIES}, sum(stores), ${SUMS}
    from market_hour
    where hour >= ${from}::date::timestamp at time zone 'UTC' and hour < (${to}::date + 1)::timestamp at time zone 'UTC'
    group by hour`.execute(trx);
}
