import StickyNote2 from '@mui/icons-material/StickyNote2Outlined';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '#contract/note.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { BucketLabels } from './bucket-label.ts';

type Props = { notes: ReadonlyMap<string, Note[]>; labels: BucketLabels };

/** Large enough to touch. */
const PIN_PX = 24;

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
          <ButtonBase
            key={at}
            aria-haspopup="dialog"
            aria-label={`${t('notes.title')}: ${labels.long(at)}`}
            onClick={(event) => setOpen({ anchor: event.currentTarget, found })}
            // the axis knows its own position, in both writing directions
            style={{ left: x - PIN_PX / 2, top: top + height - PIN_PX }}
            sx={{
              position: 'absolute',
              // on paper the chart may be narrower than its measured width
              displayPrint: 'none',
              width: PIN_PX,
              height: PIN_PX,
              borderRadius: '50%',
              color: 'text.secondary',
              '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
            }}
          >
            <StickyNote2 aria-hidden sx={{ fontSize: 16 }} />
          </ButtonBase>
        );
      })}
      <Popover
        open={open !== null}
        anchorEl={open?.anchor}
        onClose={() => setOpen(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { p: 2, maxWidth: 'min(360px, 100% - 32px)' } },
        }}
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
      </Popover>
    </>
  );
}
