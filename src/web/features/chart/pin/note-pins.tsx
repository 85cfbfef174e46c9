import StickyNote2 from '@mui/icons-material/StickyNote2Outlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '#contract/note.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { BucketLabels } from '../axis/bucket-label.ts';
import { MARK_PX, PIN_PX, Pin, PinPopover } from './pin.tsx';

type Props = { notes: ReadonlyMap<string, Note[]>; labels: BucketLabels };

/** At the bottom of the chart, a pin at each bucket with a note. Pressing it shows the notes. */
export function NotePins({ notes, labels }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const xScale = useXScale<'point'>();
  const { top, height } = useDrawingArea();
  const titleId = useId();
  const [open, setOpen] = useState<{ anchor: HTMLElement; found: Note[] } | null>(null);
  return (
    <>
      {[...notes].map(([at, found]) => {
        const x = xScale(at);
        return x === undefined ? null : (
          <Pin
            key={at}
            label={`${t('notes.title')}: ${labels.long(at)}`}
            x={x}
            top={top + height - PIN_PX}
            onOpen={(anchor) => setOpen({ anchor, found })}
          >
            <StickyNote2 aria-hidden sx={{ fontSize: MARK_PX }} />
          </Pin>
        );
      })}
      <PinPopover
        anchor={open?.anchor ?? null}
        opens="above"
        titleId={titleId}
        onClose={() => setOpen(null)}
        sx={{ p: 2, maxWidth: 'min(360px, 100% - 32px)' }}
      >
        <Stack sx={{ gap: 1 }}>
          <Typography id={titleId} component="h2" variant="subtitle1">
            {t('notes.title')}
          </Typography>
          {open?.found.map(({ id, day, text }) => (
            <div key={id}>
              <Typography variant="caption" color="textSecondary" component="p">
                {day !== null && format.utcDay(day)}
              </Typography>
              <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </div>
          ))}
        </Stack>
      </PinPopover>
    </>
  );
}
