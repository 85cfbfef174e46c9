import { parseAsBoolean, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { paramOf, SCOPE_PARAMS, type Scope, scopeOf } from '#contract/scope.ts';
import { parseAsDateRange } from '../../features/period/use-period.ts';

/** What the analytics show, in the address: whose, over which days, and whether against the days before. */
export function useAnalyticsParams() {
  const [params, setParams] = useQueryStates(
    {
      scope: parseAsStringLiteral(SCOPE_PARAMS).withDefault('mine'),
      dateRange: parseAsDateRange,
      compare: parseAsBoolean.withDefault(true),
    },
    { history: 'push' },
  );
  return {
    ...params,
    scope: scopeOf(params.scope),
    change: ({ scope, ...change }: Partial<Omit<typeof params, 'scope'> & { scope: Scope }>) =>
      void setParams(scope === undefined ? change : { ...change, scope: paramOf(scope) }),
  };
}
