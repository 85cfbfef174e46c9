import TextField from '@mui/material/TextField';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authText } from '../auth-error-text.ts';

type Props = {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
  label?: string;
  /** `username` on sign-in forms, which password managers fill in. */
  autoComplete?: 'username' | 'email';
  autoFocus?: boolean;
};

export function EmailInput({ registration, error, label, autoComplete = 'username', autoFocus }: Props) {
  const { t } = useTranslation();
  const { ref, ...field } = registration;
  return (
    <TextField
      {...field}
      inputRef={ref}
      type="email"
      label={label ?? t('auth.email')}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      required
      error={error !== undefined}
      helperText={error?.message && authText(error.message)}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
    />
  );
}
