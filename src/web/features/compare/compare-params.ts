import { parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { MAX_COMPARED } from '#contract/analytics.ts';
import type { HistoryEntry } from '../../navigation/one-entry.ts';
import { TREND_METRICS } from '../chart/trend/metric-toggle.tsx';
import { type ChosenPeriod, chosenPeriodOf } from '../period/chosen-period.ts';
import { chosenPeriodParsers, paramsOfPeriod } from '../period/use-period.ts';

/** A store's id, or a product's, which begins with its store's: `7`, `7-31`. */
const NUMBER = /^\d{1,18}(-\d{1,18})?$/;

/** What is compared. All of it is in the address, so that it can be bookmarked and shared. */
export function useCompareParams() {
  const [params, set] = useQueryStates(
    {
      of: parseAsArrayOf(parseAsString).withDefault([]),
      ...chosenPeriodParsers,
      metric: parseAsStringLiteral(TREND_METRICS).withDefault('orders'),
      from100: parseAsBoolean.withDefault(false),
    },
    { history: 'push' },
  );
  const { dateRange, from, to, ...chosen } = params;
  return {
    ...chosen,
    of: comparableIds(params.of),
    period: chosenPeriodOf(dateRange, from, to),
    change: (change: Partial<typeof chosen>) => void set(change),
    changePeriod: (period: ChosenPeriod, history: HistoryEntry = 'push') =>
      void set(paramsOfPeriod(period), { history }),
  };
}

/** Removes duplicates, invalid ids, and more than fit. */
export function comparableIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => NUMBER.test(id)).slice(0, MAX_COMPARED);
}

/** The address that compares these. */
export function comparePath(ids: readonly string[]): string {
  return `/compare?of=${comparableIds(ids).join(',')}`;
}
