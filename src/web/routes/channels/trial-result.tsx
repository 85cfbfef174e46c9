import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { ChannelTrial } from '#contract/messages/channel.ts';
import { SendError } from './send-error.tsx';

/** The result of a test message. */
export function TrialResult({ trial }: { trial: ChannelTrial }) {
  const { t } = useTranslation();
  if (trial.isDelivered) return <Alert severity="success">{t('channels.tried')}</Alert>;
  return (
    <Alert severity="warning">
      {trial.status === null ? t('channels.unreached') : t('channels.refused', { status: trial.status })}
      {trial.error && <SendError error={trial.error} />}
    </Alert>
  );
}
