import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { type PointerEvent, type RefObject, useState } from 'react';
import type { TrendRow } from './trend-rows.ts';

type Props = {
  rows: readonly TrendRow[];
  /** Whether the pointer just chose a span, so that its click means nothing more. */
  wasDragged: RefObject<boolean>;
  onSpan: (first: TrendRow, last: TrendRow) => void;
};

/** Over the lines: a mouse that is drawn along them chooses the buckets from the first to the last. */
export function SpanDrag({ rows, wasDragged, onSpan }: Props) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const xScale = useXScale<'point'>();
  const { left, top, width, height } = useDrawingArea();
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const bucketAt = (event: PointerEvent<SVGRectElement>): number => {
    const frame = event.currentTarget.getBoundingClientRect();
    const x = left + ((event.clientX - frame.left) / Math.max(1, frame.width)) * width;
    return nearest(
      rows.map((row) => xScale(row.at) ?? 0),
      x,
    );
  };
  const end = (event: PointerEvent<SVGRectElement>) => {
    if (!drag) return;
    event.currentTarget.releasePointerCapture?.(event.pointerId);
    setDrag(null);
    const [first, last] = [rows[Math.min(drag.from, drag.to)], rows[Math.max(drag.from, drag.to)]];
    wasDragged.current = first !== last;
    if (first && last && first !== last) onSpan(first, last);
  };
  const ends = drag && [xScale(rows[drag.from]!.at) ?? 0, xScale(rows[drag.to]!.at) ?? 0].toSorted((a, b) => a - b);
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
          // a finger scrolls
          if (event.pointerType !== 'mouse' || event.button !== 0 || rows.length < 2) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          const at = bucketAt(event);
          setDrag({ from: at, to: at });
        }}
        onPointerMove={(event) => drag && setDrag({ ...drag, to: bucketAt(event) })}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      />
    </>
  );
}

/** Which of some places lies nearest. */
export function nearest(places: readonly number[], x: number): number {
  return places.reduce((best, place, index) => (Math.abs(place - x) < Math.abs(places[best]! - x) ? index : best), 0);
}
