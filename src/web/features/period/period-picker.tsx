import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { DATE_RANGES, type DateRange, spanOf } from '#contract/date-range.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { spanText } from './span-text.ts';
import { useNow } from './use-now.ts';

type Props = { value: DateRange; onChange: (range: DateRange) => void };

/** The period of a page, with the UTC days that it comes to. */
export function PeriodPicker({ value, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { current } = spanOf(value, useNow());
  return (
    <TextField
      select
      label={t('period.label')}
      value={value}
      onChange={(event) => onChange(DATE_RANGES.find((range) => range === event.target.value) ?? value)}
      helperText={t('period.resolved', { span: spanText(current, format.locale) })}
      sx={{ width: { xs: 1, sm: 216 } }}
    >
      {DATE_RANGES.map((range) => (
        <MenuItem key={range} value={range}>
          {t(`period.range.${range}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
