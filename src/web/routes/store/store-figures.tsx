import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { finishedValues } from '../../features/chart/finished-values.ts';
import { getTrendQuery, trendFile } from '../../features/chart/get-trend.ts';
import { TrendCard } from '../../features/chart/trend-card.tsx';
import { EstimateCard, FigureCardSkeleton } from '../../features/estimate/figure-card.tsx';
import { unlessPartlyRead } from '../../features/estimate/for-period.ts';
import { listStorePinsQuery } from '../../features/event/list-events.ts';
import { NoteList } from '../../features/note/note-list.tsx';
import { daysNoted, notesQuery } from '../../features/note/note-queries.ts';
import { type ChosenPeriod, spansOf } from '../../features/period/chosen-period.ts';
import { useNow } from '../../features/period/use-now.ts';
import { isCounted } from '../../features/store/is-counted.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { SimilarStores } from './similar-stores.tsx';
import { StoreWithoutCounts } from './store-without-counts.tsx';

type Props = {
  scope: Scope;
  id: string;
  /** Undefined while it is not known. */
  store: StoreItem | undefined;
  period: ChosenPeriod;
  onDay: (day: string) => void;
  onProduct: (productId: string, at: string) => void;
  onPeriod: (period: ChosenPeriod) => void;
};

/** What a store sold in the period, and how that moved. */
export function StoreFigures({ scope, id, store, period, onDay, onProduct, onPeriod }: Props) {
  const spans = spansOf(period, useNow());
  const trend = useQuery(getTrendQuery(period, { scope, storeId: id }));
  const pins = useQuery(listStorePinsQuery(id, period));
  const notes = useQuery(notesQuery({ storeId: id }));
  const data = store && unlessPartlyRead(store, trend.data);
  return (
    <>
      {store && !isCounted(store) ? (
        <StoreWithoutCounts scope={scope} storeId={id} period={period} onProduct={onProduct} />
      ) : (
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
                  gaps={trend.data?.points.filter((point) => point.gap && !point.partial).length}
                />
              ) : (
                <FigureCardSkeleton key={metric} isWide />
              ),
            )}
          </Box>
          <TrendCard
            trend={trend}
            file={{ source: trendFile(period, { scope, storeId: id }), name: store?.name ?? '' }}
            span={spans.current}
            totals={data && { current: data, previous: data.previous, change: data.change }}
            events={pins.data?.items}
            notes={daysNoted(notes.data?.items)}
            eventsOf={{ storeId: id }}
            onDay={onDay}
            onSpan={onPeriod}
          />
        </>
      )}
      {scope === 'mine' && !IS_SHARED && <NoteList of={{ storeId: id }} />}
      {scope === 'catalogue' && store && !IS_SHARED && <SimilarStores store={store} />}
    </>
  );
}
