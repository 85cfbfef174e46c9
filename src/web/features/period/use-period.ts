import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { DATE_RANGES, type DateRange, DEFAULT_DATE_RANGE } from '#contract/date-range.ts';

/** The default range leaves no trace in the address. */
export const parseAsDateRange = parseAsStringLiteral(DATE_RANGES).withDefault(DEFAULT_DATE_RANGE);

export function usePeriod(): [DateRange, (range: DateRange) => void] {
  const [range, setRange] = useQueryState('dateRange', parseAsDateRange.withOptions({ history: 'push' }));
  return [range, setRange];
}
