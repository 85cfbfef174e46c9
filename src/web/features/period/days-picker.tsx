import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDay } from '#contract/date-range.ts';
import { areDays, type ChosenDays, isDay } from './chosen-period.ts';
import { useNow } from './use-now.ts';

const FIRST_DAY = '2000-01-01';

type Props = { value: ChosenDays; onChange: (days: ChosenDays) => void };

/** The first and last day of a period. It changes once both are valid. */
export function DaysPicker({ value, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (!areSame(known, value)) {
    setKnown(value);
    if (!areSame(typed, value)) setTyped(value);
  }
  const today = isoDay(useNow());
  const isWrong = isDay(typed.from) && isDay(typed.to) && !areDays(typed.from, typed.to);
  const change = (part: Partial<ChosenDays>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (areDays(next.from, next.to)) onChange(next);
  };
  return (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      type="date"
      label={t(`period.${end}`)}
      value={typed[end]}
      onChange={(event) => change({ [end]: event.target.value })}
      error={isWrong}
      helperText={isWrong && end === 'to' ? t('period.turned') : undefined}
      slotProps={{ htmlInput: { min: FIRST_DAY, max: today }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 152 } }}
    />
  ));
}

function areSame(one: ChosenDays, other: ChosenDays): boolean {
  return one.from === other.from && one.to === other.to;
}
