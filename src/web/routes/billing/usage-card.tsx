import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Billing } from '#contract/billing/billing.ts';
import { planForStores } from '#contract/billing/plan.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The plan's limits, and how much of them is used. */
export function UsageCard({ usage }: { usage: Billing['usage'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const reach = ({ limit }: { limit: number | null }) =>
    limit === null ? t('billing.usage.all') : t('billing.usage.first', { n: format.count(limit) });
  return (
    <Card component="section" aria-labelledby="usage">
      <CardContent>
        <Typography id="usage" variant="body2" component="h2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t('billing.usage.title')}
        </Typography>
        <StoreBar {...usage.stores} />
        <Box component="dl" sx={{ m: 0, mt: 2.5, display: 'grid', gap: 1 }}>
          <Row term={t('billing.usage.databaseStores')} value={reach(usage.databaseStores)} />
          <Row term={t('billing.usage.databaseProducts')} value={reach(usage.databaseProducts)} />
        </Box>
      </CardContent>
    </Card>
  );
}

function StoreBar({ used, limit }: Billing['usage']['stores']) {
  const { t } = useTranslation();
  const format = useFormat();
  const value = t('billing.usage.of', { used: format.count(used), limit: format.count(limit) });
  const isFull = used >= limit;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 0.75 }}>
        <Typography id="usage-stores">{t('billing.usage.stores')}</Typography>
        <Typography variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        color={isFull ? 'warning' : 'primary'}
        value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
        aria-labelledby="usage-stores"
        aria-valuetext={value}
        // the unused part looks empty
        sx={{ height: 10, borderRadius: 1, bgcolor: 'surface.sunken', boxShadow: 'inset 0 0 0 1px', color: 'divider' }}
      />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
        {isFull
          ? t(planForStores(used) ? 'billing.usage.full' : 'billing.usage.fullTop')
          : t('billing.usage.left', { count: limit - used, n: format.count(limit - used) })}
      </Typography>
    </>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'end' }}>
        {value}
      </Typography>
    </Box>
  );
}
