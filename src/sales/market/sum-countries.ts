import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { ESTIMATE, SUMMED_BASIS } from '../figure-columns.ts';

/** The country code of the rows that sum all countries. */
export const ALL_COUNTRIES = '*';

const COLUMNS = sql.raw(`${ESTIMATE.join(', ')}, left_out, observations, basis`);

/** A store belongs to one country, so its shared errors are independent of the next country's. */
const SUMS =
  sql.raw(`${ESTIMATE.map((name) => (name.endsWith('_sd') ? `sqrt(sum(${name} ^ 2))` : `sum(${name})`)).join(', ')},
  sum(left_out), sum(observations), ${SUMMED_BASIS}`);

/** Adds the rows that sum all countries, for UTC days (both ends included) that have none yet. */
export async function sumCountries(trx: Facts, { from, to }: { from: string; to: string }): Promise<void> {
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
