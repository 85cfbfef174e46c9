import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import type { ProductEventItem } from '#contract/product-event.ts';
import { EventGlyph, GLYPH_PX } from './event-glyph.tsx';
import { MARKED_KINDS } from './row-events.ts';

/** Under the top of the chart, at each bucket one mark for each kind of event in it. The tooltip says what happened. */
export function EventMarks({ events }: { events: ReadonlyMap<string, ProductEventItem[]> }) {
  const xScale = useXScale<'point'>();
  const { top } = useDrawingArea();
  return (
    <g aria-hidden>
      {[...events].map(([at, found]) => {
        const x = xScale(at);
        if (x === undefined) return null;
        const kinds = MARKED_KINDS.filter((kind) => found.some((event) => event.kind === kind));
        return kinds.map((kind, index) => (
          <g key={`${at} ${kind}`} transform={`translate(${x - GLYPH_PX / 2},${top + index * (GLYPH_PX + 3)})`}>
            <EventGlyph kind={kind} />
          </g>
        ));
      })}
    </g>
  );
}
