import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS } from '#contract/billing/billing.ts';
import { PLAN_ORDER, PLANS, type PlanKey, RECOMMENDED_PLAN } from '#contract/billing/plan.ts';
import { PlanCard } from '../../features/plan/plan-card.tsx';
import { PlanGrid } from '../../features/plan/plan-grid.tsx';
import { PlanTable } from '../../features/plan/plan-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { billingPath } from '../../navigation/billing-path.ts';
import { LinkButton } from '../../navigation/link-button.tsx';

export function Pricing() {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Container component="section" id="pricing" maxWidth="lg" sx={{ pt: { xs: 6, md: 10 }, scrollMarginTop: 64 }}>
      <Typography variant="h2">{t('landing.pricing.title')}</Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {t('landing.pricing.description')} {t('offer.trial', { count: TRIAL_DAYS, n: format.count(TRIAL_DAYS) })}
      </Typography>
      <PlanGrid>
        {PLAN_ORDER.map((key) => (
          <PlanCard
            key={key}
            plan={PLANS[key]}
            isMarked={key === RECOMMENDED_PLAN}
            mark={key === RECOMMENDED_PLAN && <Chip size="small" color="primary" label={t('offer.recommended')} />}
          >
            <LinkButton to={signupPath(key)} variant={key === RECOMMENDED_PLAN ? 'contained' : 'outlined'} fullWidth>
              {t('offer.action', { plan: t(`plan.${key}`) })}
            </LinkButton>
          </PlanCard>
        ))}
      </PlanGrid>
      <PlanTable />
    </Container>
  );
}

/** The sign-up page. After a paid plan was chosen, it continues to that plan. */
function signupPath(plan: PlanKey): string {
  return plan === 'FREE' ? '/signup' : `/signup?returnTo=${encodeURIComponent(billingPath(plan))}`;
}
