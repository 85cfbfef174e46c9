import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, ReactNode])[];
  onChange: (value: Value) => void;
  hint?: string;
};

/** Chooses one of a few options. */
export function Choice<Value extends string | number>({ label, value, options, onChange, hint }: Props<Value>) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      helperText={hint}
      // an empty value also shows its option's text
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(options.find(([option]) => String(option) === String(target.value))![0])}
    >
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
