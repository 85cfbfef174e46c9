import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ProductItem } from '#contract/product.ts';
import type { Scope } from '#contract/scope.ts';
import { usePlan } from '../../api/use-plan.ts';
import { finishedValues } from '../../features/chart/finished-values.ts';
import { getTrendQuery, trendFile } from '../../features/chart/get-trend.ts';
import { TrendCard } from '../../features/chart/trend-card.tsx';
import { EstimateCard, FigureCardSkeleton } from '../../features/estimate/figure-card.tsx';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { listMarkedEventsQuery } from '../../features/event/list-events.ts';
import { NoteList } from '../../features/note/note-list.tsx';
import { daysNoted, notesQuery } from '../../features/note/note-queries.ts';
import { type ChosenPeriod, spansOf } from '../../features/period/chosen-period.ts';
import { useNow } from '../../features/period/use-now.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { ProductPlace } from './product-place.tsx';
import { SimilarProducts } from './similar-products.tsx';

type Props = {
  scope: Scope;
  id: string;
  /** Undefined while it is not known. */
  product: ProductItem | undefined;
  period: ChosenPeriod;
  onDay: (day: string) => void;
  onPeriod: (period: ChosenPeriod) => void;
};

/** What a product sold in the period, and how that moved. */
export function ProductFigures({ scope, id, product, period, onDay, onPeriod }: Props) {
  const { areDatabaseFiltersEnabled } = usePlan();
  const spans = spansOf(period, useNow());
  const trend = useQuery(getTrendQuery(period, { scope, productId: id }));
  const marked = useQuery(listMarkedEventsQuery(id));
  const notes = useQuery(notesQuery({ productId: id }));
  const data = product && unlessPartlyRead(product, trend.data);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {(['orders', 'revenue'] as const).map((metric) =>
          data ? (
            <EstimateCard
              key={metric}
              metric={metric}
              estimate={data[metric]}
              previous={data.previous[metric]}
              change={data.change[metric]}
              previousSpan={spans.previous}
              sparkline={finishedValues(trend.data, metric) ?? data.sparkline}
            />
          ) : (
            <FigureCardSkeleton key={metric} isWide />
          ),
        )}
      </Box>
      <ProductPlace id={id} period={period} share={product?.share ?? null} />
      <TrendCard
        trend={trend}
        file={{ source: trendFile(period, { scope, productId: id }), name: product?.title ?? '' }}
        span={spans.current}
        totals={data && { current: data, previous: data.previous, change: data.change }}
        events={marked.data?.items}
        notes={daysNoted(notes.data?.items)}
        eventsOf={{ productId: id }}
        onDay={onDay}
        onSpan={onPeriod}
      />
      {scope === 'mine' && !IS_SHARED && <NoteList of={{ productId: id }} />}
      {(scope === 'catalogue' || areDatabaseFiltersEnabled) && product && !IS_SHARED && (
        <SimilarProducts product={product} />
      )}
    </>
  );
}
