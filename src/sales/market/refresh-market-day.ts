import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { sumCountries } from './sum-countries.ts';

const FIGURES = ['orders', 'orders_var', 'orders_sd', 'revenue_usd', 'revenue_usd_var', 'revenue_usd_sd'] as const;
const NAMES = sql.raw(FIGURES.join(', '));

/** Sums within a store of one group; what is not known of its revenue makes all of it unknown. */
const OF_STORE = sql.raw(
  `${FIGURES.map((name) =>
    name.startsWith('revenue')
      ? `case when count(${name}) = count(*) then sum(${name}) end as ${name}`
      : `sum(${name}) as ${name}`,
  ).join(', ')}, sum(observations) as observations,
  case when min(basis) = max(basis) then min(basis) else 'mixed' end as basis`,
);

/** Sums over stores: what each shares within itself is independent of the next. */
const OF_MARKET = sql.raw(`sum(orders), sum(orders_var), sqrt(sum(orders_sd ^ 2)), coalesce(sum(revenue_usd), 0),
  coalesce(sum(revenue_usd_var), 0), coalesce(sqrt(sum(revenue_usd_sd ^ 2)), 0),
  count(*) filter (where revenue_usd is null), sum(observations),
  case when min(basis) = max(basis) then min(basis) else 'mixed' end`);

/** Makes the market figures of a UTC day anew. */
export function refreshMarketDay(database: Database, day: string): Promise<void> {
  return refreshMarketDays(database, { from: day, to: day });
}

/**
 * Makes the market figures of some UTC days (both ends included) anew out of the stores' days, the products' days and
 * the stores' hours. Stores count with the country and products with the categories that they have now.
 */
export async function refreshMarketDays(database: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const isInDays = (column: string) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`;
  const isInHours = (column: string) => sql`${sql.ref(column)} >= ${from}::date::timestamp at time zone 'UTC'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
  await database.transaction().execute(async (trx) => {
    await sql`delete from market_day where ${isInDays('day')}`.execute(trx);
    await sql`
      insert into market_day (day, country, tag, stores, products, ${NAMES}, left_out, observations, basis)
      select f.day, coalesce(s.country, ''), '', count(*), coalesce(sum(sold.products), 0), ${OF_MARKET}
      from store_day f
      join store s on s.id = f.store_id
      left join (
        select store_id, day, count(*) as products from sale_day where ${isInDays('day')} and orders > 0 group by 1, 2
      ) as sold on sold.store_id = f.store_id and sold.day = f.day
      where ${isInDays('f.day')}
      group by 1, 2`.execute(trx);
    await sql`
      insert into market_day (day, country, tag, stores, products, ${NAMES}, left_out, observations, basis)
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
      group by 1, 2, 3`.execute(trx);
    await sql`delete from market_hour where ${isInHours('hour')}`.execute(trx);
    await sql`
      insert into market_hour (hour, country, stores, ${NAMES}, left_out, observations, basis)
      select f.hour, coalesce(s.country, ''), count(*), ${OF_MARKET}
      from store_hour f join store s on s.id = f.store_id
      where ${isInHours('f.hour')}
      group by 1, 2`.execute(trx);
    await sumCountries(trx, { from, to });
  });
}
