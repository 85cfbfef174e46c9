import {
  createParser,
  type inferParserType,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { useState } from 'react';
import type { DateRange } from '#contract/date-range.ts';
import {
  PRODUCT_SORTS,
  type ProductSort,
  SALES,
  STORE_SORTS,
  STORE_STATUSES,
  type StoreStatus,
} from '#contract/filters.ts';
import { PAGE_SIZES, SORT_ORDERS } from '#contract/list.ts';
import type { HistoryEntry } from '../../navigation/one-entry.ts';
import { askedFilters, countFilters, filterParsers, MY_STATUSES, NO_FILTERS } from '../filter/filter-params.ts';
import { parseAsDateRange, useChosenPeriod } from '../period/use-period.ts';

const LAST_PAGE = 100_000;

export const parseAsPage = createParser({
  parse: (text) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page - 1 : null;
  },
  serialize: (page: number) => String(page + 1),
});

/**
 * The address parameters of every list. Pages count from 1 in the address and from 0 in the code; defaults leave no
 * trace.
 */
function listParsers(sorts: readonly ProductSort[]) {
  return {
    q: parseAsString.withDefault(''),
    dateRange: parseAsDateRange,
    sortBy: parseAsStringLiteral(sorts).withDefault('orderCount'),
    sortOrder: parseAsStringLiteral(SORT_ORDERS).withDefault('desc'),
    /** Products only; null: the server chooses. */
    sales: parseAsStringLiteral(SALES),
    page: parseAsPage.withDefault(0),
    pageSize: parseAsNumberLiteral(PAGE_SIZES).withDefault(PAGE_SIZES[0]),
  };
}

function filteredParsers(sorts: readonly ProductSort[], statuses: readonly StoreStatus[]) {
  return { ...listParsers(sorts), ...filterParsers(statuses) };
}

/** The lists with filters. Their sorts are the contract's. */
export const LISTS = {
  stores: filteredParsers(STORE_SORTS, MY_STATUSES),
  products: filteredParsers(PRODUCT_SORTS, MY_STATUSES),
  'database/stores': filteredParsers(STORE_SORTS, STORE_STATUSES),
  'database/products': filteredParsers(PRODUCT_SORTS, STORE_STATUSES),
};
export type ListName = keyof typeof LISTS;

export type ListParams = inferParserType<ReturnType<typeof listParsers>>;
export type FilteredParams = inferParserType<ReturnType<typeof filteredParsers>>;

const SHORT_LIST = listParsers(PRODUCT_SORTS);

/** A list within another page: only search, sort and page. */
export function useListParams() {
  return useQueryStates(SHORT_LIST, { history: 'push' });
}

export type List = ReturnType<typeof useList>;

/** A list and its filters. Every change except of the page returns to the first page. */
export function useList(name: ListName, { isLocked = false }: { isLocked?: boolean } = {}) {
  const [params, setParams] = useQueryStates(LISTS[name], { history: 'push' });
  const [, setPeriod] = useChosenPeriod();
  const [replacements, setReplacements] = useState(0);
  const replace = (change: Partial<FilteredParams>) => {
    setReplacements(replacements + 1);
    void setParams({ page: 0, ...change });
  };
  const filterCount = countFilters(params);
  return {
    name,
    params,
    /** The parameters sent to the server, without the filters if the plan locks them. */
    asked: { ...params, ...(isLocked ? NO_FILTERS : askedFilters(params)) },
    isLocked,
    filterCount,
    isFiltered: params.q !== '' || (filterCount > 0 && !isLocked),
    change: (change: Partial<FilteredParams>, history?: HistoryEntry) =>
      void setParams({ page: 0, ...change }, { history }),
    /** Days chosen on another page would override the range, so they are removed. */
    changePeriod: (range: DateRange, history?: HistoryEntry) => setPeriod(range, history),
    /** Changes the search and all filters, such as to saved ones. */
    replace,
    clear: () => replace({ q: '', ...NO_FILTERS }),
    /** How often that happened. A field drops its unsent text when this changes. */
    replacements,
  };
}
