import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { Billing } from '#contract/billing/billing.ts';
import type { Checkout } from '#contract/billing/checkout.ts';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { UpdatePaymentButton } from './update-payment-button.tsx';

type Props = {
  billing: Billing;
  isSettling: boolean;
  /** The subscription just paid for ended at once, because its card had a trial before. */
  isTrialRepeated: boolean;
  failure: unknown;
  onCheckout: (checkout: Checkout) => void;
};

/** Notices that the user must read or act on first. */
export function BillingNotices({ billing, isSettling, isTrialRepeated, failure, onCheckout }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { subscription } = billing;
  const suspended = billing.usage.stores.suspendedByPlan;
  const isPastDue = subscription?.status === 'past_due';
  return (
    <Stack role="status" sx={{ gap: 1.5, '&:empty': { display: 'none' } }}>
      {isSettling && (
        <Alert severity="info">
          {t('billing.settling')}
          <LinearProgress aria-label={t('common.loading')} sx={{ mt: 1 }} />
        </Alert>
      )}
      {failure === 'blocked' ? (
        <Alert severity="error">
          <AlertTitle>{t('billing.blocked.title')}</AlertTitle>
          {t('billing.blocked.description')}
        </Alert>
      ) : (
        failure != null && <ProblemMessage error={failure} />
      )}
      {isTrialRepeated && (
        <Alert severity="warning">
          <AlertTitle>{t('billing.trialRepeated.title')}</AlertTitle>
          {t('billing.trialRepeated.description')}
        </Alert>
      )}
      {isPastDue && (
        <Alert severity="error">
          <AlertTitle>{t('billing.pastDue.title')}</AlertTitle>
          {subscription.graceEndsAt
            ? t('billing.pastDue.grace', { date: format.date(subscription.graceEndsAt) })
            : t('billing.pastDue.over')}
          <Box sx={{ mt: 1.5 }}>
            <UpdatePaymentButton variant="contained" color="error" onCheckout={onCheckout} />
          </Box>
        </Alert>
      )}
      {subscription?.status === 'paused' && (
        <Alert severity="warning">
          {t('billing.paused.says')}
          {billing.source === 'subscription' && billing.until && (
            <Box>{t('billing.paused.kept', { date: format.date(billing.until) })}</Box>
          )}
        </Alert>
      )}
      {suspended > 0 && (
        <Alert severity="warning">{t('billing.suspended', { count: suspended, n: format.count(suspended) })}</Alert>
      )}
    </Stack>
  );
}
