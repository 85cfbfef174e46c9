import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trend } from '#contract/analytics.ts';
import type { DaySpan } from '#contract/date-range.ts';
import type { ComparedChange, Estimate } from '#contract/estimate/estimate.ts';
import type { Note } from '#contract/note.ts';
import type { ProductEventItem } from '#contract/product/event.ts';
import { Unanswered } from '../../../components/loaded.tsx';
import { whileStale } from '../../../components/while-stale.ts';
import { IS_SHARED } from '../../../share/shared-place.ts';
import type { EventsOf } from '../../event/list-events.ts';
import { ExportMenu } from '../../list/export-menu.tsx';
import type { FileSource } from '../../list/file-source.ts';
import type { ChosenDays } from '../../period/chosen-period.ts';
import { chartCardSx } from '../nothing-drawn.tsx';
import { TREND_HEIGHT, TrendChart } from './chart.tsx';
import { MetricToggle, TREND_METRICS } from './metric-toggle.tsx';

type Totals = Record<'orders' | 'revenue', Estimate>;

type Props = {
  trend: UseQueryResult<Trend>;
  span: DaySpan;
  /** For the same period as the trend; undefined while loading. */
  totals: { current: Totals; previous: Totals; change: ComparedChange } | undefined;
  /** The query behind the totals, if it can fail separately from the trend. */
  totalsFrom?: UseQueryResult<unknown>;
  /** Whether the totals are those before. */
  isStale?: boolean;
  /** Whether the previous period is drawn too. */
  isCompared?: boolean;
  /** Of the drawing. */
  height?: number;
  /** Shown beside the choice of metric. */
  actions?: ReactNode;
  /** The chart day by day, as a file. */
  file?: { source: FileSource; name: string };
  /** The events that the chart marks, newest first. */
  events?: readonly ProductEventItem[];
  /** Notes on days. */
  notes?: readonly Note[];
  /** The store or product of the events. */
  eventsOf?: EventsOf;
  /** Opens the receipt of a UTC day. */
  onDay?: (day: string) => void;
  /** Zooms in on the days marked on the chart. */
  onSpan?: (days: ChosenDays) => void;
};

/** The trend with a choice of metric, which the address stores. */
export function TrendCard({
  trend,
  span,
  totals,
  totalsFrom = trend,
  isStale = totalsFrom.isPlaceholderData,
  isCompared,
  height = TREND_HEIGHT,
  actions,
  file,
  events,
  notes,
  eventsOf,
  onDay,
  onSpan,
}: Props) {
  const { t } = useTranslation();
  const [metric, setMetric] = useQueryState('metric', parseAsStringLiteral(TREND_METRICS).withDefault('orders'));
  return (
    <Card>
      <CardContent sx={chartCardSx(height + 168)} {...whileStale(isStale || trend.isPlaceholderData)}>
        {trend.data && totals ? (
          <TrendChart
            title={t(`chart.title.${metric}`)}
            metric={metric}
            trend={trend.data}
            span={span}
            total={totals.current[metric]}
            previousTotal={totals.previous[metric]}
            change={totals.change[metric]}
            isCompared={isCompared}
            height={height}
            events={events}
            notes={notes}
            eventsOf={eventsOf}
            onDay={onDay}
            onSpan={onSpan}
            actions={
              <>
                {actions}
                {file && !IS_SHARED && <ExportMenu small="chart" {...file} />}
                <MetricToggle value={metric} onChange={(next) => void setMetric(next)} />
              </>
            }
          />
        ) : (
          <Unanswered source={trend.data ? totalsFrom : trend} waiting={<TrendSkeleton height={height} />} />
        )}
      </CardContent>
    </Card>
  );
}

export function TrendSkeleton({ height = TREND_HEIGHT }: { height?: number }) {
  return (
    <>
      <Skeleton variant="text" width={160} height={32} />
      <Skeleton variant="text" width="60%" />
      <Skeleton variant="text" width="40%" sx={{ mb: 5 }} />
      <Skeleton variant="rounded" height={height} />
    </>
  );
}
