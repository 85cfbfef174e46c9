import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PLAN_ORDER, PLANS, type Plan, PlanFeature } from '#contract/plan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkButton } from '../../navigation/link-button.tsx';

export function Pricing() {
  const { t } = useTranslation();
  return (
    <Container component="section" id="pricing" maxWidth="lg" sx={{ pt: { xs: 6, md: 10 }, scrollMarginTop: 64 }}>
      <Typography variant="h2">{t('landing.pricing.title')}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('landing.pricing.description')}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          mt: 4,
          mb: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {PLAN_ORDER.map((key) => (
          <PlanCard key={key} plan={PLANS[key]} />
        ))}
      </Box>
    </Container>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const format = useFormat();
  const name = t(`plan.${plan.key}`);
  const stores = plan.databaseStoreLimit;
  const products = plan.databaseProductLimit;
  return (
    <Card component="li" sx={{ p: 3, display: 'flex', flexDirection: 'column' }}>
      <Typography variant="h5" component="h3">
        {name}
      </Typography>
      <Box sx={{ mt: 1.5, mb: 2.5, display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
        <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 650, lineHeight: 1.3 }}>
          {format.wholeUsd(plan.price)}
        </Typography>
        <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('landing.pricing.perMonth')}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, mb: 3, display: 'grid', gap: 1, flex: 1, alignContent: 'start' }}
      >
        <Line isIncluded>{t('landing.pricing.stores', { count: plan.storeLimit })}</Line>
        <Line isIncluded>
          {stores === null || products === null
            ? t('landing.pricing.wholeDatabase')
            : t('landing.pricing.database', { stores: format.count(stores), products: format.count(products) })}
        </Line>
        {PlanFeature.options.map((feature) => (
          <Line key={feature} isIncluded={plan[feature]}>
            {t(`landing.pricing.${feature}`)}
          </Line>
        ))}
      </Box>
      <LinkButton to={`/signup${search}`} variant={plan.price === 0 ? 'contained' : 'outlined'} fullWidth>
        {t('landing.pricing.action', { plan: name })}
      </LinkButton>
    </Card>
  );
}

function Line({ isIncluded, children }: { isIncluded: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const Icon = isIncluded ? Check : Remove;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, color: isIncluded ? 'text.primary' : 'text.secondary' }}>
      <Icon
        sx={{ fontSize: 18, mt: '3px', color: isIncluded ? 'primary.main' : 'text.secondary' }}
        titleAccess={isIncluded ? t('landing.pricing.with') : t('landing.pricing.without')}
      />
      <Typography variant="body2">{children}</Typography>
    </Box>
  );
}
