import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = { message: string | undefined /** Shown after it: what to do. */; advice?: ReactNode };

/** The error of the whole form. It takes the focus, so that nobody has to look for it. */
export function FormFailure({ message, advice }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <Alert ref={alert} severity="error" variant="outlined" tabIndex={-1}>
      {message} {advice}
    </Alert>
  );
}
