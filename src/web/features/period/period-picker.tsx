import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { DATE_RANGES, type DateRange, isoDay } from '#contract/date-range.ts';
import { DAY_MS } from '#contract/time.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useOneEntry } from '../../navigation/one-entry.ts';
import { type ChosenDays, type ChosenPeriod, isChosenDays, spansOf } from './chosen-period.ts';
import { DaysPicker } from './days-picker.tsx';
import { spanText } from './span-text.ts';
import { useNow } from './use-now.ts';
import type { ChangePeriod } from './use-period.ts';

const DAYS = 'DAYS';

type Props =
  | { value: DateRange; onChange: ChangePeriod<DateRange>; hasDays?: false }
  /** Days may be chosen freely too. */
  | { value: ChosenPeriod; onChange: ChangePeriod; hasDays: true };

/** Chooses the period of a page, and shows its UTC days. */
export function PeriodPicker(props: Props) {
  const { value, hasDays = false } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { current } = spansOf(value, useNow());
  const entry = useOneEntry(value);
  const changeDays = (days: ChosenDays) => props.hasDays && props.onChange(days, entry.historyTo(days));
  const choose = (name: string) => {
    const range = DATE_RANGES.find((one) => one === name);
    if (range) props.onChange(range, entry.historyTo(range));
    else changeDays({ from: current.from, to: isoDay(Date.parse(current.until) - DAY_MS) });
  };
  return (
    <Stack
      direction="row"
      {...entry.handlers}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start', width: { xs: 1, sm: 'auto' } }}
    >
      <TextField
        select
        label={t('period.label')}
        value={isChosenDays(value) ? DAYS : value}
        onChange={(event) => choose(event.target.value)}
        helperText={t('period.resolved', { span: spanText(current, format.locale) })}
        slotProps={{
          // a native select: it is on most first screens, and MUI's list would render twice
          select: { native: true },
          formHelperText: { sx: { marginInlineEnd: -2 } },
        }}
        sx={{ width: { xs: 1, sm: 232 } }}
      >
        {DATE_RANGES.map((range) => (
          <option key={range} value={range}>
            {t(`period.range.${range}`)}
          </option>
        ))}
        {hasDays && <option value={DAYS}>{t('period.days')}</option>}
      </TextField>
      {isChosenDays(value) && props.hasDays && <DaysPicker value={value} onChange={changeDays} />}
    </Stack>
  );
}
