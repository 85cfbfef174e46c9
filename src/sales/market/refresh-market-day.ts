import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { ESTIMATE, ESTIMATE_SUMS, SUMMED_BASIS } from '../figure-columns.ts';
import { sumOf } from '../sum-if-all-known.ts';
import { sumCountries } from './sum-countries.ts';
import { withMarketLock } from './with-market-lock.ts';
import { writeSums } from './write-sums.ts';

const NAMES = sql.raw(ESTIMATE.join(', '));

const DAY_COLUMNS = sql`day, country, tag, stores, products, ${NAMES}, left_out, observations, basis`;
const HOUR_COLUMNS = sql`hour, country, stores, ${NAMES}, left_out, observations, basis`;

/** The sums within one store and group. */
const OF_STORE = sql.raw(
  `${ESTIMATE.map((name, index) => `${ESTIMATE_SUMS[index]} as ${name}`).join(', ')}, sum(observations) as observations,
  ${SUMMED_BASIS} as basis`,
);

/** The sums over stores. Errors that one store shares are independent of the next store's. */
const OF_MARKET = sql.raw(`${ESTIMATE.map((name) => {
  const sum = name.endsWith('_sd') ? `sqrt(sum(${name} ^ 2))` : sumOf(name);
  return `coalesce(${sum}, 0)`;
}).join(', ')},
  count(*) filter (where revenue_usd is null), sum(observations), ${SUMMED_BASIS}`);

/** Recomputes the market figures of a UTC day. */
export function refreshMarketDay(facts: Facts, day: string): Promise<void> {
  return refreshMarketDays(facts, { from: day, to: day });
}

/**
 * Recomputes the market figures of a range of UTC days (both ends included) from the stores' days, the products' days
 * and the stores' hours. Stores count for their present country, products for their present categories.
 */
export async function refreshMarketDays(facts: Facts, { from, to }: { from: string; to: string }): Promise<void> {
  const isInDays = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`;
  const isInHours = (column: string) => sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'UTC'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
  await withMarketLock(facts, async (trx) => {
    await sql`delete from market_day where ${isInDays('day')}`.execute(trx);
    await writeSums(
      trx,
      'market_day',
      DAY_COLUMNS,
      sql`
      select f.day, coalesce(s.country, ''), '', count(*), coalesce(sum(sold.products), 0), ${OF_MARKET}
      from store_day f
      join store s on s.id = f.store_id
      left join (
        select store_id, day, count(*) as products from sale_day where ${isInDays('day')} and orders > 0 group by 1, 2
      ) as sold on sold.store_id = f.store_id and sold.day = f.day
      where ${isInDays('f.day')}
      group by 1, 2`,
    );
    await writeSums(
      trx,
      'market_day',
      DAY_COLUMNS,
      sql`
      select day, country, tag, count(*), sum(products), ${OF_MARKET}
      from (
        select f.store_id, f.day, coalesce(p.country, '') as country, tag, count(*) filter (where orders > 0) as products,
          ${OF_STORE}
        from sale_day f
        join product p on p.store_id = f.store_id and p.id = f.product_id
        cross join unnest(p.tags) as tag
        where ${isInDays('f.day')}
        group by 1, 2, 3, 4
      ) as of_store
      group by 1, 2, 3`,
    );
    await sql`delete from market_hour where ${isInHours('hour')}`.execute(trx);
    await writeSums(
      trx,
      'market_hour',
      HOUR_COLUMNS,
      sql`
      select f.hour, coalesce(s.country, ''), count(*), ${OF_MARKET}
      from store_hour f join store s on s.id = f.store_id
      where ${isInHours('f.hour')}
      group by 1, 2`,
    );
    await sumCountries(trx, { from, to });
  });
}
