import { parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { DATE_RANGES, type DateRange, DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import type { HistoryEntry } from '../../navigation/one-entry.ts';
import { type ChosenPeriod, chosenPeriodOf, isChosenDays } from './chosen-period.ts';

/** The default range leaves no trace in the address. */
export const parseAsDateRange = parseAsStringLiteral(DATE_RANGES).withDefault(DEFAULT_DATE_RANGE);

export type ChangePeriod<Period = ChosenPeriod> = (period: Period, history?: HistoryEntry) => void;

export function usePeriod(): [DateRange, (range: DateRange) => void] {
  const [range, setRange] = useQueryState('dateRange', parseAsDateRange.withOptions({ history: 'push' }));
  return [range, setRange];
}

/** The address parameters of a period. Days take precedence over a range. */
export const chosenPeriodParsers = { dateRange: parseAsDateRange, from: parseAsString, to: parseAsString };

/** A period as address parameters. */
export function paramsOfPeriod(period: ChosenPeriod) {
  return isChosenDays(period) ? { dateRange: null, ...period } : { dateRange: period, from: null, to: null };
}

/** The period in the address: a named range, or days chosen freely. In another one, a list restarts at its first page. */
export function useChosenPeriod(): [ChosenPeriod, ChangePeriod] {
  const [{ dateRange, from, to }, set] = useQueryStates({ ...chosenPeriodParsers, page: parseAsString });
  const period = useMemo(() => chosenPeriodOf(dateRange, from, to), [dateRange, from, to]);
  return [period, (next, history = 'push') => void set({ ...paramsOfPeriod(next), page: null }, { history })];
}
