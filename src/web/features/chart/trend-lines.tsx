import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { FocusedLineMark, LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useRef, useState } from 'react';
import type { Note } from '#contract/note.ts';
import type { ProductEventItem } from '#contract/product-event.ts';
import { isolateText } from '../../format/isolate.ts';
import type { EventsOf } from '../event/list-events.ts';
import type { BucketLabels } from './bucket-label.ts';
import { axisTicks, BucketAxis, yAxisWidth } from './chart-axes.tsx';
import { EstimateBand } from './estimate-band.tsx';
import { EventPins } from './event-pins.tsx';
import type { MarkedSpan } from './marked-span.ts';
import { NotePins } from './note-pins.tsx';
import { SpanDrag } from './span-drag.tsx';
import { SpanKeys } from './span-keys.tsx';
import { highestOf, type TrendRow, wholeValue } from './trend-rows.ts';

export type TrendLinesProps = {
  rows: readonly TrendRow[];
  labels: BucketLabels;
  width: number;
  height: number;
  currentName: string;
  /** Null if the previous period is not drawn. */
  previousName: string | null;
  /** A value as the axis shows it. */
  tick: (value: number) => string;
  /** What a value of 1 is shown as. */
  unit: number;
  /** The text of a bucket for the tooltip and screen readers. */
  describeCurrent: (row: TrendRow) => string;
  describePrevious: (row: TrendRow) => string;
  /** Events by bucket. */
  events: ReadonlyMap<string, ProductEventItem[]>;
  /** Notes by bucket. */
  notes: ReadonlyMap<string, Note[]>;
  /** The store or product of the events. */
  of?: EventsOf;
  /** Called with the first and last bucket of a marked span. */
  onSpan?: (first: TrendRow, last: TrendRow) => void;
  /** Called when a bucket is clicked. */
  onRow?: (row: TrendRow) => void;
};

/** The drawn chart. Loaded separately, because the chart library is as large as the rest of the dashboard. */
export function TrendLines({
  rows,
  labels,
  width,
  height,
  tick,
  unit,
  onRow,
  onSpan,
  previousName,
  events,
  notes,
  of,
  ...texts
}: TrendLinesProps) {
  const theme = useTheme();
  const wasDragged = useRef(false);
  const [marked, setMarked] = useState<MarkedSpan | null>(null);
  const buckets = `${rows.length} ${rows[0]?.at} ${rows.at(-1)?.at}`;
  const [markedIn, setMarkedIn] = useState(buckets);
  if (markedIn !== buckets) {
    setMarkedIn(buckets);
    setMarked(null);
  }
  const isRtl = theme.direction === 'rtl';
  const palette = (theme.vars ?? theme).palette;
  const ticks = axisTicks(highestOf(rows), unit);
  const isDrawn = (row: TrendRow | undefined) => row !== undefined && wholeValue(row) !== null;
  const lone = (index: number) => isDrawn(rows[index]) && !isDrawn(rows[index - 1]) && !isDrawn(rows[index + 1]);
  const previousSeries = {
    id: 'previous',
    type: 'line' as const,
    label: previousName ?? '',
    curve: 'linear' as const,
    color: palette.chart.previous,
    showMark: false,
    data: rows.map((row) => (row.isInPart || row.isPreviousPartial ? null : (row.previous?.value ?? null))),
    valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
      describe(texts.describePrevious, rows[dataIndex]),
  };
  return (
    <ChartsDataProvider<'line'>
      onAxisClick={(_, data) => {
        const row = data && rows[data.dataIndex];
        if (row && row.state !== 'ahead' && !wasDragged.current) onRow?.(row);
      }}
      skipAnimation
      width={width}
      height={height}
      margin={{ top: 12, bottom: 0, left: isRtl ? 40 : 0, right: isRtl ? 0 : 40 }}
      xAxis={[
        {
          scaleType: 'point',
          data: rows.map((row) => row.at),
          reverse: isRtl,
          valueFormatter: (at: string, context) =>
            context.location === 'tick' ? labels.short(at) : isolateText(labels.long(at)),
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: ticks.at(-1),
          position: isRtl ? 'right' : 'left',
          width: yAxisWidth(ticks.map(tick)),
          tickInterval: ticks,
          valueFormatter: (value: number) => tick(value),
        },
      ]}
      series={[
        ...(previousName === null ? [] : [previousSeries]),
        {
          id: 'current',
          type: 'line',
          label: texts.currentName,
          curve: 'linear',
          color: palette.chart.current,
          shape: 'circle',
          showMark: ({ index }) => lone(index),
          data: rows.map(wholeValue),
          valueFormatter: (_, { dataIndex }) => describe(texts.describeCurrent, rows[dataIndex]),
        },
        {
          id: 'soFar',
          type: 'line',
          color: palette.chart.current,
          shape: 'diamond',
          showMark: true,
          data: rows.map((row) => (row.state === 'known' && row.isPartial ? row.current.value : null)),
          // the line that it continues already has this value in its tooltip
          valueFormatter: () => null,
        },
      ]}
      localeText={{
        lineDescription: ({ formattedXValue, formattedYValue, seriesLabel }) =>
          [formattedXValue, seriesLabel, formattedYValue].filter(Boolean).join(' · '),
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <ChartsWrapper hideLegend>
          <ChartsSurface
            sx={{
              '& [data-series="previous"]': { strokeDasharray: '5 5', strokeWidth: 1.5 },
              '& [data-series="current"]': { strokeWidth: 2.5 },
              '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: palette.text.secondary },
              '& .MuiChartsGrid-line': { stroke: palette.chart.grid },
            }}
          >
            <ChartsGrid horizontal />
            <EstimateBand rows={rows} color={palette.chart.band} />
            <LinePlot />
            <ChartsAxisHighlight x="line" />
            <FocusedLineMark />
            <BucketAxis rows={rows} labels={labels} />
            <ChartsYAxis disableLine disableTicks />
            <MarkPlot />
            <LineHighlightPlot />
            {onSpan && (
              <SpanDrag rows={rows} wasDragged={wasDragged} marked={marked} onMark={setMarked} onSpan={onSpan} />
            )}
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
        <EventPins events={events} labels={labels} of={of} />
        <NotePins notes={notes} labels={labels} />
        {onSpan && <SpanKeys {...{ rows, labels, isRtl, marked, onSpan }} onMark={setMarked} />}
      </Box>
    </ChartsDataProvider>
  );
}

function describe(text: (row: TrendRow) => string, row: TrendRow | undefined): string {
  return row ? text(row) : '';
}
