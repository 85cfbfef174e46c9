import { parseAsBoolean, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { paramOf, SCOPE_PARAMS, type Scope, scopeOf } from '#contract/scope.ts';
import { type ChosenPeriod, chosenPeriodOf } from '../../features/period/chosen-period.ts';
import { chosenPeriodParsers, paramsOfPeriod } from '../../features/period/use-period.ts';
import type { HistoryEntry } from '../../navigation/one-entry.ts';

/** The parameters of the analytics, in the address: scope, period, and whether to compare with the previous one. */
export function useAnalyticsParams() {
  const [params, setParams] = useQueryStates(
    {
      scope: parseAsStringLiteral(SCOPE_PARAMS).withDefault('mine'),
      ...chosenPeriodParsers,
      compare: parseAsBoolean.withDefault(true),
    },
    { history: 'push' },
  );
  const { dateRange, from, to, compare } = params;
  return {
    compare,
    scope: scopeOf(params.scope),
    period: chosenPeriodOf(dateRange, from, to),
    change: ({ scope, ...change }: Partial<{ compare: boolean; scope: Scope }>) =>
      void setParams(scope === undefined ? change : { ...change, scope: paramOf(scope) }),
    changePeriod: (period: ChosenPeriod, history: HistoryEntry = 'push') =>
      void setParams(paramsOfPeriod(period), { history }),
  };
}
