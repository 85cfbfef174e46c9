import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductEventItem } from '#contract/product/event.ts';
import type { EventsOf } from '../../event/list-events.ts';
import { PinStory } from '../../event/pin-story.tsx';
import type { BucketLabels } from '../axis/bucket-label.ts';
import { EventGlyph, GLYPH_PX } from './event-glyph.tsx';
import { PIN_PX, Pin, PinPopover } from './pin.tsx';
import { MARKED_KINDS, pinGroups } from './row-events.ts';

type Props = {
  events: ReadonlyMap<string, ProductEventItem[]>;
  labels: BucketLabels;
  /** Whose orders before and after are shown. */
  of: EventsOf | undefined;
};

/** At the top of the chart, a pin for each kind of event in a bucket. Pressing it shows what happened. */
export function EventPins({ events, labels, of }: Props) {
  const { t } = useTranslation();
  const xScale = useXScale<'point'>();
  const { top } = useDrawingArea();
  const titleId = useId();
  const [open, setOpen] = useState<{ anchor: HTMLElement; found: ProductEventItem[] } | null>(null);
  return (
    <>
      {pinGroups(events, (at) => xScale(at), PIN_PX).map(({ at, x, found: here }) =>
        MARKED_KINDS.map((kind) => ({ kind, found: here.filter((event) => event.kind === kind) }))
          .filter(({ found }) => found.length > 0)
          .map(({ kind, found }, index) => (
            <Pin
              key={`${at} ${kind}`}
              label={`${t(`event.kind.${kind}`)}: ${labels.long(at)}`}
              x={x}
              top={top - PIN_PX / 2 + GLYPH_PX / 2 + index * PIN_PX}
              onOpen={(anchor) => setOpen({ anchor, found })}
            >
              <svg aria-hidden width={GLYPH_PX} height={GLYPH_PX} viewBox={`0 0 ${GLYPH_PX} ${GLYPH_PX}`}>
                <EventGlyph kind={kind} />
              </svg>
            </Pin>
          )),
      )}
      <PinPopover
        anchor={open?.anchor ?? null}
        opens="below"
        titleId={titleId}
        onClose={() => setOpen(null)}
        // the width is fixed, because it is placed once, before its numbers load
        sx={{ p: 2, width: 'min(336px, 100% - 32px)' }}
      >
        {open && <PinStory titleId={titleId} events={open.found} of={of} />}
      </PinPopover>
    </>
  );
}
