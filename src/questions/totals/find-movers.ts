import { type RawBuilder, sql } from 'kysely';
import { type DateRange, type ReadTimes, unreadShares } from '#contract/date-range.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { type OrderFigures, sureDifference } from '../change.ts';
import { findUncounted } from '../find-uncounted.ts';
import { readAt } from '../known-until.ts';
import { type ProductKey, windowOf } from '../lists/products/product-filter.ts';
import type { Period } from '../period.ts';
import { type Access, findStoreIdsOf, readerOf } from '../store-access.ts';
import { candidateProducts, ofStores } from './candidates.ts';
import { isStoreCompared } from './is-store-compared.ts';
import { periodFacts } from './period-facts.ts';

type Asked = Access & { period: Period; limit: number };

type Moved = { store_id: number; product_id: number; current: OrderFigures; previous: OrderFigures } & ReadTimes;

/** How many of the greatest changes are checked. Most of them have readings in both spans. */
const MAX_LOOKED_AT = 2_000;

/**
 * Products that surely had more orders (`up`) or fewer than in the period before, sorted by how many are sure. Products
 * whose store was not read in nine tenths of both spans, and products that are newer than the earlier span, are left out:
 * their change is unknown. So are products without a sale whose sales cannot be seen any more.
 */
export async function findMovers(
  { people, facts }: Databases,
  { period, limit, ...access }: Asked,
  direction: 'up' | 'down',
): Promise<ProductKey[]> {
  const storeIds = await findStoreIdsOf(people, access);
  return findMovedProducts(readerOf(facts, access.scope), { storeIds, period, limit }, direction);
}

/** The same for some stores; null for the whole catalogue. */
export async function findMovedProducts(
  facts: Facts,
  { storeIds, period, limit }: { storeIds: number[] | null; period: Period; limit: number },
  direction: 'up' | 'down',
): Promise<ProductKey[]> {
  const isUp = direction === 'up';
  const order = (table: string) =>
    sql.raw(
      isUp
        ? `change desc, ${table}store_id, ${table}product_id`
        : `change, ${table}store_id desc, ${table}product_id desc`,
    );
  const changed = period.range === null ? changesOf(period, storeIds) : windowChanges(period.range, storeIds, isUp);
  const sign = sql.raw(isUp ? '>' : '<');
  const most = sql`(select store_id, product_id, first_seen_at, change, current, previous from (${changed}) as changes
    where change ${sign} 0 order by ${order('')} limit ${sql.lit(MAX_LOOKED_AT)})`;
  const { rows } = await sql<Moved>`
    select c.store_id, c.product_id, c.change, c.current, c.previous, s.first_read_at as first, ${readAt('s')} as last
    from ${most} c
    join store s on s.id = c.store_id and ${isStoreCompared('s', period)}
    join ${storesObservedInBoth(period, most)} observed on observed.store_id = c.store_id
    where c.first_seen_at < ${new Date(period.previousUntilMs)}
    order by ${order('c.')}`.execute(facts);
  const moved = rows
    .map((row) => ({
      ...{ storeId: row.store_id, productId: row.product_id, hasSold: row.current.orders > 0 },
      sure: sureDifference(row.current, row.previous, direction, unreadShares(period, row)),
    }))
    .filter(({ sure }) => sure > 0)
    .toSorted((one, other) => other.sure - one.sure);
  const isUncounted = await findUncounted(
    facts,
    moved.filter(({ hasSold }) => !hasSold),
  );
  return moved
    .filter((one) => one.hasSold || !isUncounted(one))
    .slice(0, limit)
    .map(({ storeId, productId }) => ({ storeId, productId }));
}

/** Windows store whether their change is sure, and few changes are. */
function windowChanges(range: DateRange, storeIds: number[] | null, isUp: boolean): RawBuilder<unknown> {
  const whose = storeIds ? ofStores(storeIds) : sql`not is_gone`;
  return sql`select store_id, product_id, first_seen_at, orders_change as change, ${CURRENT_AND_PREVIOUS}
    from ${windowOf(range)} where ${whose} and sure_growth = ${sql.lit(isUp ? 1 : -1)}`;
}

function changesOf(period: Period, storeIds: number[] | null): RawBuilder<unknown> {
  const [fromMs, untilMs] = [Date.parse(period.previous.from), Date.parse(period.current.until)];
  const where = candidateProducts({ storeIds, fromMs, untilMs, nowMs: period.nowMs });
  return sql`
    select sums.*, p.first_seen_at from (
      select store_id, product_id,
        coalesce(sum(orders) filter (where is_current), 0) - coalesce(sum(orders) filter (where not is_current), 0) as change,
        ${SUMMED_CURRENT_AND_PREVIOUS}
      from ${periodFacts({ of: 'sale', grain: 'day', period, where })} group by 1, 2) as sums
    join product p on p.store_id = sums.store_id and p.id = sums.product_id`;
}

/** The columns from which a change is computed: from a window's row, or from a product's facts in both spans. */
const CURRENT_AND_PREVIOUS = jsonOfSpans((column, prefix) => `coalesce(${prefix}${column}, 0)`);
const SUMMED_CURRENT_AND_PREVIOUS = jsonOfSpans(
  (column, prefix) => `coalesce(sum(${column}) filter (where ${prefix === '' ? '' : 'not '}is_current), 0)`,
);

function jsonOfSpans(figure: (column: string, prefix: '' | 'previous_') => string): RawBuilder<unknown> {
  const spanOf = (prefix: '' | 'previous_') =>
    `json_build_object(${['orders', 'orders_var', 'orders_sd'].map((name) => `'${name}', ${figure(name, prefix)}`).join(', ')})`;
  return sql.raw(`${spanOf('')} as current, ${spanOf('previous_')} as previous`);
}

/** A table with a row for each store that was observed in both spans. */
function storesObservedInBoth(period: Period, changed: RawBuilder<unknown>): RawBuilder<unknown> {
  if (period.range !== null) {
    return sql`(select store_id from store_window where date_range = ${sql.lit(period.range)}
      and orders is not null and previous_orders is not null)`;
  }
  const where = sql`store_id in (select store_id from ${changed} as one)`;
  return sql`(select store_id from ${periodFacts({ of: 'store', grain: 'day', period, where })}
    group by store_id having bool_or(is_current) and bool_or(not is_current))`;
}
