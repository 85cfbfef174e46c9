import { sql } from 'kysely';
import type { TestDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';

const FIGURES = sql.raw(
  'orders, orders_var, orders_sd, units, units_var, units_sd, revenue, revenue_usd, revenue_usd_var, revenue_usd_sd, observations, basis',
);

/** Adds what a drawn market lacks: restated days, and events of its stores and products. */
export async function drawHistory({ facts }: TestDatabase, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  const since = new Date(nowMs - 60 * DAY_MS);
  for (const [from, productId, share] of [
    ['store_day', sql`0`, 5],
    ['sale_day', sql`product_id`, 11],
  ] as const)
    await sql`
      insert into restatement (store_id, product_id, day, at, why, ${FIGURES}, new_orders, new_units, new_revenue_usd)
      select store_id, ${productId}, day, day + interval '4 days' + n * interval '3 hours',
        (array['later-reading', 'order-cancelled', 'content-changed', 'first-weeks'])[1 + n % 4], ${FIGURES},
        orders + n, units + n, revenue_usd * 1.5
      from (select *, (store_id * 7 + ${productId} * 3 + (day - date '2026-01-01')) % ${share}::int as n
        from ${sql.table(from)} where day between ${since}::date and ${now}::date - 5) as told
      where n between 1 and 3`.execute(facts);
  await sql`
    insert into product_event (store_id, product_id, at, seen_at, kind, before, after)
    select store_id, case when kind in ('sale_started', 'sale_ended', 'silent', 'heard') then 0 else id end,
      at, at + interval '10 minutes', kind, before::jsonb, after::jsonb
    from (
      select store_id, id, kinds.*,
        ${now}::timestamptz - (id * 37 + nth * 11) % 1400 * interval '1 hour' - (store_id % 50) * interval '1 minute' as at
      from product cross join (values
        (0, 'price', '{"currency":"USD","variants":[{"externalId":"a","priceMinor":6000,"compareAtMinor":null}]}',
          '{"currency":"USD","variants":[{"externalId":"a","priceMinor":4000,"compareAtMinor":null}]}'),
        (1, 'sold_out', null, null), (2, 'restocked', null, null), (3, 'new', null, null), (4, 'gone', null, null),
        (5, 'back', null, null), (6, 'sale_started', null, '{"products":6,"share":0.25,"depth":0.4}'),
        (7, 'sale_ended', null, null), (8, 'silent', null, '{"reason":"unreadable"}'), (9, 'heard', null, null),
        (10, 'rank', '{"place":12}', '{"place":3}'), (11, 'edited', null, null)
      ) as kinds (nth, kind, before, after)
      where id % 12 = nth
    ) as drawn`.execute(facts);
}
