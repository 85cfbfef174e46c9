import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from './problem-text.ts';

/** An error message beside its cause, for example a form. */
export function ProblemMessage({ error, action }: { error: unknown; action?: ReactNode }) {
  const { t } = useTranslation();
  const { title, detail, requestId } = problemText(t, error);
  return (
    <Alert severity="error" variant="outlined" action={action}>
      <AlertTitle>{title}</AlertTitle>
      {detail}
      {requestId && <RequestId id={requestId} />}
    </Alert>
  );
}

export function RequestId({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
      {t('common.requestId')}{' '}
      <bdi dir="ltr">
        <code>{id}</code>
      </bdi>
    </Typography>
  );
}
