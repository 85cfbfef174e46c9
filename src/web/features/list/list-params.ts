import { createParser, parseAsNumberLiteral, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { StoreSort } from '#contract/filters.ts';
import { PAGE_SIZES, SortOrder } from '#contract/list.ts';
import { parseAsDateRange } from '../period/use-period.ts';

const LAST_PAGE = 100_000;

const parseAsPage = createParser({
  parse: (text) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page - 1 : null;
  },
  serialize: (page: number) => String(page + 1),
});

/** What every list keeps in the address. Pages count from 1 there and from 0 in the code; defaults leave no trace. */
export const listParsers = {
  q: parseAsString.withDefault(''),
  dateRange: parseAsDateRange,
  sortBy: parseAsStringLiteral(StoreSort.options).withDefault('orderCount'),
  sortOrder: parseAsStringLiteral(SortOrder.options).withDefault('desc'),
  page: parseAsPage.withDefault(0),
  pageSize: parseAsNumberLiteral(PAGE_SIZES).withDefault(PAGE_SIZES[0]),
};

export type ListParams = {
  q: string;
  sortBy: StoreSort;
  sortOrder: SortOrder;
  page: number;
  pageSize: (typeof PAGE_SIZES)[number];
};

export function useListParams() {
  return useQueryStates(listParsers, { history: 'push' });
}
