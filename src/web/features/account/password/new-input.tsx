import Box from '@mui/material/Box';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './input.tsx';
import { StrengthMeter } from './strength-meter.tsx';

type Props = {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
  /** The text typed so far. */
  value: string;
  /** Words known of the owner, which do not strengthen a password. */
  known: readonly string[];
  label?: string;
};

/** The field for a new password, with its strength. */
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
