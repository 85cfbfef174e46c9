import Box from '@mui/material/Box';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './password-input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

type Props = {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
  /** What is typed so far. */
  value: string;
  /** What everybody may know of the owner: it makes no password. */
  known: readonly string[];
  label?: string;
};

/** A password that is being chosen, with what it is worth. */
export function NewPasswordInput({ registration, error, value, known, label }: Props) {
  const { t } = useTranslation();
  return (
    <Box>
      <PasswordInput
        registration={registration}
        error={error}
        label={label}
        hint={value === '' ? t('signup.passwordHint') : undefined}
        isNew
      />
      <StrengthMeter password={value} known={known} />
    </Box>
  );
}
