import { sql } from 'kysely';
import type { TagShares } from '#contract/analytics.ts';
import { Tag } from '#contract/tag.ts';
import type { Database } from '#database/connect.ts';
import { ALL_COUNTRIES } from '#sales/market/sum-countries.ts';
import { estimatesOf, type Figures, noSales, sumsAcrossStores, sumsWithinStore } from './figures.ts';
import { getTotals } from './get-totals.ts';
import { sumsOfMarket } from './market-facts.ts';
import type { Period } from './period.ts';
import { type Access, withinAccess } from './store-access.ts';

type Count = { tag: string; products: number; is_observed: boolean };

/** What the products of each category came to in a period, the largest first. */
export async function getTagShares(database: Database, access: Access, period: Period): Promise<TagShares> {
  const [totals, sold, counts] = await Promise.all([
    getTotals(database, access, period),
    sumTags(database, access, period),
    countTags(database, access, period),
  ]);
  const total = totals.current;
  const items = Tag.options.flatMap((tag) => {
    const count = counts.get(tag);
    const figures = sold.get(tag) ?? (total && count?.is_observed ? noSales(total) : null);
    if (!figures && !count?.products) return [];
    const share = figures?.revenue == null || !total?.revenue ? null : Math.min(1, figures.revenue / total.revenue);
    return { tag, products: count?.products ?? 0, ...estimatesOf(figures, totals.asOf), share };
  });
  const sizeOf = (item: (typeof items)[number]) => [item.revenue.value ?? -1, item.orders.value ?? -1, item.products];
  return { items: items.sort((one, other) => compare(sizeOf(other), sizeOf(one))) };
}

async function sumTags(database: Database, access: Access, { current }: Period): Promise<Map<string, Figures>> {
  const inSpan = sql`day >= ${current.from}::date and day < ${current.until}::date`;
  const query =
    access.scope === 'mine'
      ? sql`
        with by_product as materialized (
          select store_id, product_id, ${sumsWithinStore} from sale_day
          where ${withinAccess(access, sql`store_id`)} and ${inSpan} group by 1, 2
        ), by_store as (
          select f.store_id, tag, sum(orders) as orders, sum(orders_var) as orders_var, sum(orders_sd) as orders_sd,
            case when count(revenue) = count(*) then sum(revenue) end as revenue,
            case when count(revenue) = count(*) then sum(revenue_var) end as revenue_var,
            case when count(revenue) = count(*) then sum(revenue_sd) end as revenue_sd, max(left_out) as left_out,
            sum(observations) as observations, case when min(basis) = max(basis) then min(basis) else 'mixed' end as basis
          from by_product f
          join product p on p.store_id = f.store_id and p.id = f.product_id
          cross join unnest(p.tags) as tag
          group by 1, 2
        )
        select tag, ${sumsAcrossStores} from by_store group by tag`
      : sql`
        select tag, ${sumsOfMarket} from market_day
        where country = ${ALL_COUNTRIES} and tag = any(${Tag.options}::text[]) and ${inSpan} group by tag`;
  const { rows } = await sql<Figures & { tag: string }>`${query}`.execute(database);
  return new Map(rows.map((row) => [row.tag, row]));
}

/** `is_observed`: one of the stores that have such products was read, so that no sale means zero. */
async function countTags(database: Database, access: Access, { current }: Period): Promise<Map<string, Count>> {
  const query =
    access.scope === 'mine'
      ? sql`
        with observed as (
          select distinct store_id from store_day where ${withinAccess(access, sql`store_id`)}
            and day >= ${current.from}::date and day < ${current.until}::date
        )
        select tag, count(*) as products, bool_or(p.store_id in (select store_id from observed)) as is_observed
        from product p cross join unnest(p.tags) as tag
        where ${withinAccess(access, sql`p.store_id`)} and p.gone_at is null
        group by tag`
      : sql`select tag, products, products > 0 as is_observed from market_tag`;
  const { rows } = await sql<Count>`${query}`.execute(database);
  return new Map(rows.map((row) => [row.tag, row]));
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
