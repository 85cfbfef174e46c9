import type { Trend } from '#contract/analytics.ts';
import type { DaySpan } from '#contract/date-range.ts';
import { finishedValues } from '../chart/trend/finished-values.ts';
import type { ComparedItem } from './compared-figure.tsx';
import { EstimateCard, FigureCardSkeleton } from './figure-card.tsx';

type Props = {
  /** Undefined while it is loading. */
  data: (ComparedItem & { sparkline?: readonly (number | null)[] }) | undefined;
  trend: Trend | undefined;
  previousSpan: DaySpan;
  gaps: number | undefined;
};

/** Orders and revenue, one card each: the number, its change, and its course. */
export function EstimateCards({ data, trend, previousSpan, gaps }: Props) {
  return (['orders', 'revenue'] as const).map((metric) =>
    data ? (
      <EstimateCard
        key={metric}
        metric={metric}
        estimate={data[metric]}
        previous={data.previous[metric]}
        change={data.change[metric]}
        previousSpan={previousSpan}
        sparkline={finishedValues(trend, metric) ?? data.sparkline ?? []}
        gaps={gaps}
      />
    ) : (
      <FigureCardSkeleton key={metric} isWide />
    ),
  );
}
