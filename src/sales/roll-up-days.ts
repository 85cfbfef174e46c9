import { sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';
import { DAY_MS, startOfDay } from '#runtime/clock.ts';
import { FIGURE_COLUMNS, REPLACED_FIGURES, SUMMED_BASIS, SUMMED_FIGURES } from './figure-columns.ts';
import { sumIfAllKnown, sumOf } from './sum-if-all-known.ts';

const DAY_SUMS = sql.raw(
  [
    // sums in the order of the hours, so that the same figures give the same sum to the last digit
    ...SUMMED_FIGURES.map((name) => (name.includes('_usd') ? sumIfAllKnown(name, 'hour') : sumOf(name, 'hour'))),
    SUMMED_BASIS,
  ].join(', '),
);

/**
 * Recomputes the UTC days between two hours (milliseconds, both included). It always sums the whole day from its hours,
 * so that late facts correct it and a rebuild gives the same figures.
 */
export async function rollUpDays(
  trx: FactsTransaction,
  storeId: number,
  span: { from: number; until: number; productIds: number[] },
): Promise<void> {
  const from = new Date(startOfDay(span.from));
  const until = new Date(startOfDay(span.until) + DAY_MS);
  if (span.productIds.length > 0) {
    await sql`
      insert into sale_day (store_id, product_id, day, ${FIGURE_COLUMNS})
      select store_id, product_id, (hour at time zone 'UTC')::date, ${DAY_SUMS}
      from sale_hour
      where store_id = ${storeId} and product_id = any(${span.productIds}::bigint[]) and hour >= ${from} and hour < ${until}
      group by 1, 2, 3
      on conflict (store_id, product_id, day) do update set ${REPLACED_FIGURES}`.execute(trx);
  }
  await sql`
    insert into store_day (store_id, day, ${FIGURE_COLUMNS}, observed_seconds)
    select store_id, (hour at time zone 'UTC')::date, ${DAY_SUMS}, sum(observed_seconds)
    from store_hour
    where store_id = ${storeId} and hour >= ${from} and hour < ${until}
    group by 1, 2
    on conflict (store_id, day) do update set ${REPLACED_FIGURES}, observed_seconds = excluded.observed_seconds`.execute(
    trx,
  );
}
