import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { DATE_RANGES, type DateRange, DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { type ChosenPeriod, chosenPeriodOf, isChosenDays } from './chosen-period.ts';

/** The default range leaves no trace in the address. */
export const parseAsDateRange = parseAsStringLiteral(DATE_RANGES).withDefault(DEFAULT_DATE_RANGE);

export function usePeriod(): [DateRange, (range: DateRange) => void] {
  const [range, setRange] = useQueryState('dateRange', parseAsDateRange.withOptions({ history: 'push' }));
  return [range, setRange];
}

/** What the address may name a period by: days lead over a range. */
export const chosenPeriodParsers = { dateRange: parseAsDateRange, from: parseAsString, to: parseAsString };

/** How an address names a period. */
export function paramsOfPeriod(period: ChosenPeriod) {
  return isChosenDays(period) ? { dateRange: null, ...period } : { dateRange: period, from: null, to: null };
}

/** A range by its name, or days chosen one by one, in the address. */
export function useChosenPeriod(): [ChosenPeriod, (period: ChosenPeriod) => void] {
  const [{ dateRange, from, to }, set] = useQueryStates(chosenPeriodParsers, { history: 'push' });
  const period = useMemo(() => chosenPeriodOf(dateRange, from, to), [dateRange, from, to]);
  return [period, (next) => void set(paramsOfPeriod(next))];
}
