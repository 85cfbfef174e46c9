import Box from '@mui/material/Box';
import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { EmailAdvice } from './email-advice.tsx';
import { EmailInput } from './email-input.tsx';

type Props = {
  register: (options: { onBlur: () => void }) => UseFormRegisterReturn;
  read: () => string;
  write: (email: string) => void;
  error: FieldError | undefined;
  label?: string;
  autoComplete?: 'username' | 'email';
  autoFocus?: boolean;
};

/** The field for a new address. The server checks the address once it is typed. */
export function CheckedEmailInput({ register, read, write, error, label, autoComplete, autoFocus }: Props) {
  const [lookedAt, setLookedAt] = useState('');
  return (
    <Box>
      <EmailInput
        registration={register({ onBlur: () => setLookedAt(read()) })}
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
