import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestId } from './problem-message.tsx';
import { problemText } from './problem-text.ts';

type Props = {
  error: unknown;
  onRetry?: () => void;
  /** What the reader can do about it. */
  children?: ReactNode;
};

/** Shown instead of content that could not be loaded. */
export function ErrorBlock({ error, onRetry, children }: Props) {
  const { t } = useTranslation();
  const { title, detail, requestId } = problemText(t, error);
  return (
    <Box role="alert" sx={{ maxWidth: 400, mx: 'auto', px: 2, py: 4, textAlign: 'center' }}>
      <CloudOff aria-hidden sx={{ mb: 1, fontSize: 32, color: 'text.secondary' }} />
      <Typography variant="h5" component="p">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {detail}
      </Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
          {t('common.retry')}
        </Button>
      )}
      {children}
      {requestId && <RequestId id={requestId} />}
    </Box>
  );
}
