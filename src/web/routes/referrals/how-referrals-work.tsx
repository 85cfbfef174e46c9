import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { REFERRAL_PLAN, REFERRAL_STANDING_DAYS } from '#contract/billing/referral.ts';
import { useFormat } from '../../i18n/use-format.ts';

const STEPS = ['send', 'join', 'pay', 'earn'] as const;
const RULES = ['none', 'checks', 'privacy'] as const;

export function HowReferralsWork() {
  const { t } = useTranslation();
  const format = useFormat();
  const given = {
    count: REFERRAL_STANDING_DAYS,
    n: format.count(REFERRAL_STANDING_DAYS),
    plan: t(`plan.${REFERRAL_PLAN}`),
  };
  return (
    <Card component="section" aria-labelledby="how-referrals-work">
      <CardContent>
        <Typography id="how-referrals-work" variant="h5" component="h2">
          {t('referrals.how.title')}
        </Typography>
        <Box
          component="ol"
          sx={{ m: 0, mt: 1.5, paddingInlineStart: 2.5, display: 'grid', gap: 1, '& ::marker': { fontWeight: 600 } }}
        >
          {STEPS.map((step) => (
            <Typography key={step} component="li" variant="body2">
              {t(`referrals.how.${step}`, given)}
            </Typography>
          ))}
        </Box>
        <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5 }}>
          {t('referrals.how.rules')}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
          {RULES.map((rule) => (
            <Typography key={rule} component="li" variant="body2" color="textSecondary">
              {t(`referrals.how.${rule}`, given)}
            </Typography>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
