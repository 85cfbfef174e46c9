import Box from '@mui/material/Box';
import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { EmailAdvice } from './advice.tsx';
import { EmailInput } from './input.tsx';

type Props = {
  registration: UseFormRegisterReturn;
  read: () => string;
  write: (email: string) => void;
  error: FieldError | undefined;
  label?: string;
  autoComplete?: 'username' | 'email';
  autoFocus?: boolean;
};

/** The field for a new address. The server checks the address once it is typed. */
export function CheckedEmailInput({ registration, read, write, error, label, autoComplete, autoFocus }: Props) {
  const [lookedAt, setLookedAt] = useState('');
  const blur: UseFormRegisterReturn['onBlur'] = (event) => {
    setLookedAt(read());
    return registration.onBlur(event);
  };
  return (
    <Box>
      <EmailInput
        registration={{ ...registration, onBlur: blur }}
        error={error}
        label={label}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
      />
      <EmailAdvice
        email={lookedAt}
        onCorrect={(email) => {
          write(email);
          setLookedAt(email);
        }}
      />
    </Box>
  );
}
