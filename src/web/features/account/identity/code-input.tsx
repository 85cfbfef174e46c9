import TextField from '@mui/material/TextField';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authText } from '../auth-error-text.ts';

type Props = { registration: UseFormRegisterReturn; error: FieldError | undefined; autoFocus?: boolean };

/** The six digits of an authenticator app. */
export function CodeInput({ registration, error, autoFocus }: Props) {
  const { t } = useTranslation();
  const { ref, ...field } = registration;
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={t('secondFactor.code')}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      required
      error={error !== undefined}
      helperText={error?.message ? authText(error.message) : t('secondFactor.codeHint')}
      slotProps={{
        htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 7, spellCheck: false },
      }}
    />
  );
}
