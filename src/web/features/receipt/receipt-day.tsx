import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#contract/time.ts';
import { type HistoryEntry, useOneEntry } from '../../navigation/one-entry.ts';
import { isDay } from '../period/chosen-period.ts';
import { useNow } from '../period/use-now.ts';
import { dayOf } from './use-receipt.ts';

const flipped = { transform: 'var(--flip, none)' };

type Props = { day: string; onDay: (day: string, history: HistoryEntry) => void };

/** The day of a receipt. It can be moved by a day, or typed: it changes once that is a day that has begun. */
export function ReceiptDay({ day, onDay }: Props) {
  const { t } = useTranslation();
  const today = dayOf(useNow());
  const entry = useOneEntry(day);
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setTyped(day);
  }
  const choose = (next: string) => onDay(next, entry.historyTo(next));
  const move = (days: number) => choose(dayOf(Date.parse(day) + days * DAY_MS));
  const type = (text: string) => {
    setTyped(text);
    if (text !== day && isDay(text) && text <= today) choose(text);
  };
  return (
    <Stack
      direction="row"
      {...entry.handlers}
      sx={(theme) => ({
        gap: 0.5,
        alignItems: 'center',
        ...(theme.direction === 'rtl' ? { '--flip': 'scaleX(-1)' } : {}),
      })}
    >
      <IconButton aria-label={t('receipt.dayBefore')} onClick={() => move(-1)}>
        <ChevronLeft sx={flipped} />
      </IconButton>
      <TextField
        type="date"
        label={t('receipt.day')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(day)}
        slotProps={{ htmlInput: { max: today }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 220 }}
      />
      <IconButton aria-label={t('receipt.dayAfter')} disabled={day >= today} onClick={() => move(1)}>
        <ChevronRight sx={flipped} />
      </IconButton>
    </Stack>
  );
}
