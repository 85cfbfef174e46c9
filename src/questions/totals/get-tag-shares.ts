import { sql } from 'kysely';
import type { TagShares } from '#contract/analytics.ts';
import { Tag } from '#contract/tag.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { SUMMED_BASIS } from '#sales/figure-columns.ts';
import { ALL_COUNTRIES } from '#sales/market/sum-countries.ts';
import { sumIfAllKnown } from '#sales/sum-if-all-known.ts';
import { estimatesOf, noSales, type SpanSums, sumsAcrossStores } from '../figures.ts';
import type { Period } from '../period.ts';
import { type Access, findStoreIdsOf } from '../store-access.ts';
import { getTagCounts } from './get-tag-counts.ts';
import { getTotals } from './get-totals.ts';
import { sumsOfMarket } from './market-facts.ts';
import { periodSums } from './period-sums.ts';

/** The sums of the products of each category in a period, largest first. */
export async function getTagShares(databases: Databases, access: Access, period: Period): Promise<TagShares> {
  const { facts } = databases;
  const storeIds = await findStoreIdsOf(databases.people, access);
  const [totals, sold, counts] = await Promise.all([
    getTotals(databases, access, period),
    storeIds ? sumMyTags(facts, storeIds, period) : sumMarketTags(sharedReader(facts), period),
    storeIds ? countMyTags(facts, storeIds, period) : countMarketTags(facts),
  ]);
  const total = totals.current;
  const items = Tag.options.flatMap((tag) => {
    const count = counts.get(tag);
    const figures = sold.get(tag) ?? (total && count?.isObserved ? noSales(total) : null);
    if (!figures && !count?.products) return [];
    const share = figures?.revenue == null || !total?.revenue ? null : Math.min(1, figures.revenue / total.revenue);
    return { tag, products: count?.products ?? 0, ...estimatesOf(figures, totals.asOf, totals.held({ tag })), share };
  });
  // sums of floats differ in their last digits, which nobody sees
  const hundredths = (value: number | null) => Math.round((value ?? -1) * 100);
  const sizeOf = (item: (typeof items)[number]) => [
    hundredths(item.revenue.value),
    hundredths(item.orders.value),
    item.products,
  ];
  return { items: items.sort((one, other) => compare(sizeOf(other), sizeOf(one))) };
}

type TagFigures = SpanSums & { tag: string };

async function sumMyTags(facts: Facts, storeIds: number[], period: Period): Promise<Map<string, SpanSums>> {
  const { sums: byProduct } = await periodSums(facts, { of: 'sale', period, storeIds });
  const { rows } = await sql<TagFigures>`
    with by_product as materialized (${byProduct}), by_store as (
      select f.store_id, tag, sum(orders) as orders, sum(orders_var) as orders_var, sum(orders_sd) as orders_sd,
        ${sql.raw(['revenue', 'revenue_var', 'revenue_sd'].map((name) => `${sumIfAllKnown(name)} as ${name}`).join(', '))},
        max(left_out) as left_out, sum(observations) as observations,
        ${sql.raw(SUMMED_BASIS)} as basis
      from by_product f
      join product p on p.store_id = f.store_id and p.id = f.product_id
      cross join unnest(p.tags) as tag
      where is_current and p.store_id = any(${storeIds}::bigint[])
      group by 1, 2
    )
    select tag, ${sumsAcrossStores} from by_store group by tag`.execute(facts);
  return new Map(rows.map((row) => [row.tag, row]));
}

async function sumMarketTags(facts: Facts, { current }: Period): Promise<Map<string, SpanSums>> {
  const { rows } = await sql<TagFigures>`
    select tag, ${sumsOfMarket} from market_day
    where country = ${ALL_COUNTRIES} and tag = any(${Tag.options}::text[])
      and day >= ${current.from}::date and day < ${current.until}::date
    group by tag`.execute(facts);
  return new Map(rows.map((row) => [row.tag, row]));
}

/** `isObserved`: a store with such products was read, so no sales means zero. */
type Count = { products: number; isObserved: boolean };

async function countMyTags(facts: Facts, storeIds: number[], { current }: Period): Promise<Map<string, Count>> {
  const { rows } = await sql<{ tag: string; products: number; is_observed: boolean }>`
    with observed as materialized (
      select distinct store_id from store_day
      where store_id = any(${storeIds}::bigint[]) and day >= ${current.from}::date and day < ${current.until}::date
    )
    select tag, sum(products)::int as products, bool_or(store_id in (select store_id from observed)) as is_observed
    from (
      select store_id, unnest(tags) as tag, count(*) as products from product
      where store_id = any(${storeIds}::bigint[]) and gone_at is null
      group by 1, 2
    ) as counted
    group by 1`.execute(facts);
  return new Map(rows.map((row) => [row.tag, { products: row.products, isObserved: row.is_observed }]));
}

async function countMarketTags(facts: Facts): Promise<Map<string, Count>> {
  const { items } = await getTagCounts(facts);
  return new Map(items.map((item) => [item.tag, { ...item, isObserved: item.products > 0 }]));
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
