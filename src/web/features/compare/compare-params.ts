import { parseAsArrayOf, parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { MOST_COMPARED } from '#contract/analytics.ts';
import { TREND_METRICS } from '../chart/metric-toggle.tsx';
import { type ChosenPeriod, chosenPeriodOf } from '../period/chosen-period.ts';
import { chosenPeriodParsers, paramsOfPeriod } from '../period/use-period.ts';

/** A store by its number, a product by its store's and its own: `7`, `7-31`. */
const NUMBER = /^\d{1,18}(-\d{1,18})?$/;

/** What is compared, all of it in the address, so that it can be kept and sent. */
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
    changePeriod: (period: ChosenPeriod) => void set(paramsOfPeriod(period)),
  };
}

/** Each once, and no more than fit; what names nothing is left out. */
export function comparableIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => NUMBER.test(id)).slice(0, MOST_COMPARED);
}

/** The address that compares these. */
export function comparePath(ids: readonly string[]): string {
  return `/compare?of=${comparableIds(ids).join(',')}`;
}
