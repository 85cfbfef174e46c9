import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { DateRange, DEFAULT_DATE_RANGE } from '#contract/date-range.ts';

/** The default range leaves no trace in the address. */
export const parseAsDateRange = parseAsStringLiteral(DateRange.options).withDefault(DEFAULT_DATE_RANGE);

export function usePeriod(): [DateRange, (range: DateRange) => void] {
  const [range, setRange] = useQueryState('dateRange', parseAsDateRange.withOptions({ history: 'push' }));
  return [range, setRange];
}
