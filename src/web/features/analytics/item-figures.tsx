import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { whileStale } from '../../components/while-stale.ts';
import { TrendCard } from '../chart/trend/card.tsx';
import { getTrendQuery, trendFile } from '../chart/trend/get-trend.ts';
import { EstimateCards } from '../estimate/estimate-cards.tsx';
import { unlessPartlyRead } from '../estimate/for-period.ts';
import { type EventsOf, listPinsQuery } from '../event/list-events.ts';
import { daysNoted, notesQuery } from '../note/note-queries.ts';
import { type ChosenPeriod, spansOf } from '../period/chosen-period.ts';
import { useNow } from '../period/use-now.ts';

type Props = {
  scope: Scope;
  of: EventsOf;
  /** Undefined while it is loading. */
  item: StoreItem | ProductItem | undefined;
  /** Whether it has the figures of the period before. */
  isStale: boolean;
  name: string | undefined;
  period: ChosenPeriod;
  /** Shown between the cards and the chart. */
  children?: ReactNode;
  onDay: (day: string) => void;
  onPeriod: (period: ChosenPeriod) => void;
};

/** What a store or product sold in the period: as cards, and as a chart with its events. */
export function ItemFigures({ scope, of, item, isStale, name = '', period, children, onDay, onPeriod }: Props) {
  const spans = spansOf(period, useNow());
  const trend = useQuery(getTrendQuery(period, { scope, ...of }));
  const pins = useQuery(listPinsQuery(of, period));
  const notes = useQuery(notesQuery(of));
  const data = item && unlessPartlyRead(item, trend.data);
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}
        {...whileStale(isStale || trend.isPlaceholderData)}
      >
        <EstimateCards
          data={data}
          trend={trend.data}
          previousSpan={spans.previous}
          gaps={trend.data?.points.filter((point) => point.gap && !point.partial).length}
        />
      </Box>
      {children}
      <TrendCard
        trend={trend}
        isStale={isStale}
        file={{ source: trendFile(period, { scope, ...of }), name }}
        span={spans.current}
        totals={data && { current: data, previous: data.previous, change: data.change }}
        events={pins.data?.items}
        notes={daysNoted(notes.data?.items)}
        eventsOf={of}
        onDay={onDay}
        onSpan={onPeriod}
      />
    </>
  );
}
