import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Billing } from '#contract/billing/billing.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import { stateOf, useBillingSentences } from './use-billing-sentences.ts';

type Props = {
  billing: Billing;
  /** Undefined if there is nothing to cancel or to resume. */
  onCancel: (() => void) | undefined;
  onResume: (() => void) | undefined;
};

const COLORS = {
  referral: 'info',
  operator: 'info',
  trialing: 'info',
  active: 'success',
  ending: 'warning',
  past_due: 'error',
  paused: 'warning',
  canceled: 'default',
} as const;

/** The current plan, where it comes from and how long it lasts. */
export function CurrentPlanCard({ billing, onCancel, onResume }: Props) {
  const { t } = useTranslation();
  const sentences = useBillingSentences(billing);
  const state = stateOf(billing);
  // an operator's plan may hide a paid one that is ending, and resuming applies to that one
  const resumed = billing.options.find(({ kind }) => kind === 'resume');
  return (
    <Card component="section" aria-labelledby="current-plan">
      <CardContent sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
        <Typography id="current-plan" variant="body2" component="h2" color="textSecondary">
          {t('billing.current')}
        </Typography>
        <Stack direction="row" sx={{ mt: 0.5, mb: 1.5, gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h3" component="p">
            {t(`plan.${billing.plan}`)}
          </Typography>
          {state !== 'free' && (
            <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`billing.state.${state}`)} />
          )}
        </Stack>
        {sentences.map((sentence) => (
          <Typography key={sentence} variant="body2" sx={{ mb: 0.5 }}>
            {sentence}
          </Typography>
        ))}
        {state === 'free' && (
          <Typography variant="body2" sx={{ mt: 'auto', pt: 2 }}>
            <TextLink to="/referrals">{t('billing.toReferrals')}</TextLink>
          </Typography>
        )}
        {(onCancel || onResume) && (
          <Stack direction="row" sx={{ mt: 'auto', pt: 2, gap: 1 }}>
            {onResume && (
              <Button size="small" variant="contained" onClick={onResume}>
                {state === 'ending'
                  ? t('billing.resume')
                  : t('billing.act.resume', { plan: t(`plan.${resumed?.plan ?? billing.plan}`) })}
              </Button>
            )}
            {onCancel && (
              <Button size="small" variant="outlined" color="error" onClick={onCancel}>
                {t('billing.cancel')}
              </Button>
            )}
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
