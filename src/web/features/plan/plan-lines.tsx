import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_FEATURES, type Plan } from '#contract/plan.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** What a plan holds, and what it leaves out. */
export function PlanLines({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const format = useFormat();
  const stores = plan.databaseStoreLimit;
  const products = plan.databaseProductLimit;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 3, display: 'grid', gap: 1, flex: 1, alignContent: 'start' }}
    >
      <Line isIncluded>{t('offer.stores', { count: plan.storeLimit })}</Line>
      <Line isIncluded>
        {stores === null || products === null
          ? t('offer.wholeDatabase')
          : t('offer.database', { stores: format.count(stores), products: format.count(products) })}
      </Line>
      {PLAN_FEATURES.map((feature) => (
        <Line key={feature} isIncluded={plan[feature]}>
          {t(`offer.${feature}`)}
        </Line>
      ))}
    </Box>
  );
}

function Line({ isIncluded, children }: { isIncluded: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const Icon = isIncluded ? Check : Remove;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, color: isIncluded ? 'text.primary' : 'text.secondary' }}>
      <Icon
        sx={{ fontSize: 18, mt: '3px', color: isIncluded ? 'primary.main' : 'text.secondary' }}
        titleAccess={isIncluded ? t('offer.with') : t('offer.without')}
      />
      <Typography variant="body2">{children}</Typography>
    </Box>
  );
}
