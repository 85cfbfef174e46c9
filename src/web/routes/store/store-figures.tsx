import Box from '@mui/material/Box';
import type { Trend } from '#contract/analytics.ts';
import type { DaySpan } from '#contract/date-range.ts';
import type { StoreItem } from '#contract/store.ts';
import { finishedValues } from '../../features/chart/finished-values.ts';
import { EstimateCard, FigureCardSkeleton } from '../../features/estimate/figure-card.tsx';

type Props = { store: StoreItem | undefined; trend: Trend | undefined; previousSpan: DaySpan };

export function StoreFigures({ store, trend, previousSpan }: Props) {
  const metrics = ['orders', 'revenue'] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      {metrics.map((metric) =>
        store ? (
          <EstimateCard
            key={metric}
            metric={metric}
            estimate={store[metric]}
            previous={store.previous[metric]}
            change={store.change[metric]}
            previousSpan={previousSpan}
            sparkline={finishedValues(trend, metric) ?? store.sparkline}
            gaps={trend?.points.filter((point) => point.gap && !point.partial).length}
          />
        ) : (
          <FigureCardSkeleton key={metric} isWide />
        ),
      )}
    </Box>
  );
}
