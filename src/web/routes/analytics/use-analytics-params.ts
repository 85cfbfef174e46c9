import { parseAsBoolean, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { parseAsDateRange } from '../../features/period/use-period.ts';

/** What the analytics show, in the address: whose, over which days, and whether against the days before. */
export function useAnalyticsParams() {
  const [params, setParams] = useQueryStates(
    {
      scope: parseAsStringLiteral(['mine', 'database'] as const).withDefault('mine'),
      dateRange: parseAsDateRange,
      compare: parseAsBoolean.withDefault(true),
    },
    { history: 'push' },
  );
  return { ...params, change: (change: Partial<typeof params>) => void setParams(change) };
}
