import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { PointerEvent, RefObject } from 'react';
import type { TrendRow } from '../trend/rows.ts';
import { endsOf, type MarkedSpan } from './marked-span.ts';

type Props = {
  rows: readonly TrendRow[];
  /** Whether the pointer has just marked a span, so that its click must be ignored. */
  wasDragged: RefObject<boolean>;
  marked: MarkedSpan | null;
  onMark: (marked: MarkedSpan | null) => void;
  onSpan: (first: TrendRow, last: TrendRow) => void;
};

/**
 * A layer over the lines that shows the marked span. Dragging a mouse across it marks from the first bucket to the
 * last.
 */
export function SpanDrag({ rows, wasDragged, marked, onMark, onSpan }: Props) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const xScale = useXScale<'point'>();
  const { left, top, width, height } = useDrawingArea();
  const bucketAt = (event: PointerEvent<SVGRectElement>): number => {
    const frame = event.currentTarget.getBoundingClientRect();
    const x = left + ((event.clientX - frame.left) / Math.max(1, frame.width)) * width;
    return nearest(
      rows.map((row) => xScale(row.at) ?? 0),
      x,
    );
  };
  const end = (event: PointerEvent<SVGRectElement>) => {
    if (!marked) return;
    event.currentTarget.releasePointerCapture?.(event.pointerId);
    onMark(null);
    const [first, last] = endsOf(marked).map((place) => rows[place]);
    wasDragged.current = first !== last;
    if (first && last && first !== last) onSpan(first, last);
  };
  const ends =
    marked &&
    endsOf(marked)
      .map((place) => xScale(rows[place]?.at ?? '') ?? 0)
      .toSorted((a, b) => a - b);
  return (
    <>
      {ends && (
        <rect
          aria-hidden
          x={ends[0]}
          y={top}
          width={ends[1]! - ends[0]!}
          height={height}
          fill={palette.chart.current}
          fillOpacity={0.12}
        />
      )}
      <rect
        aria-hidden
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        onPointerDown={(event) => {
          wasDragged.current = false;
          // a finger scrolls instead
          if (event.pointerType !== 'mouse' || event.button !== 0 || rows.length < 2) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          const at = bucketAt(event);
          onMark({ from: at, to: at });
        }}
        onPointerMove={(event) => {
          if (marked && event.buttons === 1) onMark({ ...marked, to: bucketAt(event) });
        }}
        onPointerUp={end}
        onPointerCancel={() => onMark(null)}
      />
    </>
  );
}

/** The index of the nearest place. */
export function nearest(places: readonly number[], x: number): number {
  return places.reduce((best, place, index) => (Math.abs(place - x) < Math.abs(places[best]! - x) ? index : best), 0);
}
