import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useNow } from '../period/use-now.ts';
import { dayOf } from './use-receipt.ts';

const DAY_MS = 86_400_000;
const flipped = { transform: 'var(--flip, none)' };

/** The day of a receipt. It can be moved by a day or set to any day. */
export function ReceiptDay({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useTranslation();
  const today = dayOf(useNow());
  const move = (days: number) => onDay(dayOf(Date.parse(day) + days * DAY_MS));
  return (
    <Stack
      direction="row"
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
        value={day}
        onChange={(event) => event.target.value && event.target.value <= today && onDay(event.target.value)}
        slotProps={{ htmlInput: { max: today }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 220 }}
      />
      <IconButton aria-label={t('receipt.dayAfter')} disabled={day >= today} onClick={() => move(1)}>
        <ChevronRight sx={flipped} />
      </IconButton>
    </Stack>
  );
}
