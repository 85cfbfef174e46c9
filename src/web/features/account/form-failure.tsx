import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** The error of the whole form. It takes the focus, so that nobody has to look for it. */
export function FormFailure({ message }: { message: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <Alert ref={alert} severity="error" variant="outlined" tabIndex={-1}>
      {message}
    </Alert>
  );
}
