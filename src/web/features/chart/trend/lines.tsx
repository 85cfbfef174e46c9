import { useTheme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { Note } from '#contract/note.ts';
import type { ProductEventItem } from '#contract/product/event.ts';
import type { EventsOf } from '../../event/list-events.ts';
import { BucketChart, type ChartLook } from '../axis/bucket-chart.tsx';
import { EventPins } from '../pin/event-pins.tsx';
import { NotePins } from '../pin/note-pins.tsx';
import { SpanDrag } from '../span/drag.tsx';
import { SpanKeys } from '../span/keys.tsx';
import type { MarkedSpan } from '../span/marked-span.ts';
import { EstimateBand } from './estimate-band.tsx';
import { type TrendRow, wholeValue } from './rows.ts';

export type TrendLinesProps = ChartLook & {
  rows: readonly TrendRow[];
  currentName: string;
  /** Null if the previous period is not drawn. */
  previousName: string | null;
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
  currentName,
  previousName,
  describeCurrent,
  describePrevious,
  events,
  notes,
  of,
  onSpan,
  onRow,
  ...look
}: TrendLinesProps) {
  const { labels } = look;
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
      describe(describePrevious, rows[dataIndex]),
  };
  return (
    <BucketChart
      {...look}
      rows={rows}
      onIndex={(index) => {
        const row = rows[index];
        if (row && row.state !== 'ahead' && !wasDragged.current) onRow?.(row);
      }}
      series={[
        ...(previousName === null ? [] : [previousSeries]),
        {
          id: 'current',
          type: 'line',
          label: currentName,
          curve: 'linear',
          color: palette.chart.current,
          shape: 'circle',
          showMark: ({ index }) => lone(index),
          data: rows.map(wholeValue),
          valueFormatter: (_, { dataIndex }) => describe(describeCurrent, rows[dataIndex]),
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
      strokes={{ previous: { strokeDasharray: '5 5', strokeWidth: 1.5 }, current: { strokeWidth: 2.5 } }}
      bands={<EstimateBand rows={rows} color={palette.chart.band} />}
      front={
        onSpan && <SpanDrag rows={rows} wasDragged={wasDragged} marked={marked} onMark={setMarked} onSpan={onSpan} />
      }
      above={
        <>
          <EventPins events={events} labels={labels} of={of} />
          <NotePins notes={notes} labels={labels} />
          {onSpan && <SpanKeys {...{ rows, labels, isRtl, marked, onSpan }} onMark={setMarked} />}
        </>
      }
    />
  );
}

function describe(text: (row: TrendRow) => string, row: TrendRow | undefined): string {
  return row ? text(row) : '';
}
