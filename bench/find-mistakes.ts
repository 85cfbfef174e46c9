import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';

/** Finds stores that were read twice at once, and days that are not the sums of their hours. */
export async function findMistakes(facts: Facts): Promise<string[]> {
  const polls = await sql<{ store_id: number; at: Date; duration_ms: number }>`
    select store_id, at, duration_ms from poll order by store_id, at`.execute(facts);
  const twice = polls.rows.filter(({ store_id, at, duration_ms }, index) => {
    const next = polls.rows[index + 1];
    return next?.store_id === store_id && at.getTime() + duration_ms > next.at.getTime();
  });
  const sums = await sql<{ what: string; hours: number; days: number }>`
    select coalesce(h.what, d.what) as what, coalesce(h.orders, 0) as hours, coalesce(d.orders, 0) as days
    from (
      select 'store ' || store_id as what, sum(orders) as orders from store_hour group by 1
      union all select 'product ' || product_id || ' of store ' || store_id, sum(orders) from sale_hour group by 1
    ) h full join (
      select 'store ' || store_id as what, sum(orders) as orders from store_day group by 1
      union all select 'product ' || product_id || ' of store ' || store_id, sum(orders) from sale_day group by 1
    ) d using (what)`.execute(facts);
  return [
    ...twice.map(({ store_id, at }) => `store ${store_id} was read twice at once, at ${at.toISOString()}`),
    ...sums.rows
      .filter(({ hours, days }) => Math.abs(hours - days) > 1e-6)
      .map(({ what, hours, days }) => `${what}: ${hours} orders by the hour, ${days} by the day`),
  ];
}
