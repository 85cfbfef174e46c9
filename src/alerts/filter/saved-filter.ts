import { parse } from 'node:querystring';
import { sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import { ProductListQuery, StoreListQuery } from '#contract/filters.ts';
import { type AlertKind, FILTER_LISTS, type FilterList, isOfStores } from '#contract/messages/alert.ts';
import { SavedFilter } from '#contract/preferences.ts';
import type { People } from '#database/connect.ts';
import { asksSales } from '#questions/lists/products/past/sales-asked.ts';

/**
 * The query of a saved filter of a list; null if an older release wrote it in another form. A filter of stores asks
 * nothing that one of products could not.
 */
export function queryOfFilter(search: string, list: FilterList): ProductListQuery | null {
  const { page: _page, pageSize: _pageSize, ...asked } = parse(search.replace(/^\?/, ''));
  const read = (isOfStores(list) ? StoreListQuery : ProductListQuery).safeParse(asked);
  return read.success ? read.data : null;
}

/** Stores sell in most hours, so the sales of a longer range are too much to sum at each reading. */
const SUMMED_OF_STORES: readonly DateRange[] = ['TODAY', 'YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS'];

export function isTooLong(query: ProductListQuery, list: FilterList): boolean {
  return isOfStores(list) && asksSales(query) && !SUMMED_OF_STORES.includes(query.dateRange);
}

/** Whether time alone can bring a product of the database to match. There, only changes and sales are judged. */
export function turnsByItself(query: ProductListQuery, { list, kind }: { list: FilterList; kind: AlertKind }): boolean {
  if (kind !== 'matches' || list !== 'database/products') return false;
  const { minAge, minGrowth, maxGrowth, sureGrowth, maxOrders, maxRevenue, sales, signals, dateRange } = query;
  const asked = [minAge, minGrowth, maxGrowth, sureGrowth, maxOrders, maxRevenue, sales];
  return signals.length > 0 || dateRange === 'YESTERDAY' || asked.some((value) => value !== undefined);
}

/** A saved filter: its account, its list and its name. */
type Named = { accountId: string; filter: string | null; filterList: FilterList | null };
type Row = { account_id: string; saved: Partial<Record<FilterList, unknown>> | null };

/** The saved filters that the rules of some accounts use; null if there is none. */
export async function findFilters(
  people: People,
  accountIds: readonly string[],
): Promise<(named: Named) => string | null> {
  if (accountIds.length === 0) return () => null;
  const { rows } = await sql<Row>`
    select account_id, preferences->'savedFilters' as saved
    from account_preference where account_id = any(${[...new Set(accountIds)]}::text[])`.execute(people);
  const searches = new Map(
    rows.flatMap(({ account_id: id, saved }) =>
      FILTER_LISTS.flatMap((list) =>
        savedOf(saved?.[list]).map(({ name, search }) => [keyOf(id, list, name), search] as const),
      ),
    ),
  );
  return ({ accountId, filter, filterList }) =>
    filter === null || filterList === null ? null : (searches.get(keyOf(accountId, filterList, filter)) ?? null);
}

function savedOf(filters: unknown): SavedFilter[] {
  return (Array.isArray(filters) ? filters : []).flatMap((one) => {
    const { success, data } = SavedFilter.safeParse(one);
    return success ? [data] : [];
  });
}

function keyOf(accountId: string, list: FilterList, name: string): string {
  return `${accountId} ${list} ${name}`;
}
