import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SandboxCheckout } from '#contract/billing/checkout.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The checkout's total, including the country's tax. */
export function SandboxSum({ checkout, taxPercent }: { checkout: SandboxCheckout; taxPercent: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { price, trialDays } = checkout;
  const taxCents = Math.round(price.amount * taxPercent);
  const monthly = { ...price, amount: (Math.round(price.amount * 100) + taxCents) / 100 };
  const none = { ...price, amount: 0 };
  return (
    <Box sx={{ mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'surface.sunken' }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        <Row term={t('checkout.plan', { plan: t(`plan.${checkout.plan}`) })} amount={format.price(price)} />
        <Row
          term={t('checkout.tax', { rate: format.percent(taxPercent / 100) })}
          amount={format.price({ ...price, amount: taxCents / 100 })}
        />
        <Row term={t('checkout.monthly')} amount={format.price(monthly)} />
        <Row isStrong term={t('checkout.now')} amount={format.price(trialDays > 0 ? none : monthly)} />
      </Box>
      {trialDays > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
          {t('checkout.trial', { count: trialDays, n: format.count(trialDays) })}
        </Typography>
      )}
    </Box>
  );
}

function Row({ term, amount, isStrong = false }: { term: string; amount: string; isStrong?: boolean }) {
  const variant = isStrong ? 'subtitle2' : 'body2';
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant={variant}>
        {term}
      </Typography>
      <Typography component="dd" variant={variant} sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {isolate(amount)}
      </Typography>
    </Box>
  );
}
