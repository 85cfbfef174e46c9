import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from './read-amount.ts';

type Ends = { min: number | null; max: number | null };
type Props = { label: string; isMoney: boolean; isSigned?: boolean; value: Ends; onChange: (ends: Ends) => void };

/** From and to, both may be left open. It holds when a field is left or Enter is pressed, if it makes sense. */
export function RangeFilter({ label, isMoney, isSigned, value, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [texts, setTexts] = useState({ min: textOf(value.min), max: textOf(value.max) });
  const [settled, setSettled] = useState(value);
  if (value.min !== settled.min || value.max !== settled.max) {
    setSettled(value);
    setTexts({ min: textOf(value.min), max: textOf(value.max) });
  }
  const ends = { min: readAmount(texts.min, isSigned), max: readAmount(texts.max, isSigned) };
  const isWrong = { min: ends.min === undefined, max: ends.max === undefined };
  const isTurned = typeof ends.min === 'number' && typeof ends.max === 'number' && ends.min > ends.max;
  const error = isWrong.min || isWrong.max ? t('filter.notANumber') : isTurned ? t('filter.turned') : null;
  const hold = () => {
    const { min, max } = ends;
    if (min === undefined || max === undefined || isTurned) return;
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
                // a phone's decimal keys have no minus
                inputMode: isSigned ? 'text' : 'decimal',
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

function textOf(amount: number | null): string {
  return amount === null ? '' : String(amount);
}
