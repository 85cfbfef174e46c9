import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterLimits } from '#contract/filters.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { isWithin } from './filter-params.ts';
import { amountText, readAmount } from './read-amount.ts';

type Ends = { min: number | null; max: number | null };
type Props = { label: ReactNode; isMoney: boolean; limits: FilterLimits; value: Ends; onChange: (ends: Ends) => void };

/**
 * From and to; both may be empty. It applies when a field loses focus or Enter is pressed, if the server would accept
 * it.
 */
export function RangeFilter({ label, isMoney, limits, value, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const textsOf = ({ min, max }: Ends) => ({ min: amountText(min, format.signs), max: amountText(max, format.signs) });
  const [texts, setTexts] = useState(() => textsOf(value));
  const [settled, setSettled] = useState(value);
  if (value.min !== settled.min || value.max !== settled.max) {
    setSettled(value);
    setTexts(textsOf(value));
  }
  const ends = { min: readAmount(texts.min, format.signs), max: readAmount(texts.max, format.signs) };
  const isRefused = (amount: number | null | undefined) => typeof amount === 'number' && !isWithin(amount, limits);
  const isOutside = { min: isRefused(ends.min), max: isRefused(ends.max) };
  const isWrong = {
    min: ends.min === undefined || isOutside.min,
    max: ends.max === undefined || isOutside.max,
  };
  const isTurned = typeof ends.min === 'number' && typeof ends.max === 'number' && ends.min > ends.max;
  const problemText = () => {
    if (isOutside.min || isOutside.max) {
      const bounds = { least: format.count(limits.least), most: format.count(limits.most) };
      return t(limits.isWhole ? 'filter.outsideWhole' : 'filter.outside', bounds);
    }
    if (isWrong.min || isWrong.max) {
      return t('filter.notANumber', { whole: format.count(1000), part: format.decimal(9.5) });
    }
    return isTurned ? t('filter.turned') : null;
  };
  const error = problemText();
  const hold = () => {
    const { min, max } = ends;
    if (min === undefined || max === undefined || error) return;
    if (min !== value.min || max !== value.max) onChange({ min, max });
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {(['min', 'max'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`filter.${end}`)}
            value={texts[end]}
            error={isWrong[end] || isTurned}
            onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
            onBlur={hold}
            onKeyDown={(event) => {
              if (event.key === 'Enter') hold();
            }}
            slotProps={{
              htmlInput: {
                // a phone's decimal keyboard has no minus
                inputMode: limits.least < 0 ? 'text' : 'decimal',
                dir: 'ltr',
                maxLength: 13,
                autoComplete: 'off',
                'aria-describedby': error ? `${id}-error` : undefined,
              },
              input: isMoney ? { startAdornment: <InputAdornment position="start">$</InputAdornment> } : {},
            }}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
