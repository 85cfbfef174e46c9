import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Referrals } from '#contract/billing/referral.ts';
import { useFormat } from '../../i18n/use-format.ts';

const STEPS = ['sent', 'joined', 'paid', 'earned'] as const;

/** The figures from joining to credit. Opens of the link are not counted. */
export function ReferralFigures({ referrals }: { referrals: Referrals }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card component="section" aria-label={t('referrals.figures.title')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 2, p: 2.5 }}
      >
        {STEPS.map((step) => (
          <Box key={step}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`referrals.figures.${step}`)}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0, my: 0.25, fontVariantNumeric: 'tabular-nums' }}>
              {step === 'sent' ? '–' : format.count(referrals[step])}
            </Typography>
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
              {t(`referrals.figures.${step}Note`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
