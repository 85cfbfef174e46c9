import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';
import { FormFailure } from './form-failure.tsx';

type Props = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  failure: string | undefined;
  /** What to do about the failure. */
  advice?: ReactNode;
  /** After every change of a field. */
  onTyped?: () => void;
  children: ReactNode;
};

/** The form of a sign-in screen. Its error is shown above the fields. */
export function AuthForm({ onSubmit, failure, advice, onTyped, children }: Props) {
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} onChange={onTyped} sx={{ gap: 2.5 }}>
      <FormFailure message={failure} advice={advice} />
      {children}
    </Stack>
  );
}
