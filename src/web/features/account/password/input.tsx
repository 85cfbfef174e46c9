import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authText } from '../auth-error-text.ts';

type Props = {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
  label?: string;
  hint?: string;
  isNew?: boolean;
  autoFocus?: boolean;
};

export function PasswordInput({ registration, error, label, hint, isNew = false, autoFocus }: Props) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const { ref, ...field } = registration;
  return (
    <TextField
      {...field}
      inputRef={ref}
      type={isShown ? 'text' : 'password'}
      label={label ?? t('auth.password')}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoFocus={autoFocus}
      required
      error={error !== undefined}
      helperText={error?.message ? authText(error.message) : hint}
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={isShown ? t('auth.hide-password') : t('auth.show-password')}
                onClick={() => setShown((was) => !was)}
              >
                {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
